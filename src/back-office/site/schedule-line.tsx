import { useQuery } from '@tanstack/react-query';
import { heartbeatQuery } from '@/back-office/documents/published-documents';
import { Badge } from '@/back-office/ui/badge';
import { DashboardLine } from '@/back-office/ui/dashboard-line';
import { useMinute } from '@/back-office/ui/use-minute';
import { pathTo } from '@/content/pages';
import { scheduleWords } from './schedule';

/** When the scheduled watch last ran, and which other parts of the schedule are late. */
export function ScheduleLine() {
  const { data, isError } = useQuery(heartbeatQuery);
  const now = useMinute();
  const runs = data ? scheduleWords(data, now) : [];
  const shown = runs.filter(({ part, isLate }) => part === 'inquiries' || isLate);
  return (
    <DashboardLine to={pathTo('admin/site')} label="Schedule">
      {shown.map(({ part, text, isLate }) => (
        <span key={part} className={isLate ? 'mr-3 font-semibold text-action-deep' : 'mr-3'}>
          {isLate && <Badge tone="yellow">Late</Badge>} {text}.
        </span>
      ))}
      {data && !data.inquiries && 'The scheduled watch isn’t set up yet (docs/operations.md).'}
      {isError && !data && 'The times of the schedule couldn’t be loaded.'}
    </DashboardLine>
  );
}
