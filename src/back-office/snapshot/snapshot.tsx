import { useId, useRef } from 'react';
import { JobBar } from '@/back-office/shared/job-bar';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { ExportNotes } from './export-notes';
import { FileProblems } from './file-problems';
import { ImportPreview } from './import-preview';
import { ImportResult } from './import-result';
import { useSnapshot } from './use-snapshot';

export function Snapshot() {
  const id = useId();
  const { job, cancel, view, ...actions } = useSnapshot();
  const section = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = job !== null;

  // The pressed button is gone while its job runs, as is Cancel after it.
  useFocusRepair(section, job ? 'job' : view, (element) => element.focus({ preventScroll: true }));

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      className="min-w-0 border border-rule bg-paper-raised outline-none"
    >
      <h2 id={id} className="flex min-h-13 items-center border-b border-rule px-4 text-lg">
        Snapshot
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4">
        <p className="max-w-measure text-ink-soft">
          Services, careers, and SEO settings as one file: to keep a copy, or to move them to
          another project. Inquiries aren’t in it.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="quiet"
            size="small"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void actions.exportContent();
            }}
          >
            Export content
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) input.current?.click();
            }}
          >
            Import content
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            aria-label="Snapshot file"
            hidden
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void actions.chooseFile(file);
              // So that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </div>
        {job && <JobBar job={job} onCancel={cancel} />}
        {!job && view.kind === 'exported' && <ExportNotes {...view} />}
        {!job && view.kind === 'refused' && <FileProblems {...view} onClose={actions.close} />}
        {!job && view.kind === 'plan' && (
          <ImportPreview
            name={view.file.name}
            plan={view.plan}
            wasRemoving={view.isRemoving}
            onImport={(changes) => void actions.importChanges(view.file, changes)}
            onClose={actions.close}
          />
        )}
        {!job && view.kind === 'result' && (
          <ImportResult
            items={view.items}
            onUndo={() => void actions.undoImport(view.file, view.items)}
            onRest={() => void actions.importRest(view.file, view.items)}
            onClose={actions.close}
          />
        )}
      </div>
    </section>
  );
}
