import { useQueryClient } from '@tanstack/react-query';
import { format } from 'date-fns';
import { useSyncExternalStore } from 'react';
import { useRunJob, type JobOutcome } from '@/back-office/shared/use-run-job';
import {
  SNAPSHOT_FORMAT,
  type Content,
  type DocumentPlace,
  type SnapshotDocument,
} from '@/collections/snapshot';
import {
  readSnapshot,
  requireSnapshotSize,
  SnapshotError,
  snapshotProblems,
  writeSnapshot,
} from '@/collections/snapshot-file';
import {
  itemGroups,
  planImport,
  type ImportItem,
  type ImportPlan,
  type PlannedChange,
} from '@/collections/snapshot-plan';
import { pathTo, SEO_PAGES } from '@/content/pages';
import { importHeadline } from '@/content/snapshot-notes';
import { importChanges, readContent, undoImport } from '@/data/snapshot';
import { accountStore } from '@/lib/account-store';
import { downloadBlob } from '@/lib/download';
import type { JobControl } from '@/lib/job-queue';
import { logError } from '@/lib/log-error';
import { plural } from '@/lib/plural';

const PAGES = SEO_PAGES.map(({ id }) => id);

interface SnapshotFile {
  name: string;
  content: Content<SnapshotDocument>;
}

export type SnapshotView =
  | { kind: 'start' | 'busy' }
  | { kind: 'exported'; leftOut: DocumentPlace[]; problems: string[] }
  | { kind: 'refused'; name: string; problems: string[] }
  | { kind: 'plan'; file: SnapshotFile; plan: ImportPlan; isRemoving: boolean }
  | { kind: 'result'; file: SnapshotFile; items: ImportItem[] };

const START: SnapshotView = { kind: 'start' };

/** Outlives the screen, because an import may end after the screen has closed. */
const panel = accountStore<SnapshotView>(START);

export const REPORT_HASH = '#snapshot';

/** Reads a snapshot file. Throws SnapshotError, whose message has a line for each problem. */
async function readFile(file: File): Promise<SnapshotFile> {
  requireSnapshotSize(file.size);
  const bytes = await file.arrayBuffer().catch(() => {
    throw new SnapshotError(['The browser couldn’t read the file. Choose it again.']);
  });
  return { name: file.name, content: readSnapshot(new Uint8Array(bytes), PAGES) };
}

async function compare(file: SnapshotFile, isRemoving: boolean, control: JobControl) {
  const stored = await readContent(control);
  const plan = planImport(file.content, stored, PAGES);
  return { view: { kind: 'plan' as const, file, plan, isRemoving } };
}

export function useSnapshot() {
  const client = useQueryClient();
  const runJob = useRunJob();
  const view = useSyncExternalStore(panel.subscribe, panel.get);

  /** @param before the view to show after a failure or Cancel */
  async function attempt(
    [label, failure]: [label: string, failure: string],
    before: SnapshotView,
    work: (control: JobControl) => Promise<{ view: SnapshotView; outcome?: JobOutcome }>,
  ) {
    const busy: SnapshotView = { kind: 'busy' };
    panel.set(busy);
    await runJob({
      label,
      failure,
      work,
      finish: ({ view: next, outcome }) => {
        panel.set(next);
        return outcome;
      },
    });
    if (panel.get() === busy) panel.set(before);
  }

  function result(file: SnapshotFile, items: ImportItem[], failure: string) {
    for (const { error } of items) if (error) logError(failure, error);
    // Not awaited, because the connection may have failed.
    void client.invalidateQueries();
    const { notDone, kept } = itemGroups(items);
    const outcome = {
      title: notDone.length + kept.length > 0 ? 'Stopped' : 'Success',
      description: importHeadline(items),
      to: pathTo('admin/site') + REPORT_HASH,
      isShown: panel.isShown(),
    };
    return { view: { kind: 'result' as const, file, items }, outcome };
  }

  return {
    view,
    close: () => panel.set(START),
    exportContent: () =>
      attempt(['Exporting content', 'Failed to export'], START, async (control) => {
        const stored = await readContent(control);
        const now = new Date();
        const { text, count, leftOut } = writeSnapshot(stored, PAGES, now);
        const bytes = new TextEncoder().encode(text);
        const blob = new Blob([bytes], { type: 'application/json' });
        downloadBlob(blob, `${SNAPSHOT_FORMAT}-${format(now, 'yyyy-MM-dd')}.json`);
        return {
          view: { kind: 'exported', leftOut, problems: snapshotProblems(bytes, PAGES) },
          outcome: { title: 'Success', description: `${plural(count, 'document')} exported` },
        };
      }),
    chooseFile: (file: File) =>
      attempt(['Comparing with saved content', 'Failed to compare'], START, async (control) => {
        try {
          return await compare(await readFile(file), false, control);
        } catch (error) {
          if (!(error instanceof SnapshotError)) throw error;
          const problems = error.message.split('\n');
          return { view: { kind: 'refused', name: file.name, problems } };
        }
      }),
    importChanges: (file: SnapshotFile, changes: PlannedChange[]) =>
      attempt(['Importing', 'Failed to import'], view, async (control) => {
        const items = await importChanges(changes, control);
        return result(file, items, 'Failed to import');
      }),
    undoImport: (file: SnapshotFile, items: ImportItem[]) =>
      attempt(['Undoing the import', 'Failed to undo'], view, async (control) => {
        const undone = await undoImport(items, control);
        return result(file, undone, 'Failed to undo');
      }),
    importRest: (file: SnapshotFile, items: ImportItem[]) =>
      attempt(['Comparing with saved content', 'Failed to compare'], view, (control) =>
        compare(
          file,
          items.some(({ change }) => change.after === null),
          control,
        ),
      ),
  };
}
