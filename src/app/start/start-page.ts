import { recentDraft, saveFirstPage } from '@/features/contacts/contact-draft';
import { keepTrying } from '@/lib/keep-trying';
import { nextPaint } from '@/lib/next-paint';
import { savesData } from '@/lib/saves-data';
import { whenIdle } from '@/lib/when-idle';
import { contentChange, type ShownContent } from './content-change';
import { handleDialogCommands } from './dialog-commands';
import { recordClick } from './early-click';
import { loadFiles, runFiles } from './load-chunk';

const FILES = 'link[rel=preload][as=fetch]';

/** Prepares the page, and loads the application immediately or once it is needed (decision 4). */
export function startPage(): void {
  saveFirstPage();
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
  const choosesService =
    location.pathname === '/contact' && document.referrer.startsWith(location.origin);
  const needed = new Promise<void>((load) => {
    void interaction.then(load);
    void contentChange(shown).then((isChanged) => isChanged && load());
    if (choosesService) void whenIdle().then(load);
  });
  void needed
    .then(() => paintResponse(deferred.content))
    .then(() => keepTrying(() => importApp(deferred.content)))
    .then(stopPrefetching);
}

/** Lets the browser respond to the press. Until then, only React loads, the largest file, which keeps a slow line busy. */
async function paintResponse(filesIn: ParentNode): Promise<void> {
  loadFiles(neededFiles(filesIn).slice(0, 1)).catch(() => undefined);
  await nextPaint();
}

async function importApp(filesIn: ParentNode): Promise<void> {
  runFiles(neededFiles(filesIn));
  const { startApp } = await import('./start-app');
  await startApp();
}

/** URLs of the files to which `filesIn` links. Those with `data-dialog` are needed only if that dialog is open. */
function neededFiles(filesIn: ParentNode): string[] {
  return Array.from(filesIn.querySelectorAll<HTMLLinkElement>(FILES))
    .filter(({ dataset: { dialog } }) => !dialog || document.querySelector(`#${dialog}[open]`))
    .map((link) => link.getAttribute('href') ?? '');
}

function isIncomplete(): boolean {
  const isDiscarded = document.documentElement.dataset['discarded'] !== undefined;
  const isFiltered = location.search !== '' && document.querySelector('[role=search]') !== null;
  return isDiscarded || isFiltered || recentDraft() !== undefined;
}

/** Which links the browser prefetches, and when. The security policy in firebase.json contains the hash of this text. */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/admin/*' } }] },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Until hydration, lets the browser prefetch the page of a link that is under the pointer or, on a phone, in view
 * (https://developer.chrome.com/docs/web-platform/implementing-speculation-rules#eagerness).
 * @returns a function that ends this
 */
function prefetchLinks(): () => void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = PREFETCH_RULES;
  if (!savesData()) document.head.append(script);
  return () => script.remove();
}

/** Events that count as the first interaction. Screen readers send only `click` and `focusin`. Scrolling is reading. */
const EVENTS = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin'];

/** Browsers also report a move when a page appears below a resting mouse. */
const isResting = ({ type, isTrusted, movementX, movementY }: Partial<PointerEvent>) =>
  type === 'pointermove' && isTrusted && !movementX && !movementY;

/** A touch starts either scrolling or a click, and only the click needs the application. */
const isScrolling = ({ type, pointerType }: Partial<PointerEvent>) =>
  type !== 'click' && pointerType === 'touch';

/** A tap on a link focuses it and opens another document; loading the application would only delay that. */
const isOnLink = ({ type, target }: Event) =>
  target instanceof Element &&
  target.closest('a[href]:not([href^="#"])') !== null &&
  (type === 'click' || (type === 'focusin' && !target.matches(':focus-visible')));

const isInteraction = (event: Event) =>
  !(isResting(event) || isScrolling(event) || isOnLink(event));

/** Resolves at the first interaction, or immediately if there was one before this script ran. */
export function firstInteraction(): Promise<void> {
  if (window.early?.some(isInteraction)) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const handleEvent = (event: Event) => {
      if (!isInteraction(event)) return;
      listening.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const name of EVENTS) addEventListener(name, handleEvent, options);
  });
}
