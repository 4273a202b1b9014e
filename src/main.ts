import { answerEarlyPresses } from './app/early-press';
import { reloadWhenOutdated } from './app/outdated-build';
import { whenWanted } from './lib/when-idle';

/*
 * What a page loads at once. A static page is whole without the application, which comes when the visitor
 * is about to use it (docs/decisions/004-application-on-demand.md).
 */

/** Until the application is loaded anew after a failure, in milliseconds. */
const RETRY_DELAY = 5_000;

/** A static page to read has links to the application's files in a template, where browsers leave them alone. */
const filesForLater = document.querySelector<HTMLTemplateElement>('#files-for-later');

let attempt: Promise<void> | undefined;

/** Loads the application and gives it the page. Rejects where that fails: a static page stays what it is. */
function takeOver(): Promise<void> {
  attempt ??= load().catch((error: unknown) => {
    attempt = undefined;
    throw error;
  });
  return attempt;
}

async function load(): Promise<void> {
  if (filesForLater) document.head.append(filesForLater.content);
  // In steps, each a task of its own: a phone has room for a tap between them.
  const [reactDom, { start }] = await Promise.all([
    import('./app/react-dom'),
    import('./app/start'),
  ]);
  await new Promise((resolve) => setTimeout(resolve));
  await start(reactDom);
}

function keepTrying(): void {
  takeOver().catch(() => setTimeout(keepTrying, RETRY_DELAY));
}

reloadWhenOutdated();
answerEarlyPresses(takeOver);
// index.html marks a page whose static content is not what this visitor is to see.
const isToBeRead = filesForLater && document.documentElement.dataset['afresh'] === undefined;
if (isToBeRead) void whenWanted().then(keepTrying);
else keepTrying();
