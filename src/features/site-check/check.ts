import type { Site } from './open-site';

/** Requests by what they do, in words. */
export type Requests = Record<string, (site: Site) => Promise<unknown>>;

/** A row of the table of checks: requests that must be refused or answered, or a judgment of what they return. */
export type Check = {
  title: string;
  /** How to fix what failed. */
  remedy: string;
} & (
  | { refused: Requests }
  | { answered: Requests }
  | { judge: (site: Site) => Finding | Promise<Finding> }
);

/** `unknown`: couldn't be checked, which is neither good nor bad. `note`: a choice, with its consequence. */
export type Verdict = 'pass' | 'fail' | 'unknown' | 'note';

/** A stored document that is wrong. */
export interface Place {
  label: string;
  /** What is wrong with it. */
  problem: string;
  /** Where it is shown in the back office. */
  to?: string;
}

/** What a check has found out. */
export interface Finding {
  verdict: Verdict;
  /** The result in a sentence. */
  text: string;
  /** How to fix what failed. */
  remedy?: string;
  places?: Place[];
}

export const pass = (text: string): Finding => ({ verdict: 'pass', text });
export const fail = (text: string, places: Place[] = []): Finding => ({
  verdict: 'fail',
  text,
  places,
});
