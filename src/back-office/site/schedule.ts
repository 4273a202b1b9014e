import { SCHEDULE, type SchedulePart } from '@/content/firm';
import { workingClock } from '@/content/response-clock';
import type { Heartbeat } from '@/data/heartbeat';
import { ageWords } from '@/domain/response-time';

const NAMES: Record<SchedulePart, string> = {
  inquiries: 'The scheduled watch',
  site: 'The scheduled site check',
  publish: 'The scheduled publication',
};
/** A part is late after this many intervals of working time without a run. */
const LATE_INTERVALS = 3;

/** The parts that have ever run, such as 'The scheduled watch last ran 14 minutes ago', and whether each is late. */
export function scheduleWords(heartbeat: Heartbeat, now: Date) {
  return (['inquiries', 'site', 'publish'] as const).flatMap((part) => {
    const last = heartbeat[part];
    if (!last || SCHEDULE[part] === 0) return [];
    const limit = workingClock((LATE_INTERVALS * SCHEDULE[part]) / 60);
    const isLate = now >= limit.dueAt(last);
    return { part, text: `${NAMES[part]} last ran ${ageWords(last, now)} ago`, isLate };
  });
}
