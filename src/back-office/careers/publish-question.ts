import type { AskedQuestion } from '@/back-office/documents/edit-dialog';
import type { Career } from '@/collections/careers';
import { hasClosed } from '@/domain/has-closed';
import { isBlank } from '@/domain/text';
import { recentDayOf } from '@/lib/day';

type Published = Pick<Career, 'isActive' | 'description' | 'closesOn'>;

/** Why visitors of an active career would see less than expected; '' if they see all of it. */
function problemOf(career: Published, today: string): string {
  if (!career.isActive) return '';
  if (hasClosed(career, today)) return career.closesOn;
  return isBlank(career.description) ? 'no description' : '';
}

/** What to ask before a career is saved; null if it has no problem, or had the same before. `today`: see firmDay. */
export function publishQuestion(
  career: Published,
  saved: Published | null,
  today: string,
): AskedQuestion | null {
  const problem = problemOf(career, today);
  if (!problem || (saved && problemOf(saved, today) === problem)) return null;
  if (problem === career.closesOn) {
    return {
      title: 'Save with a past closing date?',
      text: `Visitors won’t see this position, because its closing date (${recentDayOf(problem)}) is over. Save anyway?`,
      confirmLabel: 'Save anyway',
    };
  }
  return {
    title: 'Publish without a description?',
    text: 'Visitors will see no description. Publish anyway?',
    confirmLabel: 'Publish anyway',
  };
}
