import {
  firm,
  parseFirm,
  parseReplyTemplates,
  replyTemplates,
  type StoredFirm,
  type StoredReplyTemplates,
} from '@/collections/settings';
import { DEFAULT_REPLY_TEMPLATES, savedOrDefault } from '@/content/reply-templates';
import { settingsData } from '@/data/lazy-back-office-data';
import { oneQuery } from './list-queries';
import { settingKind } from './setting-kind';

export const FIRM_DRAFT = 'settings/firm';
export const TEMPLATES_DRAFT = 'settings/replyTemplates';

export const firmQuery = oneQuery<StoredFirm | null>(
  ['settings', 'firm'],
  'Failed to fetch the facts about the firm',
  async () => (await settingsData.getFirm()) ?? parseFirm({}),
);

export const firmKind = settingKind('settings', firm, {
  id: 'firm',
  missing: parseFirm({}),
  parse: (fields) => parseFirm(fields),
  savedQuery: () => firmQuery,
  done: 'Firm updated successfully',
  failure: 'Failed to save the facts about the firm',
  undoWords: 'Firm restored',
});

export const replyTemplatesQuery = oneQuery<StoredReplyTemplates | null>(
  ['settings', 'replyTemplates'],
  'Failed to fetch the reply templates',
  async () => savedOrDefault(await settingsData.getReplyTemplates()),
);

export const replyTemplatesKind = settingKind('settings', replyTemplates, {
  id: 'replyTemplates',
  missing: DEFAULT_REPLY_TEMPLATES,
  parse: (fields) => savedOrDefault(parseReplyTemplates(fields)),
  savedQuery: () => replyTemplatesQuery,
  done: 'Reply templates updated successfully',
  failure: 'Failed to save the reply templates',
  undoWords: 'Reply templates restored',
});
