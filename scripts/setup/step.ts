import { setTimeout } from 'node:timers/promises';
import type { AdminProject } from '../tools/admin-project';
import { GoogleError, type Google } from './google';

/** One thing that a live site needs. */
export interface Step {
  label: string;
  /** Finds out what is missing, in words; '' if nothing is. Throws a NotDone if nobody can change it. */
  missing: () => Promise<string>;
  /** Does what is missing. May ask first. Never deletes anything. If absent, only a person can do it. */
  apply?: () => Promise<void>;
  /** How a person does it, with a URL. */
  byHand: string;
  isOptional?: boolean;
  /** The role that can look at it, named if the account isn't allowed to. */
  role?: string;
}

/** What the steps of a project use. */
export interface Setup {
  google: Google;
  /** URL of the firm's own domain, or an example. */
  siteUrl: string;
  /** Asks on the terminal; '' if there is none. */
  ask: (question: string) => Promise<string>;
  /** Asks before something that costs money or can't be undone. Throws a NotDone unless the answer is yes. */
  confirm: (question: string) => Promise<void>;
  /** Runs the Firebase CLI for the project. Throws a NotDone if it fails. */
  firebase: (...args: string[]) => Promise<void>;
  connect: () => Promise<AdminProject>;
  location?: string | undefined;
  administrator?: string | undefined;
}

/** A step wasn't or can't be done. The message says why. */
export class NotDone extends Error {}

export interface Result {
  step: Step;
  state: 'done' | 'set' | 'TO DO' | 'unknown';
  /** What is missing, or why that isn't known. */
  text: string;
}

/** An API that has just been turned on is refused for up to a few minutes. */
const PAUSE_MS = 10_000;
const MAX_PAUSES = 12;

interface Options {
  isCheck?: boolean;
  /** Pause after SERVICE_DISABLED, in ms. */
  pauseMs?: number;
  /** Called before the step is done, which may take minutes. */
  onApply?: () => void;
}

/** Looks whether a step is done and, unless `isCheck`, does it. */
export async function resultOf(
  step: Step,
  { isCheck = false, pauseMs = PAUSE_MS, onApply }: Options = {},
): Promise<Result> {
  const maxPauses = isCheck ? 0 : MAX_PAUSES;
  let state: Result['state'] = 'unknown';
  try {
    const before = await retryWhileOff(step.missing, maxPauses, pauseMs);
    if (!before) return { step, state: 'done', text: '' };
    state = 'TO DO';
    if (isCheck || !step.apply) return { step, state, text: before };
    onApply?.();
    await retryWhileOff(step.apply, maxPauses, pauseMs);
    const text = await step.missing();
    return { step, state: text ? 'TO DO' : 'set', text };
  } catch (error) {
    return { step, state: error instanceof NotDone ? 'TO DO' : state, text: reasonOf(error, step) };
  }
}

async function retryWhileOff<Value>(
  call: () => Promise<Value>,
  maxPauses: number,
  pauseMs: number,
): Promise<Value> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await call();
    } catch (error) {
      const isDisabled = error instanceof GoogleError && error.reason === 'SERVICE_DISABLED';
      if (!isDisabled || pauses >= maxPauses) throw error;
      await setTimeout(pauseMs);
    }
  }
}

/** What a person reads about an error; rethrows a TypeError, which is a bug in this program. */
function reasonOf(error: unknown, { role = 'roles/owner' }: Step): string {
  if (!(error instanceof Error) || error instanceof TypeError) throw error;
  const isDenied = error instanceof GoogleError && error.status === 403;
  const reason = (error.message.split('\n')[0] ?? '').replace(/\.?$/, '.');
  return isDenied ? `${reason} Grant this account the role ${role}.` : reason;
}
