import { read } from '@/data/call';
import type { CheckTargets } from '@/data/check-targets';
import type { StaticPages } from '@/domain/static-pages';

/** Passed in by the page, because features don't import each other. */
export type ReadStaticPages = (signal: AbortSignal) => Promise<StaticPages>;

/** Calls and documents for the checks that run as a visitor. */
export type VisitorSite = Awaited<ReturnType<typeof openVisitorSite>>;
type Site = Awaited<ReturnType<typeof openSite>>;

const loadVisitorCalls = async () => ({
  visitor: await import('@/data/visitor'),
  accounts: await import('@/data/account-checks'),
});

const loadCalls = async () => ({
  contacts: await import('@/data/contacts'),
  figures: await import('@/data/contact-figures'),
  careers: await import('@/data/careers'),
  changes: await import('@/data/changes'),
  targets: await import('@/data/check-targets'),
  content: await import('@/data/stored-content'),
});

/** Throws if the code can't be loaded. */
export async function openVisitorSite(targets: CheckTargets) {
  const calls = await read(loadVisitorCalls, (loaded) => loaded);
  const load = () => Promise.resolve(calls);
  // If visitors can't read even public content, refusals prove nothing.
  const canReadPublicContent = await read(load, ({ visitor }) => visitor.list('services')).then(
    () => true,
    () => false,
  );
  return { ...calls, ...targets, canReadPublicContent };
}

/** Throws if the code can't be loaded or no one is signed in. */
export async function openSite(signal: AbortSignal, readStaticPages: ReadStaticPages) {
  const calls = await read(loadCalls, (loaded) => loaded);
  const load = () => Promise.resolve(calls);
  const targets = await read(load, (loaded) => loaded.targets.readTargets());
  const visitorSite = await openVisitorSite(targets);
  let stored: ReturnType<typeof calls.content.readStoredContent> | undefined;
  const readContent = () => (stored ??= read(load, ({ content }) => content.readStoredContent()));
  return { ...calls, ...visitorSite, readContent, readStaticPages, signal };
}

export type Requests<Opened = Site> = Record<string, (site: Opened) => Promise<unknown>>;

export type Check<Opened = Site> = {
  title: string;
  remedy: string;
} & (
  | { refused: Requests<Opened> }
  | { granted: Requests<Opened> }
  | { judge: (site: Opened) => Finding | Promise<Finding> }
);

/** `unknown`: couldn't be checked. `note`: a configuration choice with consequences. */
export type Verdict = 'pass' | 'fail' | 'unknown' | 'note';

export interface Place {
  label: string;
  problem: string;
  to: string;
}

export interface Finding {
  verdict: Verdict;
  text: string;
  remedy?: string;
  places?: Place[];
}

export const pass = (text: string): Finding => ({ verdict: 'pass', text });
export const fail = (text: string, places: Place[] = []): Finding => ({
  verdict: 'fail',
  text,
  places,
});

/** Joins words: 'one, two, and three'. */
export const inWords = (list: readonly string[], type: Intl.ListFormatType = 'conjunction') =>
  new Intl.ListFormat('en-US', { type }).format(list);
