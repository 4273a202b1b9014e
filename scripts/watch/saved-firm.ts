import type { Firestore } from 'firebase-admin/firestore';
import { parseFirm } from '../../src/collections/settings';
import { firmWith } from '../../src/content/firm-facts';

/** The facts about the firm with what the owner has saved, even if it isn't published yet. */
export const savedFirm = async (db: Firestore) =>
  firmWith(parseFirm((await db.doc('settings/firm').get()).data() ?? {}));
