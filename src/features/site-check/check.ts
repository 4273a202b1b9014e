import { failureReason } from '@/content/failures';
import { read, write } from '@/data/call';
import type { CheckTargets } from '@/data/check-targets';
import type { Write } from '@/data/impossible-writes';
import type { StoredContent } from '@/data/stored-content';
import type { Stranger } from '@/data/stranger';
import { UnexpectedAnswerError } from '@/domain/errors';
import type { StaticPages } from '@/domain/static-pages';
import { unknown, type Finding } from './finding';

export const GROUPS = ['Visitors', 'Your lists', 'Accounts', 'Content', 'Delivery'] as const;

/** From another feature, passed in by the page. */
export type ReadStaticPages = (signal: AbortSignal) => Promise<StaticPages>;

export interface Check {
  group: (typeof GROUPS)[number];
  title: string;
  run: (means: CheckMeans) => Promise<Finding>;
}

/** What checks share. A check that needs what could not be had is not known. */
export interface CheckMeans {
  signal: AbortSignal;
  readStaticPages: ReadStaticPages;
  stranger: Promise<Stranger>;
  targets: Promise<CheckTargets>;
  /** Result of findBlocker: the write that makes the commit of a creation fail; null where none was found. */
  blocker: Promise<Write | null>;
  content: Promise<StoredContent>;
  /** Whether a visitor gets any public list. If not, refusals prove nothing. */
  isHeard: Promise<boolean>;
}

export const listChecks = () => import('@/data/list-checks');

export function openMeans(signal: AbortSignal, readStaticPages: ReadStaticPages): CheckMeans {
  const stranger = read(
    () => import('@/data/stranger'),
    (data) => data.openStranger(),
  );
  const targets = read(
    () => import('@/data/check-targets'),
    (data) => data.readTargets(),
  );
  const blocker = Promise.all([stranger, targets]).then(([visitor, { contact }]) =>
    write(
      () => import('@/data/impossible-writes'),
      (data) => data.findBlocker(visitor, contact),
    ),
  );
  const isHeard = stranger.then(async (visitor) => {
    const lists = ['services', 'careers', 'seoSettings'] as const;
    const answers = lists.map((list) =>
      read(listChecks, (data) => data.tryPublicList(visitor, list)),
    );
    return (await Promise.all(answers)).includes('granted');
  });
  const content = read(
    () => import('@/data/stored-content'),
    (data) => data.readStoredContent(),
  );
  // The checks that need them tell why they failed.
  for (const shared of [stranger, targets, blocker, isHeard, content])
    shared.catch(() => undefined);
  return { signal, readStaticPages, stranger, targets, blocker, isHeard, content };
}

export async function closeMeans({ stranger }: CheckMeans): Promise<void> {
  await stranger.then(({ leave }) => leave()).catch(() => undefined);
}

/** Runs a check. Never throws: where it can't be made, it says why. */
export async function findingOf({ run }: Check, means: CheckMeans): Promise<Finding> {
  try {
    return await run(means);
  } catch (error) {
    if (error instanceof UnexpectedAnswerError) {
      return unknown(`Google’s server answered “${error.answer}”, which says neither yes nor no.`);
    }
    return unknown(`This couldn’t be checked. ${failureReason(error)}`);
  }
}
