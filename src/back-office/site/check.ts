import type { CheckTargets } from '@/data/check-targets';
import { careersData } from '@/data/lazy-data';
import {
  accountChecksData,
  changesData,
  checkTargetsData,
  contactFiguresData,
  contactNotesData,
  contactsData,
  contactSearchData,
  storedContentData,
  visitorData,
} from '@/data/lazy-back-office-data';
import type { StoredContent } from '@/data/stored-content';
import type { StaticPages } from '@/domain/static-pages';

/** Passed in by the page, because features don't import each other. */
export type ReadStaticPages = (signal: AbortSignal) => Promise<StaticPages>;

/** Calls and documents for the checks that run as a visitor. */
export type VisitorSite = Awaited<ReturnType<typeof openVisitorSite>>;
type Site = Awaited<ReturnType<typeof openSite>>;

const VISITOR_CALLS = { visitor: visitorData, accounts: accountChecksData };

const CALLS = {
  ...VISITOR_CALLS,
  contacts: contactsData,
  searches: contactSearchData,
  notes: contactNotesData,
  figures: contactFiguresData,
  careers: careersData,
  changes: changesData,
};

/** Never throws. */
export async function openVisitorSite(targets: CheckTargets) {
  // If visitors can't read even public content, refusals prove nothing.
  const canReadPublicContent = await visitorData.list('services').then(
    () => true,
    () => false,
  );
  return { ...VISITOR_CALLS, ...targets, canReadPublicContent };
}

/** Throws if the code can't be loaded or no one is signed in. */
export async function openSite(signal: AbortSignal, readStaticPages: ReadStaticPages) {
  const visitorSite = await openVisitorSite(await checkTargetsData.readTargets());
  let stored: Promise<StoredContent> | undefined;
  const readContent = () => (stored ??= storedContentData.readStoredContent());
  return { ...CALLS, ...visitorSite, readContent, readStaticPages, signal };
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
