import { readFields } from '@/collections/collection';
import { firm, parseFirm, parseReplyTemplates, type FirmFacts } from '@/collections/settings';
import { documentsIn } from './documents';

/** What the owner has saved about the firm; null if nothing is saved. Anyone can read it. */
export const getFirm = () =>
  documentsIn('settings', (_id, fields, version) => parseFirm(fields, version)).get('firm');

/** Null if nothing is saved. Only administrators can read it. */
export const getReplyTemplates = () =>
  documentsIn('settings', (_id, fields, version) => parseReplyTemplates(fields, version)).get(
    'replyTemplates',
  );

/** The same without dates, for a build. */
export async function getFirmFacts(): Promise<Partial<FirmFacts>> {
  return (
    (await documentsIn('settings', (_id, fields) => readFields(firm, fields)).get('firm')) ?? {}
  );
}
