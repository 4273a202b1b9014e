import type { Task } from '@/back-office/run/action';
import type { Control } from '@/data/write';
import { downloadBlob } from '@/lib/download';
import { logError } from '@/lib/log-error';
import { readServiceInterests } from './contact-queries';
import { inquiryCount } from './inquiry-count';
import { loadInquiries, type Inquiries } from './read-inquiries';

async function downloadInquiries(inquiries: Inquiries, control: Control): Promise<number> {
  const { contactsCsv, csvBlob, csvFileName } = await import('./contact-csv');
  const contacts = await loadInquiries(inquiries, control);
  if (contacts.length > 0) {
    const services = await readServiceInterests().catch((error: unknown) => {
      logError('Failed to fetch services for inquiries', error);
      return undefined;
    });
    control.signal.throwIfAborted();
    downloadBlob(csvBlob(contactsCsv(contacts, services)), csvFileName(new Date()));
  }
  return contacts.length;
}

export const exportInquiries = (inquiries: Inquiries, isPartial = false): Task => ({
  label: 'Exporting inquiries',
  total: inquiries.length,
  failure: 'Failed to export inquiries',
  async work(control) {
    const count = await downloadInquiries(inquiries, control);
    return count > 0
      ? {
          title: 'Success',
          description: `${inquiryCount(count)} exported${isPartial ? '. The search was stopped, so older inquiries may be missing.' : ''}`,
        }
      : {
          title: 'Nothing to export',
          description: 'No inquiries match. Choose another view or other filters.',
        };
  },
});
