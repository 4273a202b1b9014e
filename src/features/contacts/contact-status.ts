import type { BadgeTone } from '@/components/badge';
import { isContactStatus, type ContactStatus } from '@/domain/contact';

/** How each status is shown (spec 2, 4): badge colour, name in the dropdown, title of its summary card. */
export const STATUS_VIEWS: Record<
  ContactStatus,
  { tone: BadgeTone; label: string; summary: string }
> = {
  new: { tone: 'blue', label: 'New', summary: 'New Inquiries' },
  contacted: { tone: 'yellow', label: 'Contacted', summary: 'In Progress' },
  closed: { tone: 'green', label: 'Closed', summary: 'Completed' },
};

/** Badge of a stored status; an unknown one is grey and shows its raw value (spec 4). */
export function statusBadge(status: string): { tone: BadgeTone; text: string } {
  return { tone: isContactStatus(status) ? STATUS_VIEWS[status].tone : 'grey', text: status };
}
