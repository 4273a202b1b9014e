import { readContactDraft } from '@/features/contacts/contact-draft';
import { keepTrying } from '@/lib/keep-trying';
import { previousPath } from '@/lib/visited-path';
import { whenIdle } from '@/lib/when-idle';
import { contentChange, type ShownContent } from './content-change';
import { handleDialogCommands } from './dialog-commands';
import { recordClick } from './early-click';
import { firstInteraction } from './first-interaction';
import { loadFiles } from './load-chunk';
import { prefetchLinks } from './prefetch-links';

const FILES = 'link[rel=preload][as=fetch]';

/** Prepares the page, and loads the application immediately or once it is needed (decision 4). */
export function startPage(): void {
  handleDialogCommands();
  recordClick();
  const interaction = firstInteraction();
  window.early = undefined;
  // No fade between documents on Back or Forward, to match navigation within the application.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.navigationType === 'traverse') viewTransition?.skipTransition();
  });
  // Only pages that hydrate when needed have this template. Browsers ignore links inside a template.
  const deferred = document.querySelector<HTMLTemplateElement>('#deferred-files');
  if (!deferred || isIncomplete()) {
    void keepTrying(() => importApp(deferred?.content ?? document.body));
    return;
  }
  const stopPrefetching = prefetchLinks();
  // The build writes what the page shows as attributes of the template (scripts/build/prerender.ts).
  const shown = { ...deferred.dataset } as unknown as ShownContent;
  // The application preselects the service whose page the visitor came from.
  const choosesService = location.pathname === '/contact' && previousPath() !== undefined;
  const needs = [interaction, contentChange(shown), ...(choosesService ? [whenIdle()] : [])];
  void Promise.race(needs)
    .then(() => keepTrying(() => importApp(deferred.content)))
    .then(stopPrefetching);
}

async function importApp(filesIn: ParentNode): Promise<void> {
  const links = [...filesIn.querySelectorAll<HTMLLinkElement>(FILES)];
  loadFiles(links.map((link) => link.getAttribute('href') ?? '')).catch(() => undefined);
  const { startApp } = await import('./start-app');
  await startApp();
}

function isIncomplete(): boolean {
  const isDiscarded = document.documentElement.dataset['discarded'] !== undefined;
  const isFiltered = location.search !== '' && document.querySelector('[role=search]') !== null;
  return isDiscarded || isFiltered || readContactDraft() !== undefined;
}
