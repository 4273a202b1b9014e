import type { BadgeTone } from '@/back-office/ui/badge';
import type { ContactStatus } from '@/collections/inquiries';

export const contactStatuses: Record<
  ContactStatus,
  { tone: BadgeTone; label: string; summary: string }
> = {
  new: { tone: 'blue', label: 'New', summary: 'New Inquiries' },
  contacted: { tone: 'yellow', label: 'Contacted', summary: 'In Progress' },
  closed: { tone: 'green', label: 'Closed', summary: 'Completed' },
};
