import type { Page } from '@playwright/test';

/** The notification with this title and text, even if an open dialog hides it from assistive technology. */
export function notification(page: Page, title: string, text: string) {
  return page
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: title })
    .filter({ hasText: text });
}
