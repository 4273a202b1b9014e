import { doc, getDoc } from 'firebase/firestore/lite';
import type { FieldValues } from 'react-hook-form';
import { careerKind } from '@/back-office/careers/career-desk-data';
import type { EditedItem, FormKind } from '@/back-office/documents/edit-kind';
import { SEO_KINDS } from '@/back-office/seo/seo-kind';
import { serviceKind } from '@/back-office/services/service-desk-data';
import { storyKind } from '@/back-office/stories/story-desk-data';
import { parseCareer } from '@/collections/careers';
import { changeOf, deleteDocument, fieldUpdate, type Change } from '@/collections/change';
import {
  assigneeChange,
  deletion,
  followUpChange,
  inquiryChange,
  noteChange,
  spamChange,
  restoration,
  statusChange,
} from '@/collections/inquiry-changes';
import { CONTACT_STATUSES } from '@/collections/inquiries';
import { parseSeoSetting } from '@/collections/seo-settings';
import { parseService } from '@/collections/services';
import { parseStory } from '@/collections/stories';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { plainFields, versionOf } from '@/data/documents';
import { firestore } from '@/data/firestore';
import type { RecordedFields } from '@/collections/recorded-change';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { career, contact, service, story } from '../support/sample-documents';

export const FORM_SUBJECTS = ['careers', 'services', 'stories', 'seoSettings'] as const;
export const SUBJECTS = [...FORM_SUBJECTS, 'contacts'] as const;
export type FormSubject = (typeof FORM_SUBJECTS)[number];
export type Subject = (typeof SUBJECTS)[number];

/** An ID that the rules allow in each collection with forms. */
export const ID = 'about';
const INQUIRY_ID = '7f3k2qxmabcdefghjkmn';
export const idIn = (collection: Subject) => (collection === 'contacts' ? INQUIRY_ID : ID);

/** A document as it was read; without `fields` if there was none. */
export interface Opened {
  id: string;
  fields: RecordedFields | null;
  version: string;
}

/** Documents with every field that a form requires. */
export const SAMPLES: Record<FormSubject, RecordedFields> = {
  careers: career(),
  services: service({ slug: ID }),
  stories: story({ slug: ID }),
  seoSettings: { page: ID, title: 'About us', description: 'Who we are.', keywords: ['Oracle'] },
};

export interface OpenForm {
  /** The input that the form starts with. */
  start: RecordedFields;
  /** @param known inputs that the save may replace, because the form has sent or shown them */
  save: (changed: RecordedFields, ...known: RecordedFields[]) => Change;
}

const formOf =
  <Values extends FieldValues, Item extends EditedItem>(
    kind: FormKind<Values, Item>,
    parse: (id: string, fields: RecordedFields, version: string) => Item,
    missing: Item | null = null,
  ) =>
  ({ id, fields, version }: Opened): OpenForm => {
    const item = fields ? parse(id, fields, version) : missing;
    const start = kind.inputOf(item ? kind.valuesOf(item) : kind.blank());
    const typed = (input: RecordedFields) =>
      kind.valuesOf({ ...start, ...input } as unknown as Item);
    return {
      start,
      save(changed, ...known) {
        const inputs = known.map((input) => kind.inputOf(typed(input)));
        const { changes } = kind.save(typed(changed), { id, item }, inputs);
        return (changes as readonly [Change])[0];
      },
    };
  };

/** Opens the form of a document that has been read. */
export const openForm: Record<FormSubject, (known: Opened) => OpenForm> = {
  careers: formOf(careerKind, parseCareer),
  services: formOf(serviceKind, parseService),
  stories: formOf(storyKind, parseStory),
  seoSettings: formOf(SEO_KINDS[ID], parseSeoSetting, defaultSeoSetting(ID)),
};

/** The moves that save a form, with the field that each of them changes. */
const FORM_MOVES: Record<FormSubject, Record<string, string>> = {
  careers: { save: 'title', saveAgain: 'description' },
  services: { save: 'name', saveAgain: 'description' },
  stories: { save: 'title', saveAgain: 'situation' },
  seoSettings: { save: 'title', saveAgain: 'description' },
};

/** What an administrator who has opened the document types in its form; null if the move saves no form. */
export function typedIn(
  collection: Subject,
  move: string,
  opened: Opened,
  words: string,
): RecordedFields | null {
  const field = collection === 'contacts' ? undefined : FORM_MOVES[collection][move];
  if (collection === 'contacts' || !field) return null;
  return { ...(opened.fields ? {} : SAMPLES[collection]), [field]: words };
}

/** What an administrator who has opened the document changes. Some moves save `words` as text. */
type Move = (opened: Opened, words: string) => Change;

const setStatus =
  (steps: number): Move =>
  ({ fields }) => {
    const index = CONTACT_STATUSES.findIndex((status) => status === fields?.['status']);
    const next = CONTACT_STATUSES[(index + steps) % CONTACT_STATUSES.length] ?? '';
    return changeOf(statusChange(INQUIRY_ID, next));
  };

const { email } = DEMO_ACCOUNTS.administrator;
const INQUIRY_MOVES: Record<string, Move> = {
  nextStatus: setStatus(1),
  otherStatus: setStatus(2),
  spam: ({ fields }) => changeOf(spamChange(INQUIRY_ID, fields?.['isSpam'] !== true)),
  assign: ({ fields }) => changeOf(assigneeChange(INQUIRY_ID, fields?.['assignee'] ? null : email)),
  followUp: ({ fields }) =>
    changeOf(followUpChange(INQUIRY_ID, fields?.['followUpOn'] ? null : '2026-12-31')),
  note: ({ fields }, words) =>
    changeOf(noteChange(INQUIRY_ID, words, String(fields?.['note'] ?? ''))),
  delete: () => inquiryChange(...deletion(INQUIRY_ID)),
  restore: () => inquiryChange(...restoration(INQUIRY_ID)),
};

/** Returns every action, except undo, that an administrator can take on a document in this collection. */
export function movesOf(collection: Subject): Record<string, Move> {
  if (collection === 'contacts') return INQUIRY_MOVES;
  const saveBy =
    (move: string): Move =>
    (opened, words) =>
      openForm[collection](opened).save(typedIn(collection, move, opened, words) ?? {});
  const moves: Record<string, Move> = {
    save: saveBy('save'),
    saveAgain: saveBy('saveAgain'),
    remove: ({ version }) => deleteDocument(collection, ID, version),
  };
  if (collection !== 'careers') return moves;
  const hide: Move = ({ version }) =>
    changeOf(fieldUpdate(collection, ID, version, { isActive: false }));
  return { ...moves, hide };
}

/** The change that a move makes to the document. */
export function changeOfMove(
  collection: Subject,
  move: string,
  opened: Opened,
  words: string,
): Change {
  const change = movesOf(collection)[move]?.(opened, words);
  if (!change) throw new Error(`There is no move “${move}” in ${collection}.`);
  return change;
}

/** Returns the initial fields of the document, or undefined if the test starts without it. */
export const initialOf = (collection: Subject) =>
  collection === 'contacts' ? contact({ message: 'Two lines\nof text 👩‍🚀' }) : undefined;

/** Reads a document the way the application does. */
export async function openDocument(collection: string, id: string): Promise<Opened> {
  const stored = await getDoc(doc(firestore(), collection, id));
  const fields = stored.exists() ? plainFields(stored) : null;
  return { id, fields, version: versionOf(stored) };
}
