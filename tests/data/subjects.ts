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
import { storedVersion } from '@/data/documents';
import { firestore } from '@/data/firestore';
import type { RecordedFields, SavedVersion } from '@/collections/recorded-change';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { career, contact, service, story } from '../support/sample-documents';

export const FORM_SUBJECTS = ['careers', 'services', 'stories', 'seoSettings'] as const;
export const SUBJECTS = [...FORM_SUBJECTS, 'contacts'] as const;
export type FormSubject = (typeof FORM_SUBJECTS)[number];
export type Subject = (typeof SUBJECTS)[number];

/** An ID that the rules allow in each of these collections. */
export const ID = 'about';

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
  /** @param sent input that the form has saved before */
  save: (changed: RecordedFields, sent?: RecordedFields) => Change;
}

const formOf =
  <Values extends FieldValues, Item extends EditedItem>(
    kind: FormKind<Values, Item>,
    parse: (id: string, fields: RecordedFields, version: string) => Item,
    missing: Item | null = null,
  ) =>
  ({ id, fields, version }: SavedVersion): OpenForm => {
    const item = fields ? parse(id, fields, version) : missing;
    const start = kind.inputOf(item ? kind.valuesOf(item) : kind.blank());
    const typed = (input: RecordedFields) =>
      kind.valuesOf({ ...start, ...input } as unknown as Item);
    return {
      start,
      save(changed, sent) {
        const { changes } = kind.save(typed(changed), { id, item }, sent && typed(sent));
        return (changes as readonly [Change])[0];
      },
    };
  };

/** Opens the form of a document that has been read. */
export const openForm: Record<FormSubject, (known: SavedVersion) => OpenForm> = {
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

/** What an administrator who has opened the version `known` types in its form; null if the move saves no form. */
export function typedIn(
  collection: Subject,
  move: string,
  known: SavedVersion,
  words: string,
): RecordedFields | null {
  const field = collection === 'contacts' ? undefined : FORM_MOVES[collection][move];
  if (collection === 'contacts' || !field) return null;
  return { ...(known.fields ? {} : SAMPLES[collection]), [field]: words };
}

/** What an administrator who has opened the version `known` changes. Some moves save `words` as text. */
type Move = (known: SavedVersion, words: string) => Change;

const textOf = (known: SavedVersion, field: string) => String(known.fields?.[field] ?? '');

const setStatus =
  (steps: number): Move =>
  (known) => {
    const status = textOf(known, 'status');
    const index = CONTACT_STATUSES.findIndex((other) => other === status);
    const next = CONTACT_STATUSES[(index + steps) % CONTACT_STATUSES.length] ?? '';
    return changeOf(statusChange(ID, next, status));
  };

/** Returns every action, except undo, that an administrator can take on a document in this collection. */
export function movesOf(collection: Subject): Record<string, Move> {
  if (collection === 'contacts') {
    return {
      nextStatus: setStatus(1),
      otherStatus: setStatus(2),
      spam: (known) => {
        const before = textOf(known, 'isSpam');
        return changeOf(spamChange(ID, before !== 'true', before));
      },
      // Not the same decision as `spam`, which would leave nothing to write.
      notSpam: (known) => {
        const before = textOf(known, 'isSpam');
        return changeOf(spamChange(ID, before === 'false', before));
      },
      assign: (known) => {
        const before = textOf(known, 'assignee');
        const { uid, email } = DEMO_ACCOUNTS.administrator;
        return changeOf(
          assigneeChange(ID, before ? null : email, before ? undefined : uid, before),
        );
      },
      followUp: (known) => {
        const before = textOf(known, 'followUpOn');
        return changeOf(followUpChange(ID, before ? null : '2026-12-31', before));
      },
      note: (known, words) => changeOf(noteChange(ID, words, textOf(known, 'note'))),
      delete: () => inquiryChange(...deletion(ID)),
      restore: () => inquiryChange(...restoration(ID)),
    };
  }
  const saveBy =
    (move: string): Move =>
    (known, words) =>
      openForm[collection](known).save(typedIn(collection, move, known, words) ?? {});
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
  known: SavedVersion,
  words: string,
): Change {
  const change = movesOf(collection)[move]?.(known, words);
  if (!change) throw new Error(`There is no move “${move}” in ${collection}.`);
  return change;
}

/** Returns the initial fields of the document, or undefined if the test starts without it. */
export const initialOf = (collection: Subject) =>
  collection === 'contacts' ? contact({ message: 'Two lines\nof text 👩‍🚀' }) : undefined;

/** Reads the stored version of a document the way the application does. */
export const openDocument = async (collection: string, id: string): Promise<SavedVersion> =>
  storedVersion(await getDoc(doc(firestore(), collection, id)));
