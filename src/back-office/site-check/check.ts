import type { Site } from './open-site';

export type Requests = Record<string, (site: Site) => Promise<unknown>>;

export type Check = {
  title: string;
  remedy: string;
} & (
  | { refused: Requests }
  | { answered: Requests }
  | { judge: (site: Site) => Finding | Promise<Finding> }
);

/** `unknown`: couldn't be checked. `note`: a choice, with its consequence. */
export type Verdict = 'pass' | 'fail' | 'unknown' | 'note';

export interface Place {
  label: string;
  problem: string;
  to?: string;
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

/** 'one, two, and three'. */
export const inWords = (list: readonly string[], type: Intl.ListFormatType = 'conjunction') =>
  new Intl.ListFormat('en-US', { type }).format(list);
