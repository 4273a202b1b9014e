import { CONTACT_LIMITS, newContactId } from '@/domain/contact';
import type { CheckTargets } from './check-targets';
import {
  mayCreate,
  mayDelete,
  mayUpdate,
  NOW,
  VALID_CONTACT,
  type ProbeFields,
  type Write,
} from './impossible-writes';
import type { Stranger } from './stranger';

/** Stored documents that a visitor must not write. Each is valid, so that the rules can refuse only who writes it. */
const PROBES = {
  careers: {
    stored: ({ career }) => career,
    change: { updatedAt: NOW },
    created: () => ({
      title: 'Site check',
      department: '',
      location: '',
      type: 'full-time',
      description: '',
      requirements: [],
      responsibilities: [],
      benefits: [],
      isActive: false,
      createdAt: NOW,
      updatedAt: NOW,
    }),
  },
  services: {
    stored: ({ service }) => service,
    change: { updatedAt: NOW },
    created: (slug) => ({
      name: 'Site check',
      slug,
      description: '',
      longDescription: '',
      icon: '',
      color: 'blue',
      features: [],
      createdAt: NOW,
      updatedAt: NOW,
    }),
  },
  seoSettings: {
    stored: ({ seoSetting }) => seoSetting,
    change: { updatedAt: NOW },
    // A new one is stored under its page.
    newId: 'home',
    created: (page) => ({ page, title: '', description: '', keywords: [], updatedAt: NOW }),
  },
  admins: {
    stored: ({ uid }) => uid,
    change: { updatedAt: NOW },
    created: () => ({ email: 'site-check@localhost' }),
  },
  changes: {
    stored: ({ change }) => change,
    change: { email: 'site-check@localhost' },
    created: () => ({
      collection: 'careers',
      document: 'site-check',
      uid: 'site-check',
      email: '',
      at: NOW,
      before: null,
      after: null,
    }),
  },
  contacts: {
    stored: ({ contact }) => contact,
    // Sending the same content again is allowed for an hour, and changes nothing else than updatedAt.
    change: { message: 'Site check', updatedAt: NOW },
    created: null,
  },
} satisfies Record<string, Probe>;

interface Probe {
  /** Id of a stored document. */
  stored: (targets: CheckTargets) => string | null;
  change: ProbeFields;
  newId?: string;
  /** Null where visitors create documents. */
  created: ((id: string) => ProbeFields) | null;
}

export type ProtectedCollection = keyof typeof PROBES;

/** What a visitor could do. */
export interface WriteAccess {
  letThrough: ('add' | 'change' | 'delete')[];
  /** Without a blocker, no creation can be tried. */
  isAddTried: boolean;
}

/** Tries to write documents of a collection as a visitor. Stores nothing (impossible-writes.ts). */
export async function tryWrites(
  stranger: Stranger,
  targets: CheckTargets,
  collection: ProtectedCollection,
  blocker: Write | null,
): Promise<WriteAccess> {
  const { stored, change, newId = newContactId(), created }: Probe = PROBES[collection];
  const path = `${collection}/${stored(targets) ?? newContactId()}`;
  const newPath = `${collection}/${newId}`;
  const letThrough: WriteAccess['letThrough'] = [];
  // One after the other: at once, the locks of one commit could make the next one fail.
  if (blocker && created && (await mayCreate(stranger, newPath, created(newId), blocker)))
    letThrough.push('add');
  if (await mayUpdate(stranger, path, change)) letThrough.push('change');
  if (await mayDelete(stranger, path)) letThrough.push('delete');
  return { letThrough, isAddTried: Boolean(blocker) || !created };
}

/** Inquiries that the rules must refuse; the words are for the administrator. */
const MALFORMED: Record<string, { id?: string; fields: ProbeFields }> = {
  'without a name': { fields: { firstName: ' ', lastName: '' } },
  'without an email address': { fields: { email: 'none' } },
  'with a message that is too long': {
    fields: { message: 'x'.repeat(CONTACT_LIMITS.message + 1) },
  },
  'with an unknown field': { fields: { note: 'x' } },
  'with a list in place of a text': { fields: { company: ['x'] } },
  'with another status than new': { fields: { status: 'closed' } },
  'with a date of its own': { fields: { createdAt: new Date(0) } },
  'under an id of its own': { id: 'site-check', fields: {} },
};

/** Tries to send malformed inquiries as a visitor. Stores nothing. Returns which ones the rules let through. */
export async function tryMalformedContacts(stranger: Stranger, blocker: Write): Promise<string[]> {
  const letThrough: string[] = [];
  for (const [what, { id = newContactId(), fields }] of Object.entries(MALFORMED)) {
    const sent = { ...VALID_CONTACT, ...fields };
    if (await mayCreate(stranger, `contacts/${id}`, sent, blocker)) letThrough.push(what);
  }
  return letThrough;
}
