import type { Task } from '@/back-office/run/action';
import { downloadBlob } from '@/lib/download';
import { logError } from '@/lib/log-error';
import { readServiceInterests } from './contact-queries';
import { inquiryCount } from '@/back-office/documents/inquiry-words';
import { loadInquiries, type Inquiries } from './read-inquiries';

async function downloadInquiries(inquiries: Inquiries): Promise<number> {
  const { contactsCsv, csvBlob, csvFileName } = await import('./contact-csv');
  const contacts = await loadInquiries(inquiries);
  if (contacts.length > 0) {
    const services = await readServiceInterests().catch((error: unknown) => {
      logError('Failed to fetch services for inquiries', error);
      return undefined;
    });
    downloadBlob(csvBlob(contactsCsv(contacts, services)), csvFileName(new Date()));
  }
  return contacts.length;
}

export const exportInquiries = (inquiries: Inquiries, isPartial = false): Task => ({
  label: 'Exporting inquiries…',
  failure: 'Failed to export inquiries',
  async work() {
    const count = await downloadInquiries(inquiries);
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
