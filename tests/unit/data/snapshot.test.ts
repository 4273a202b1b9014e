import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  newImportItem,
  type ImportItem,
  type ImportState,
  type PlannedChange,
} from '@/collections/snapshot-plan';
import * as changesData from '@/data/changes';
import { importChanges, undoImport } from '@/data/snapshot';
import * as documentsData from '@/data/snapshot-documents';
import type { Written } from '@/domain/change';
import {
  AccessDeniedError,
  BusyError,
  ConflictError,
  TimeoutError,
  UndoError,
} from '@/domain/errors';

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
const WRITTEN: Written = { id: 'dba', fields: null, version: '', record: 'one' };
const control = { signal: new AbortController().signal, onProgress: () => undefined };
const offline = new TypeError('The network failed.');

const cases: [error: Error, state: string][] = [
  [new TimeoutError(), 'unclear'],
  [offline, 'unclear'],
  [new AccessDeniedError(), 'failed'],
  [new BusyError(), 'failed'],
  [new ConflictError({ id: 'dba', fields: null, version: '' }), 'conflict'],
];

const itemOf = (parts: Partial<ImportItem>) => ({ ...newImportItem(CHANGE), ...parts });

describe('an import', () => {
  it.each(cases)(
    'reports a change that fails with “%s” as “%s” and continues only after a conflict',
    async (error, state) => {
      vi.spyOn(documentsData, 'writeDocument').mockRejectedValue(error);
      const [item, next] = await importChanges([CHANGE, CHANGE], control);
      expect(item).toMatchObject({ state, error });
      // The import stops at a failed change but continues after a conflict.
      expect(next?.state).toBe(state === 'conflict' ? 'conflict' : 'waiting');
    },
  );

  it('writes each change with a unique commit ID', async () => {
    const write = vi.spyOn(documentsData, 'writeDocument').mockResolvedValue(WRITTEN);
    const items = await importChanges([CHANGE, CHANGE], control);
    expect(items.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(write.mock.calls.map(([{ id }]) => id)).toEqual(items.map(({ commit }) => commit));
    expect(new Set(items.flatMap(({ commit, undoCommit }) => [commit, undoCommit])).size).toBe(4);
  });
});

describe('undo', () => {
  const undoCases: [error: Error | null, from: ImportState, state: string, isOver: boolean][] = [
    [null, 'unclear', 'undone', true],
    [new UndoError('gone'), 'unclear', 'failed', true],
    [new UndoError('same'), 'done', 'undone', true],
    [new ConflictError({ id: 'dba', fields: null, version: '' }), 'done', 'kept', true],
    [new TimeoutError(), 'done', 'unclear', false],
    [new BusyError(), 'done', 'done', false],
    [new BusyError(), 'unclear', 'unclear', false],
  ];
  it.each(undoCases)(
    '(error: %s) finds a change in the state “%s” and leaves it in the state “%s”',
    async (error, from, state, isOver) => {
      const undo = vi.spyOn(changesData, 'undoChange');
      if (error) undo.mockRejectedValue(error);
      else undo.mockResolvedValue(WRITTEN);
      const item = itemOf({ state: from });
      expect(await undoImport([item], control)).toMatchObject([
        { state, error: isOver ? null : error },
      ]);
      const record = `careers~dba~${item.commit}`;
      expect(undo).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ id: item.undoCommit }),
        record,
      );
    },
  );

  it('processes changes in reverse order, stops at a failure, and can continue with the same commit IDs', async () => {
    const items = [1, 2, 3].map(() => itemOf({ state: 'done' }));
    const undo = vi
      .spyOn(changesData, 'undoChange')
      .mockResolvedValueOnce(WRITTEN)
      .mockRejectedValueOnce(offline);
    const undone = await undoImport(items, control);
    expect(undone.map(({ state }) => state)).toEqual(['done', 'unclear', 'undone']);
    undo.mockResolvedValue(WRITTEN);
    const rest = await undoImport(undone, control);
    expect(rest.map(({ state }) => state)).toEqual(['undone', 'undone', 'undone']);
    const [one, two, three] = items.map(({ undoCommit }) => undoCommit);
    expect(undo.mock.calls.map(([{ id }]) => id)).toEqual([three, two, two, one]);
  });
});
