import { startTransition, StrictMode } from 'react';
import { mayHaveSession } from '@/data/stored-session';
import { App } from './app';
import { readBakedContent } from './baked-content';
import { createQueryClient } from './query-client';
import type * as ReactDom from './react-dom';
import { routeOf } from './routes';

/** The head elements that are a page's own; see features/seo/page-head.tsx. */
const PAGE_HEAD =
  'title, meta[name=description], meta[name=keywords], meta[name=robots], meta[name^=twitter], meta[property^=og], link[rel=canonical]';

/**
 * Makes the application out of the page: a static page is taken over as it stands (hydrated), an
 * empty one is filled. Throws where the code of the page can't be loaded: a static page is untouched then.
 */
export async function start({ createRoot, hydrateRoot }: typeof ReactDom): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
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
  if (mayBeSignedIn || isOneOpening || !root.hasChildNodes()) {
    // Else what the static page tells search engines would stay beside what the new one does.
    for (const element of document.head.querySelectorAll(PAGE_HEAD)) element.remove();
    root.replaceChildren();
    createRoot(root).render(app);
  } else {
    // The page's own code first: hydration would otherwise stop at it, and start again when it is there.
    await routeOf(location.pathname).preload(location.pathname);
    // As a transition, which gives way to the visitor every few milliseconds: the page can be seen already.
    startTransition(() => void hydrateRoot(root, app));
  }
  document.documentElement.removeAttribute('data-afresh');
}
