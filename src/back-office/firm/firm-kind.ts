import { oneQuery } from '@/back-office/documents/list-queries';
import { settingKind } from '@/back-office/documents/setting-kind';
import { firm, parseFirm, type StoredFirm } from '@/collections/settings';
import { settingsData } from '@/data/lazy-back-office-data';

export const FIRM_DRAFT = 'settings/firm';

const MISSING = parseFirm({});

export const firmQuery = oneQuery<StoredFirm | null>(
  ['settings', 'firm'],
  'Failed to fetch the facts about the firm',
  async () => (await settingsData.getFirm()) ?? MISSING,
);

export const firmKind = settingKind('settings', firm, {
  id: 'firm',
  missing: MISSING,
  parse: (fields) => parseFirm(fields),
  savedQuery: () => firmQuery,
  done: 'Firm updated successfully',
  failure: 'Failed to save the facts about the firm',
  undoWords: 'Firm restored',
});
