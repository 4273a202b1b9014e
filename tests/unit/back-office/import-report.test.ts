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

interface Case {
  what: string;
  result?: Result;
  undo?: Result;
  group: keyof typeof IMPORT_GROUPS;
  note?: RegExp;
}
const cases: Case[] = [
  { what: 'not reached', group: 'notDone' },
  { what: 'imported', result: DONE, group: 'done' },
  { what: 'already saved', result: resultOf('same'), group: 'same', note: /saved the same/ },
  { what: 'in conflict', result: CONFLICT, group: 'notDone', note: /^Someone else changed/ },
  {
    what: 'refused',
    result: resultOf('failed', new BusyError()),
    group: 'notDone',
    note: /^The database is busy/,
  },
  { what: 'unclear', result: UNCLEAR, group: 'notDone', note: /may or may not have been saved/ },
  { what: 'undone', result: DONE, undo: DONE, group: 'undone' },
  { what: 'undone by someone else', result: DONE, undo: undoError('same'), group: 'undone' },
  { what: 'changed since', result: DONE, undo: CONFLICT, group: 'kept' },
  { what: 'erased since', result: DONE, undo: undoError('gone'), group: 'done', note: /erased/ },
  {
    what: 'perhaps undone',
    result: DONE,
    undo: UNCLEAR,
    group: 'done',
    note: /^The server didn’t respond/,
  },
];

it.each(cases)(
  'an import lists a change that is $what under “$group”, with the reason',
  ({ result, undo, group, note = /^$/ }) => {
    const item = { change: CHANGE, result, undo };
    expect(itemsIn([item], group)).toEqual([item]);
    expect(itemNote(item)).toMatch(note);
  },
);

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
