import { expect, it } from 'vitest';
import { undoWords } from '@/back-office/documents/undo-words';
import type { LoggedChange } from '@/collections/recorded-change';

const of = (collection: LoggedChange['collection'], before: object | null, after: object | null) =>
  ({ collection, before, after }) as LoggedChange;

const set = (before: object, after: object) => of('contacts', before, after);

it.each<[string, ...LoggedChange[]]>([
  // The version that will be there is the one before.
  ['set Job Title to “Old”', of('careers', { title: 'Old' }, { title: 'New' })],
  ['set Active to “No”', of('careers', { isActive: false }, { isActive: true })],
  ['clear Department', of('careers', { department: '' }, { department: 'IT' })],
  [
    'restore the earlier Job Description',
    of('careers', { description: 'Old\ntext' }, { description: '' }),
  ],
  [
    'restore the earlier Job Title and Benefits',
    of('careers', { title: 'Old', benefits: ['Tea'] }, { title: 'New', benefits: [] }),
  ],
  [
    'restore 4 earlier fields',
    of('stories', { a: 1, b: 1, c: 1, d: 1 }, { a: 2, b: 2, c: 2, d: 2 }),
  ],
  ['delete the career', of('careers', null, { title: 'New' })],
  ['restore the story', of('stories', { title: 'Old' }, null)],
  ['go back to the default', of('seoSettings', null, { page: 'home' })],
  [
    'restore 2 services as they were',
    of('services', { position: 1 }, { position: 2 }),
    of('services', { position: 2 }, { position: 1 }),
  ],
  ['set the status to “new”', set({ status: 'new' }, { status: 'contacted' })],
  [
    'set the status to “contacted” and the follow-up to Dec 31, 2025',
    set({ status: 'contacted', followUpOn: '2025-12-31' }, { status: 'closed', followUpOn: null }),
  ],
  [
    'set the status to “closed” and remove the follow-up',
    set({ status: 'closed', followUpOn: null }, { status: 'contacted', followUpOn: '2025-12-31' }),
  ],
  ['assign the inquiry to nobody', set({ assignee: null }, { assignee: 'a@b.c' })],
  ['remove the follow-up', set({ followUpOn: null }, { followUpOn: '2025-12-31' })],
  ['remove the note', set({ note: null }, { note: '…' })],
  ['restore the earlier note', set({ note: '…' }, { note: '…' })],
  ['restore the earlier note', set({ note: '…' }, { note: '' })],
  ['remove the spam decision', set({ isSpam: null }, { isSpam: true })],
  ['mark the inquiry as not spam', set({ isSpam: false }, { isSpam: true })],
  ['restore the inquiry', of('contacts', { status: 'new' }, null)],
  ['delete the inquiry', of('contacts', null, { status: 'new' })],
  [
    'set the status of 2 inquiries to “new”',
    set({ status: 'new' }, { status: 'closed' }),
    set({ status: 'new' }, { status: 'closed' }),
  ],
  [
    'restore 2 inquiries',
    of('contacts', { status: 'new' }, null),
    of('contacts', { status: 'closed' }, null),
  ],
  [
    'set 2 inquiries back to what they were',
    set({ status: 'new' }, { status: 'closed' }),
    set({ status: 'contacted' }, { status: 'closed' }),
  ],
  [''],
])('Undo says “%s”', (words, ...changes) => {
  expect(undoWords(changes)).toBe(words);
});
