import type { BadgeTone } from '@/components/badge';
import type { ContactStatus } from '@/domain/contact';

/** How each status is shown (spec 2, 4): badge colour, name in the dropdown, title of its summary card. */
export const STATUS_VIEWS: Record<
  ContactStatus,
  { tone: BadgeTone; label: string; summary: string }
> = {
  new: { tone: 'blue', label: 'New', summary: 'New Inquiries' },
  contacted: { tone: 'yellow', label: 'Contacted', summary: 'In Progress' },
  closed: { tone: 'green', label: 'Closed', summary: 'Completed' },
};
