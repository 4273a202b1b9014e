import { expect, it } from 'vitest';
import {
  type IMPORT_GROUPS,
  importHeadline,
  itemNote,
  itemsIn,
} from '@/back-office/site/import-report';
import { saveDocument } from '@/collections/change';
import type { PlannedChange } from '@/collections/snapshot-plan';
import type { Result } from '@/data/write';
import { BusyError, ConflictError, TimeoutError, UndoError } from '@/domain/errors';

const CHANGE: PlannedChange = {
  collection: 'careers',
  id: 'dba',
  before: null,
  after: null,
  problem: null,
};

const resultOf = (state: Result['state'], error?: unknown): Result => ({
  change: saveDocument('careers', 'dba', '', null),
  state,
  records: [],
  error,
});
const CONFLICT = resultOf('conflict', new ConflictError());
const DONE = resultOf('done');
const UNCLEAR = resultOf('unclear', new TimeoutError());
const undoError = (problem: 'gone' | 'same') => resultOf('failed', new UndoError(problem));

const NO_NOTE = /^$/;
const BUSY = resultOf('failed', new BusyError());

it.each<[string, Result | undefined, Result | undefined, keyof typeof IMPORT_GROUPS, RegExp]>([
  ['not reached', undefined, undefined, 'notDone', NO_NOTE],
  ['imported', DONE, undefined, 'done', NO_NOTE],
  ['already saved', resultOf('same'), undefined, 'same', /saved the same/],
  ['in conflict', CONFLICT, undefined, 'notDone', /^Someone else has since changed/],
  ['refused', BUSY, undefined, 'notDone', /^The database is busy/],
  ['unclear', UNCLEAR, undefined, 'notDone', /may or may not have been saved/],
  ['undone', DONE, DONE, 'undone', NO_NOTE],
  ['undone by someone else', DONE, undoError('same'), 'undone', NO_NOTE],
  ['changed since', DONE, CONFLICT, 'kept', NO_NOTE],
  ['erased since', DONE, undoError('gone'), 'done', /erased/],
  ['perhaps undone', DONE, UNCLEAR, 'done', /^The server didn’t respond/],
])('an import lists a change that is %s in its group, with the reason', (...row) => {
  const [, result, undo, group, note] = row;
  const item = { change: CHANGE, result, undo };
  expect(itemsIn([item], group)).toEqual([item]);
  expect(itemNote(item)).toMatch(note);
});

it.each([
  [[DONE, undefined], [], '1 of 2 changes imported'],
  [[DONE], [CONFLICT], '0 changes undone'],
  [[DONE, DONE], [DONE, CONFLICT], '1 change undone'],
])(
  'the heading of an import counts what was imported or undone (%#)',
  (results, undone, heading) => {
    const items = results.map((result, index) => ({ change: CHANGE, result, undo: undone[index] }));
    expect(importHeadline(items)).toBe(heading);
  },
);
