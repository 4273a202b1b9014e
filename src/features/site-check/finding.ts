/** `unknown`: can't be told here, which is neither good nor bad. `note`: a choice, with its consequence. */
export type Verdict = 'pass' | 'fail' | 'unknown' | 'note';

export const VERDICT_WORDS: Record<Verdict, string> = {
  pass: 'Pass',
  fail: 'Fail',
  unknown: 'Not known here',
  note: 'Note',
};

/** A stored document that is named in a finding. */
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
  /** What it means; of a failure, what is wrong. */
  text: string;
  /** Of a failure. */
  mend?: string;
  places?: Place[];
}

export const pass = (text: string): Finding => ({ verdict: 'pass', text });
export const fail = (text: string, mend: string): Finding => ({ verdict: 'fail', text, mend });
export const unknown = (text: string): Finding => ({ verdict: 'unknown', text });
