import { keepTrying } from '@/lib/keep-trying';
import { handleDialogCommands } from './dialog-commands';
import { firstInteraction } from './first-interaction';
import { reloadWhenOutdated } from './reload-when-outdated';

/** Loads the application at once or on first interaction (docs/decisions/004-application-on-demand.md). */
export function startPage(): void {
  // In a template browsers ignore the preload links; only pages that hydrate on interaction have it.
  const deferredLinks = document.querySelector<HTMLTemplateElement>('#deferred-links');

  async function importApp() {
    if (deferredLinks) document.head.append(deferredLinks.content);
    const { startApp } = await import('./start-app');
    await startApp();
  }

  reloadWhenOutdated();
  handleDialogCommands();
  // No fade to another document on Back or Forward, as there is none within the application.
  // https://www.w3.org/TR/css-view-transitions-2/#the-pageswapevent
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.navigationType === 'traverse') viewTransition?.skipTransition();
  });
  // Set by index.html where the prerendered page is not the one to show.
  const isDiscarded = document.documentElement.dataset['discarded'] !== undefined;
  if (deferredLinks && !isDiscarded) void firstInteraction().then(() => keepTrying(importApp));
  else void keepTrying(importApp);
}
