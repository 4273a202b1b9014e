import { Badge, type BadgeTone } from '@/back-office/ui/badge';
import { isContactStatus, type ContactStatus } from '@/collections/inquiries';

export const STATUS_VIEWS: Record<
  ContactStatus,
  { tone: BadgeTone; label: string; summary: string }
> = {
  new: { tone: 'blue', label: 'New', summary: 'New Inquiries' },
  contacted: { tone: 'yellow', label: 'Contacted', summary: 'In Progress' },
  closed: { tone: 'green', label: 'Closed', summary: 'Completed' },
};

export function StatusBadge({ status }: { status: string }) {
  const tone = isContactStatus(status) ? STATUS_VIEWS[status].tone : 'gray';
  return <Badge tone={tone}>{status || 'no status'}</Badge>;
}
