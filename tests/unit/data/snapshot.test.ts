// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as changesData from '@/data/changes';
import { importChanges, undoImport } from '@/data/snapshot';
import * as documentsData from '@/data/snapshot-documents';
import { AccessDeniedError, BusyError, TimeoutError } from '@/domain/errors';
import { newImportItem, type ImportItem } from '@/domain/snapshot-import';
import type { PlannedChange } from '@/domain/snapshot-plan';

afterEach(() => {
  vi.restoreAllMocks();
});

const CHANGE: PlannedChange = {
  collection: 'careers',
  id: 'dba',
  before: null,
  after: { id: 'dba', fields: {}, createdAt: null },
  problem: null,
};
const control = { signal: new AbortController().signal, onProgress: () => undefined };
const offline = new TypeError('The network fails');

/** What is found under the ids of records. */
const found = (record: string | null | Error) =>
  vi
    .spyOn(changesData, 'writtenRecord')
    .mockImplementation((ids) =>
      record instanceof Error
        ? Promise.reject(record)
        : Promise.resolve(ids.length ? record : null),
    );

const cases: [label: string, error: Error, record: string | null | Error, state: string][] = [
  ['was made', new TimeoutError(), 'one', 'done'],
  ['may still be under way', new TimeoutError(), null, 'unclear'],
  ['can’t be looked up', offline, offline, 'unclear'],
  ['was not made', offline, null, 'failed'],
  ['was refused', new AccessDeniedError(), offline, 'failed'],
  ['was kept out by others', new BusyError(), offline, 'failed'],
];

describe('a write without an answer', () => {
  it.each(cases)('%s: %s, %s', async (_label, error, record, state) => {
    found(record);
    const write = vi
      .spyOn(documentsData, 'writeDocument')
      .mockImplementation((_change, attempts) => {
        attempts.push('one');
        return Promise.reject(error);
      });
    const [item, next] = await importChanges([CHANGE, CHANGE], control);
    expect(item).toMatchObject({ state, error: state === 'done' ? null : error });
    // The import stops where something isn't done.
    expect(next?.state).toBe(state === 'done' ? 'done' : 'waiting');
    expect(write).toHaveBeenCalledTimes(state === 'done' ? 2 : 1);
  });

  it('that was never sent has failed', async () => {
    found(null);
    vi.spyOn(documentsData, 'writeDocument').mockRejectedValue(new TimeoutError());
    expect(await importChanges([CHANGE], control)).toMatchObject([{ state: 'failed' }]);
  });
});

describe('undo', () => {
  const itemOf = (parts: Partial<ImportItem>) => ({ ...newImportItem(CHANGE), ...parts });

  it('finds out what was made of a change without an answer', async () => {
    const undo = vi.spyOn(changesData, 'undoChange').mockResolvedValue();
    found('one');
    const unclear = itemOf({ state: 'unclear', attempts: ['one'] });
    expect(await undoImport([unclear], control)).toMatchObject([{ state: 'undone' }]);
    expect(undo).toHaveBeenCalledExactlyOnceWith('one', []);
    found(null);
    expect(await undoImport([unclear], control)).toMatchObject([{ state: 'failed' }]);
    expect(undo).toHaveBeenCalledOnce();
  });

  it('goes backward, and stops at a failure, after which it can go on', async () => {
    found(null);
    const items = ['one', 'two', 'three'].map((record) => itemOf({ state: 'done', record }));
    const undo = vi
      .spyOn(changesData, 'undoChange')
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(offline);
    const undone = await undoImport(items, control);
    expect(undone.map(({ state }) => state)).toEqual(['done', 'done', 'undone']);
    expect(undone[1]?.error).toBe(offline);
    undo.mockResolvedValue();
    const rest = await undoImport(undone, control);
    expect(rest.map(({ state }) => state)).toEqual(['undone', 'undone', 'undone']);
    expect(undo.mock.calls.map(([record]) => record)).toEqual(['three', 'two', 'two', 'one']);
  });
});
