import { useQuery } from '@tanstack/react-query';
import { addMinutes } from 'date-fns';
import { heartbeatQuery } from '@/back-office/documents/published-site';
import { Badge } from '@/back-office/ui/badge';
import { DashboardLine } from '@/back-office/ui/dashboard-line';
import { useMinute } from '@/back-office/ui/use-minute';
import { SCHEDULE, type SchedulePart } from '@/content/firm';
import { pathTo } from '@/content/pages';
import type { Heartbeat } from '@/data/heartbeat';
import { ageWords } from '@/domain/response-time';

const NAMES = { inquiries: 'watch', site: 'site check', publish: 'publication' };
const LATE_INTERVALS = 3;

/** The parts that have ever run, such as 'The scheduled watch last ran 14 minutes ago', and whether each is late. */
export function scheduleWords(heartbeat: Heartbeat, now: Date) {
  return (Object.keys(NAMES) as SchedulePart[]).flatMap((part) => {
    const last = heartbeat[part];
    if (!last || SCHEDULE[part] === 0) return [];
    const text = `The scheduled ${NAMES[part]} last ran ${ageWords(last, now)} ago.`;
    return { part, text, isLate: now >= addMinutes(last, LATE_INTERVALS * SCHEDULE[part]) };
  });
}

export function ScheduleLine() {
  const { data, isError } = useQuery(heartbeatQuery);
  const now = useMinute();
  const runs = data ? scheduleWords(data, now) : [];
  const shown = runs.filter(({ part, isLate }) => part === 'inquiries' || isLate);
  const isNeverRun = data && !data.inquiries;
  const isFailed = isError && !data;
  if (shown.length === 0 && !isNeverRun && !isFailed) return null;
  return (
    <DashboardLine to={pathTo('admin/site')} label="Schedule">
      {shown.map(({ part, text, isLate }) => (
        <span key={part} className={isLate ? 'mr-3 font-semibold text-action-deep' : 'mr-3'}>
          {isLate && <Badge tone="yellow">Late</Badge>} {text}
        </span>
      ))}
      {isNeverRun &&
        'Nobody has scheduled the watch yet, so no emails are sent and nothing is erased. Ask your developer.'}
      {isFailed && 'The times of the schedule couldn’t be loaded.'}
    </DashboardLine>
  );
}
