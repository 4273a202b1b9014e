import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import './app/app.css';
import { readBakedContent } from './app/baked-content';
import { reloadWhenOutdated } from './app/outdated-build';
import { createQueryClient } from './app/query-client';
import { routeOf } from './app/routes';
import { mayHaveSession } from './data/auth';

/** The head elements that are a page's own; see features/seo/page-head.tsx. */
const PAGE_HEAD =
  'title, meta[name=description], meta[name=keywords], meta[name=robots], meta[name^=twitter], meta[property^=og], link[rel=canonical]';

/** Until the code of the page is asked for again after a failure, in milliseconds. */
const RETRY_DELAY = 5_000;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');

reloadWhenOutdated();
const queryClient = createQueryClient();
readBakedContent(queryClient, document);
const mayBeSignedIn = mayHaveSession();
const app = (
  <StrictMode>
    <App queryClient={queryClient} mayBeSignedIn={mayBeSignedIn} />
  </StrictMode>
);

// A static page shows what a signed-out visitor sees at its path: with a session, or for one opening of
// /careers, the page is made afresh (design 6; index.html hides the static one meanwhile).
const isOneOpening = new URLSearchParams(location.search).has('job');
if (mayBeSignedIn || isOneOpening || !container.hasChildNodes()) {
  // Else what the static page tells search engines would stay beside what the new one does.
  for (const element of document.head.querySelectorAll(PAGE_HEAD)) element.remove();
  container.replaceChildren();
  createRoot(container).render(app);
} else {
  // As a transition, which gives way to the visitor every few milliseconds: the page can be seen already.
  const hydrate = () => startTransition(() => void hydrateRoot(container, app));
  // The page's own code first: hydration would otherwise stop at it, and start again when it is there.
  // (No top-level await: the page's file imports this one, and each would wait for the other.) While it can't be
  // loaded the static page stays what it is, whole and with links that work.
  const takeOver = () =>
    void routeOf(location.pathname)
      .preload(location.pathname)
      .then(hydrate, () => setTimeout(takeOver, RETRY_DELAY));
  takeOver();
}
document.documentElement.removeAttribute('data-afresh');
