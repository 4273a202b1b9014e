import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { placeName } from '@/content/snapshot-notes';
import { plural } from '@/lib/plural';
import { Headline, ImportPreview, ImportResult } from './import-result';
import { REPORT_HASH, useSnapshot, type SnapshotView } from './use-snapshot';

export function Snapshot() {
  const id = useId();
  const { view, isBusy, ...actions } = useSnapshot();
  const section = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const look = { variant: 'quiet', size: 'small', 'aria-disabled': isBusy } as const;

  const { hash } = useLocation();
  const [earlier] = useState(view);
  const isNew = view !== earlier || hash === REPORT_HASH;

  useEffect(() => {
    if (isNew) section.current?.querySelector('h3')?.focus();
  }, [isNew, isBusy, view]);
  useFocusRepair(section, isBusy ? null : view, (element) =>
    element.focus({ preventScroll: true }),
  );

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
          Save services, careers, and SEO settings in one file, as a backup or for another project.
          Inquiries aren’t included.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button {...look} onClick={() => actions.exportContent()}>
            Export content
          </Button>
          <Button {...look} onClick={() => input.current?.click()}>
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
              if (file) actions.chooseFile(file);
              // Allows choosing the same file again.
              currentTarget.value = '';
            }}
          />
        </div>
        {!isBusy && (
          <>
            {view.kind === 'exported' && <ExportNotes {...view} />}
            {view.kind === 'refused' && <FileProblems {...view} onClose={actions.close} />}
            {view.kind === 'plan' && (
              <ImportPreview
                name={view.file.name}
                plan={view.plan}
                wasRemoving={view.isRemoving}
                onImport={(changes) => actions.importChanges(view.file, changes)}
                onClose={actions.close}
              />
            )}
            {view.kind === 'result' && (
              <ImportResult
                items={view.items}
                onUndo={() => actions.undoImport(view.action)}
                onRest={() => actions.importRest(view.file, view.items)}
                onClose={actions.close}
              />
            )}
          </>
        )}
      </div>
    </section>
  );
}

type ViewOf<Kind> = Extract<SnapshotView, { kind: Kind }>;

function ExportNotes({ leftOut }: ViewOf<'exported'>) {
  if (leftOut.length === 0) return null;
  return (
    <div role="status" className="grid gap-2 border-l-6 border-action px-4 py-1">
      <p>{plural(leftOut.length, 'invalid document')} left out of the file. Edit or delete them:</p>
      <Problems list={leftOut.map(placeName)} />
    </div>
  );
}

function FileProblems({ name, problems, onClose }: ViewOf<'refused'> & { onClose: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 border-l-6 border-danger bg-danger-tint px-4 py-3 text-danger-deep">
      <Headline>
        <bdi>{name}</bdi> can’t be imported. Nothing was changed.
      </Headline>
      <Problems list={problems} />
      <Button variant="danger" size="small" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

function Problems({ list }: { list: string[] }) {
  return (
    <ul className="list-disc pl-5">
      {list.map((problem) => (
        <li key={problem} className="wrap-anywhere" dir="auto">
          {problem}
        </li>
      ))}
    </ul>
  );
}
