import { firstInteraction } from './first-interaction';
import { queueEarlyClicks } from './early-clicks';
import { reloadWhenOutdated } from './reload-when-outdated';

const RETRY_DELAY_MS = 5_000;

/** Loads the application at once or on first interaction (docs/decisions/004-application-on-demand.md). */
export function startPage(): void {
  // In a template browsers ignore the preload links; only pages that hydrate on interaction have it.
  const deferredLinks = document.querySelector<HTMLTemplateElement>('#deferred-links');
  let loading: Promise<void> | undefined;

  async function importApp() {
    if (deferredLinks) document.head.append(deferredLinks.content);
    const { startApp } = await import('./start-app');
    await startApp();
  }

  function loadApp() {
    loading ??= importApp().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  function keepLoading() {
    loadApp().catch(() => setTimeout(keepLoading, RETRY_DELAY_MS));
  }

  reloadWhenOutdated();
  queueEarlyClicks(loadApp);
  // Set by index.html where the prerendered page is not the one to show.
  const isDiscarded = document.documentElement.dataset['discarded'] !== undefined;
  if (deferredLinks && !isDiscarded) void firstInteraction().then(keepLoading);
  else keepLoading();
}
