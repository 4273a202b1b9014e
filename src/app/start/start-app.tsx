import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preloadOpenForm } from '@/components/dialog-form';
import { mayHaveSession } from '@/data/stored-session';
import { App } from '../app';
import { PreloadLinks } from '../preload-links';
import { createQueryClient } from '../query-client';
import { pageIdAt, preloadPage } from '../routes';
import { readPrerenderedData } from './prerendered-data';

const PAGE_HEAD =
  'title, meta[name=description], meta[name=keywords], meta[name=robots]:not(#shell-robots), meta[name^=twitter], meta[property^=og], link[rel=canonical]';

export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  ignoreRepeatedSlashes();
  // Running the files was a long task. Safari has no `scheduler`.
  await globalThis.scheduler?.yield();
  // Until now, the page has only the rules that it uses (scripts/build/page-styles.ts).
  await import('../app.css');
  const queryClient = createQueryClient();
  readPrerenderedData(queryClient);
  const mayBeSignedIn = mayHaveSession();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} mayBeSignedIn={mayBeSignedIn}>
          <PreloadLinks />
        </App>
      </BrowserRouter>
    </StrictMode>
  );

  // Pages are prerendered for signed-out visitors (design 8).
  if (mayBeSignedIn || !root.hasChildNodes() || isMisplacedNotFoundPage()) {
    // Otherwise, React would keep the prerendered head elements in addition to its own.
    for (const element of document.head.querySelectorAll(PAGE_HEAD)) element.remove();
    root.replaceChildren();
    createRoot(root, { onRecoverableError }).render(app);
  } else {
    // Otherwise, hydration would suspend and discard the input in a prerendered form.
    const [{ keepInput }] = await Promise.all([
      import('./keep-input'),
      preloadPage(location.pathname).then(preloadOpenForm),
    ]);
    keepInput(root);
    // A transition yields to input every few milliseconds.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
    // React hydrates the part first in which something gets the focus.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  document.documentElement.removeAttribute('data-discarded');
}

/** Names of the errors with which browsers skip a fade, such as for a resize or another navigation. */
const SKIPPED_FADE = ['AbortError', 'InvalidStateError', 'TimeoutError'];

/** Reports errors as React does by default, except that a page shown without its fade is no error. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof DOMException && SKIPPED_FADE.includes(error.name))) reportError(error);
}

/** Firebase Hosting also sends the not-found page for `/services/..%2fx`, where the router shows another page. */
function isMisplacedNotFoundPage(): boolean {
  // Every other prerendered page has a canonical link.
  const isNotFoundPage = !document.head.querySelector('link[rel=canonical]');
  return isNotFoundPage && pageIdAt(location.pathname) !== 'not-found';
}

/** Firebase Hosting serves `/services//upgrades` as `/services/upgrades`, but the router knows no such path. */
function ignoreRepeatedSlashes(): void {
  const path = location.pathname.replace(/\/{2,}/g, '/');
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash);
}
