import {
  collection,
  getDocs,
  limit,
  query,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { readToken } from './auth';
import { firestore } from './firestore';

/** Stored documents that the site check tries to read and write as a visitor; null where there is none. */
export interface CheckTargets {
  /** The administrator. */
  uid: string;
  email: string;
  contact: string | null;
  career: string | null;
  inactiveCareer: string | null;
  service: string | null;
  seoSetting: string | null;
  change: string | null;
}

/** Form of an id under which the rules let a visitor create a contact; older ones have other forms. */
const CONTACT_ID = /^[0-9a-hjkmnp-tv-z]{20}$/;
const MAX_CONTACTS = 20;

/** Reads ids, as the administrator. */
export async function readTargets(): Promise<CheckTargets> {
  const [{ uid, email }, contacts, career, inactiveCareer, service, seoSetting, change] =
    await Promise.all([
      readToken({ isFresh: false }),
      readSome('contacts', limit(MAX_CONTACTS)),
      readOne('careers'),
      readOne('careers', where('isActive', '==', false)),
      readOne('services'),
      readOne('seoSettings'),
      readOne('changes'),
    ]);
  const contact = contacts.find(({ id }) => CONTACT_ID.test(id)) ?? contacts[0];
  return {
    uid,
    email,
    contact: contact?.id ?? null,
    career,
    inactiveCareer,
    service,
    seoSetting,
    change,
  };
}

async function readSome(
  name: string,
  ...constraints: QueryConstraint[]
): Promise<QueryDocumentSnapshot[]> {
  return (await getDocs(query(collection(firestore(), name), ...constraints))).docs;
}

async function readOne(name: string, ...constraints: QueryConstraint[]): Promise<string | null> {
  return (await readSome(name, ...constraints, limit(1)))[0]?.id ?? null;
}
