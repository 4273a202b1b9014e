import { Badge } from '@/components/badge';
import { isContactStatus } from '@/domain/contact';
import { STATUS_VIEWS } from './contact-status';

/** More of a stored status than this, in characters, is not needed to fill its place. */
const LONGEST = 60;

/** The stored status in its colour; an unknown one is grey and shows its raw value (spec 4). */
export function StatusBadge({ status }: { status: string }) {
  const tone = isContactStatus(status) ? STATUS_VIEWS[status].tone : 'grey';
  return <Badge tone={tone}>{status.slice(0, LONGEST) || 'no status'}</Badge>;
}
