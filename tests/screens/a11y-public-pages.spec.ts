import { expectAccessible } from '../support/expect-accessible';
import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, open, test } from '../support/test';

for (const { path, heading, status } of PUBLIC_PAGES) {
  test(`${path} is accessible`, async ({ page, expectConsoleErrors }) => {
    if (status === 404) expectConsoleErrors(/404/);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('[role=status]', { hasText: 'Loading' })).toHaveCount(0);
    await expectAccessible(page, path);
  });
}
