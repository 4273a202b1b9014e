import { useQueryClient } from '@tanstack/react-query';
import { format } from 'date-fns';
import { useState } from 'react';
import { toast } from '@/components/toast/toast-store';
import { useJob, withFailureToast, type JobControl } from '@/back-office/shared/use-job';
import { failureReason } from '@/content/failures';
import { SEO_PAGES } from '@/content/pages';
import { read } from '@/data/call';
import {
  SNAPSHOT_FORMAT,
  type Content,
  type DocumentPlace,
  type SnapshotDocument,
} from '@/domain/snapshot';
import { snapshotProblems, writeSnapshot } from '@/domain/snapshot-file';
import type { ImportItem } from '@/domain/snapshot-import';
import { planImport, type ImportPlan, type PlannedChange } from '@/domain/snapshot-plan';
import { downloadBlob } from '@/lib/download';
import { logError } from '@/lib/log-error';
import { plural } from '@/lib/plural';
import { readSnapshotFile } from './read-snapshot-file';

// A module, not one of its calls: its jobs have no timeout as a whole.
const snapshotData = () =>
  read(
    () => import('@/data/snapshot'),
    (data) => data,
  );

const PAGES = SEO_PAGES.map(({ id }) => id);

interface SnapshotFile {
  name: string;
  content: Content<SnapshotDocument>;
}

export type SnapshotView =
  | { kind: 'start' }
  | { kind: 'exported'; leftOut: DocumentPlace[]; problems: string[] }
  | { kind: 'refused'; name: string; problems: string[] }
  | { kind: 'plan'; file: SnapshotFile; plan: ImportPlan; isRemoving: boolean }
  | { kind: 'result'; file: SnapshotFile; items: ImportItem[] };

export function useSnapshot() {
  const client = useQueryClient();
  const { job, run, cancel } = useJob();
  const [view, setView] = useState<SnapshotView>({ kind: 'start' });

  /** @param failure what is told where the job fails */
  function attempt(
    [label, failure]: [label: string, failure: string],
    work: (control: JobControl) => Promise<void>,
  ) {
    return run(label, 0, withFailureToast(failure, failureReason, work));
  }

  async function compare(file: SnapshotFile, isRemoving: boolean, control: JobControl) {
    const stored = await (await snapshotData()).readContent(control);
    const plan = planImport(file.content, stored, PAGES);
    setView({ kind: 'plan', file, plan, isRemoving });
  }

  function show(file: SnapshotFile, items: ImportItem[], failure: string) {
    for (const { error } of items) if (error) logError(failure, error);
    setView({ kind: 'result', file, items });
    // Without waiting: the connection may be what failed.
    void client.invalidateQueries();
  }

  return {
    job,
    cancel,
    view,
    close: () => setView({ kind: 'start' }),
    exportContent: () =>
      attempt(['Exporting content', 'Failed to export'], async (control) => {
        setView({ kind: 'start' });
        const stored = await (await snapshotData()).readContent(control);
        const now = new Date();
        const { text, count, leftOut } = writeSnapshot(stored, PAGES, now);
        const bytes = new TextEncoder().encode(text);
        const blob = new Blob([bytes], { type: 'application/json' });
        downloadBlob(blob, `${SNAPSHOT_FORMAT}-${format(now, 'yyyy-MM-dd')}.json`);
        setView({ kind: 'exported', leftOut, problems: snapshotProblems(bytes, PAGES) });
        toast({ title: 'Success', description: `${plural(count, 'document')} exported` });
      }),
    chooseFile: (chosen: File) =>
      attempt(['Comparing with what is stored', 'Failed to compare'], async (control) => {
        setView({ kind: 'start' });
        const read = await readSnapshotFile(chosen, PAGES);
        if ('problems' in read) setView({ kind: 'refused', name: chosen.name, ...read });
        else await compare({ name: chosen.name, content: read.content }, false, control);
      }),
    importChanges: (file: SnapshotFile, changes: PlannedChange[]) =>
      attempt(['Importing', 'Failed to import'], async (control) => {
        const items = await (await snapshotData()).importChanges(changes, control);
        show(file, items, 'Failed to import');
      }),
    undoImport: (file: SnapshotFile, items: ImportItem[]) =>
      attempt(['Undoing the import', 'Failed to undo'], async (control) => {
        const undone = await (await snapshotData()).undoImport(items, control);
        show(file, undone, 'Failed to undo');
      }),
    importRest: (file: SnapshotFile, items: ImportItem[]) =>
      attempt(['Comparing with what is stored', 'Failed to compare'], (control) =>
        compare(
          file,
          items.some(({ change }) => change.after === null),
          control,
        ),
      ),
  };
}
