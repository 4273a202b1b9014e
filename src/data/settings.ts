import { parseFirm, parseReplyTemplates } from '@/collections/settings';
import type { RecordedFields } from '@/collections/recorded-change';
import { documentsIn } from './documents';

const settingOf = <Setting>(
  id: string,
  parse: (fields: RecordedFields, version: string) => Setting,
) => documentsIn('settings', (_id, fields, version) => parse(fields, version)).get(id);

/** What the owner has saved about the firm; null if nothing is saved. Anyone can read it. */
export const getFirm = () => settingOf('firm', parseFirm);

/** Null if nothing is saved. Only administrators can read it. */
export const getReplyTemplates = () => settingOf('replyTemplates', parseReplyTemplates);
