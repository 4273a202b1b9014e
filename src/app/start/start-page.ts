import { readContactDraft } from '@/features/contacts/contact-draft';
import { keepTrying } from '@/lib/keep-trying';
import { handleDialogCommands } from './dialog-commands';
import { recordClick } from './early-click';
import { firstInteraction } from './first-interaction';
import { loadFiles } from './load-chunk';

const FILES = 'link[rel=preload][as=fetch]';

/** Prepares the page, and loads the application immediately or on first interaction (decision 4). */
export function startPage(): void {
  handleDialogCommands();
  recordClick();
  // No fade between documents on Back or Forward, to match navigation within the application.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.navigationType === 'traverse') viewTransition?.skipTransition();
  });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadApp);
  else loadApp();
}

function loadApp(): void {
  // Only pages that hydrate on interaction have this template. Browsers ignore links inside a template.
  const deferred = document.querySelector<HTMLTemplateElement>('#deferred-files');
  const links = (deferred?.content ?? document.body).querySelectorAll<HTMLLinkElement>(FILES);

  async function importApp() {
    loadFiles([...links].map((link) => link.getAttribute('href') ?? '')).catch(() => undefined);
    const { startApp } = await import('./start-app');
    await startApp();
  }

  if (deferred && !isIncomplete()) void firstInteraction().then(() => keepTrying(importApp));
  else void keepTrying(importApp);
}

function isIncomplete(): boolean {
  const isDiscarded = document.documentElement.dataset['discarded'] !== undefined;
  const isFiltered = location.search !== '' && document.querySelector('[role=search]') !== null;
  return isDiscarded || isFiltered || readContactDraft() !== undefined;
}
