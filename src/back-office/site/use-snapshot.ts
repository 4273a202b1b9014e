import { useQueryClient } from '@tanstack/react-query';
import { format } from 'date-fns';
import { useSyncExternalStore } from 'react';
import type { Action, Outcome, Task } from '@/back-office/run/action';
import { attemptsOf } from '@/back-office/run/attempt';
import { useAttempts } from '@/back-office/run/use-attempts';
import { useRun } from '@/back-office/run/use-run';
import { DateToStore, saveDocument, type Change } from '@/collections/change';
import { pathTo, SEO_PAGES } from '@/content/pages';
import { readContent } from '@/data/snapshot';
import type { Control, Result } from '@/data/write';
import {
  readSnapshot,
  SNAPSHOT_FORMAT,
  SnapshotError,
  writeSnapshot,
  type DocumentPlace,
  type FileContent,
} from '@/collections/snapshot';
import { planImport, type ImportPlan, type PlannedChange } from '@/collections/snapshot-plan';
import { accountStore } from '@/lib/account-store';
import { downloadBlob } from '@/lib/download';
import { plural } from '@/lib/plural';
import { importHeadline, itemsIn, type ImportItem } from './import-report';

const PAGES = SEO_PAGES.map(({ id }) => id);

interface SnapshotFile {
  name: string;
  content: FileContent;
}

export type SnapshotView =
  | { kind: 'start' }
  | { kind: 'exported'; leftOut: DocumentPlace[] }
  | { kind: 'refused'; name: string; problems: string[] }
  | { kind: 'plan'; file: SnapshotFile; plan: ImportPlan; isRemoving: boolean }
  | { kind: 'result'; file: SnapshotFile; items: ImportItem[]; action: Action };

const START: SnapshotView = { kind: 'start' };

/** Outlives the screen, because an import may end after the screen has closed. */
const panel = accountStore<SnapshotView>(START);

export const REPORT_HASH = '#snapshot';

const LABELS = {
  exporting: 'Exporting content',
  comparing: 'Comparing with saved content',
  importing: 'Importing',
  undoing: 'Undoing the import',
};

async function compare(file: SnapshotFile, isRemoving: boolean, control: Control): Promise<void> {
  const plan = planImport(file.content, await readContent(control), PAGES);
  panel.set({ kind: 'plan', file, plan, isRemoving });
}

const exportContent: Task = {
  label: LABELS.exporting,
  failure: 'Failed to export',
  async work(control) {
    const stored = await readContent(control);
    const now = new Date();
    const { text, count, leftOut } = writeSnapshot(stored, PAGES, now);
    const blob = new Blob([text], { type: 'application/json' });
    downloadBlob(blob, `${SNAPSHOT_FORMAT}-${format(now, 'yyyy-MM-dd')}.json`);
    panel.set({ kind: 'exported', leftOut });
    return { title: 'Success', description: `${plural(count, 'document')} exported` };
  },
};

const comparison = (work: (control: Control) => Promise<void>): Task => ({
  label: LABELS.comparing,
  failure: 'Failed to compare',
  async work(control) {
    await work(control);
    return undefined;
  },
});

const chooseFile = (file: File) =>
  comparison(async (control) => {
    try {
      const content = await readSnapshot(file, PAGES);
      await compare({ name: file.name, content }, false, control);
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error;
      panel.set({ kind: 'refused', name: file.name, problems: error.message.split('\n') });
    }
  });

export function changeOfPlan({ collection, id, before, after }: PlannedChange): Change {
  const version = before ? (before.updatedAt ?? '-') : '';
  if (!after) return saveDocument(collection, id, version, null);
  const { fields, createdAt } = after;
  const dated = { ...fields, ...(createdAt !== null && { createdAt: new DateToStore(createdAt) }) };
  return saveDocument(collection, id, version, dated);
}

function importChanges(file: SnapshotFile, planned: PlannedChange[]): Action {
  const changes = planned.map(changeOfPlan);
  let imported: readonly Result[] = [];
  function report(undone: readonly Result[] = []): Outcome {
    const items = planned.map((change, index) => ({
      change,
      result: imported.find((result) => result.change === changes[index]),
      undo: undone.find(
        ({ change: { collection, id } }) => collection === change.collection && id === change.id,
      ),
    }));
    panel.set({ kind: 'result', file, items, action });
    return {
      title: itemsIn(items, 'notDone', 'kept').length > 0 ? 'Stopped' : 'Success',
      description: importHeadline(items),
      to: pathTo('admin/site') + REPORT_HASH,
      isShown: panel.isShown(),
    };
  }
  const action: Action = {
    label: LABELS.importing,
    total: planned.length,
    failure: 'Failed to import',
    changes,
    done(results) {
      imported = results;
      return report();
    },
    undo: { label: LABELS.undoing, done: report, undo: null },
  };
  return action;
}

export function useSnapshot() {
  const client = useQueryClient();
  const { run, undo } = useRun('long');
  const view = useSyncExternalStore(panel.subscribe, panel.get);
  const pending = useAttempts('pending').map(({ action }) => action?.label);
  return {
    view,
    isBusy: Object.values(LABELS).some((label) => pending.includes(label)),
    close: () => panel.set(START),
    exportContent: () => run(exportContent),
    chooseFile: (file: File) => run(chooseFile(file)),
    importChanges: (file: SnapshotFile, changes: PlannedChange[]) =>
      run(importChanges(file, changes)),
    undoImport(action: Action) {
      const attempt = attemptsOf(client).findLast((other) => other.action === action);
      if (attempt) undo(attempt);
    },
    importRest: (file: SnapshotFile, items: ImportItem[]) =>
      run(
        comparison((control) =>
          compare(
            file,
            items.some(({ change }) => change.after === null),
            control,
          ),
        ),
      ),
  };
}
