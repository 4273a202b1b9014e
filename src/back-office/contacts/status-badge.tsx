import { Badge } from '@/back-office/ui/badge';
import { isContactStatus } from '@/collections/inquiries';
import { contactStatuses } from './contact-statuses';

export function StatusBadge({ status }: { status: string }) {
  const tone = isContactStatus(status) ? contactStatuses[status].tone : 'gray';
  return <Badge tone={tone}>{status || 'no status'}</Badge>;
}
