import { useEffect, useRef, type ReactNode } from 'react';
import { LongText } from '@/components/long-text';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { WordDifference } from '@/back-office/shared/word-difference';
import { writeFailureReason } from '@/content/failures';
import { ConflictError } from '@/domain/errors';
import type { DraftControls } from './use-drafts';

interface SaveProblemProps<Words, Stored> {
  draft: DraftControls<Words, Stored>;
  changed: string;
  deleted: string | false;
  failure: string;
  error: unknown;
  isSaving: boolean;
  onSaveMine: (theirs: Stored) => void;
  /** Offered if the document was deleted. */
  saveAsNew?: { label: string; onClick: () => void };
}

/** Explains why a form wasn't saved, and offers to resolve a conflict or restore text that was set aside. */
export function SaveProblem<Words, Stored>(props: SaveProblemProps<Words, Stored>) {
  const { draft, error, isSaving } = props;
  const isContested = draft.theirs !== undefined;
  // After a conflict is resolved, `error` is still that ConflictError, which no longer counts.
  const isFailed = error !== undefined && !(error instanceof ConflictError);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) container.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  // A button here disappears once it has been used, and the form's button is disabled during a save.
  useFocusRepair(container, [isContested, draft.setAside.length, isSaving].join(), (element) =>
    (
      element.querySelector('button') ??
      element.parentElement?.querySelector<HTMLElement>('[type=submit]')
    )?.focus(),
  );
  return (
    <div ref={container} className="grid gap-4 *:scroll-mt-5 empty:hidden">
      {!isSaving && (isContested || isFailed) && (
        <div
          role="alert"
          className="grid gap-3 border-l-6 border-danger bg-danger-tint px-4 py-3 text-danger-deep"
        >
          {isContested ? (
            <Conflict {...props} />
          ) : (
            <p>
              <strong>{props.failure}.</strong> {writeFailureReason(error)} Nothing you typed is
              lost.
            </p>
          )}
        </div>
      )}
      {draft.setAside.map((texts, index) => (
        <section
          key={index}
          aria-label="Your text"
          className="grid gap-3 border-l-6 border-firm bg-firm-tint px-4 py-3"
        >
          <p>
            <strong>You loaded a newer version.</strong> Your own text is kept until you discard it:
          </p>
          <ChangedTexts texts={texts} others={draft.texts}>
            {(label, text) => (text ? <LongText text={text} name={`your ${label}`} /> : 'Empty')}
          </ChangedTexts>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" size="small" onClick={() => draft.bringBack(index)}>
              Bring back my text
            </Button>
            <Button variant="quiet" size="small" onClick={() => draft.discardSetAside(index)}>
              Discard my text
            </Button>
          </div>
        </section>
      ))}
    </div>
  );
}

function Conflict<Words, Stored>({ draft, ...props }: SaveProblemProps<Words, Stored>) {
  const { theirs, theirTexts } = draft;
  const { saveAsNew } = props;
  return (
    <>
      <p>
        <strong>{props.changed}</strong>{' '}
        {props.deleted ? `${props.deleted} Your text is still here.` : 'Nothing you typed is lost.'}
      </p>
      {theirTexts && (
        <ChangedTexts texts={draft.texts} others={theirTexts}>
          {(label, text) => (
            <WordDifference
              before={theirTexts[label] ?? ''}
              after={text}
              labels={{ before: 'theirs', after: 'yours' }}
            />
          )}
        </ChangedTexts>
      )}
      <div className="flex flex-wrap gap-3">
        {theirs !== null && theirs !== undefined && (
          <>
            <Button variant="primary" size="small" onClick={() => draft.loadTheirs(theirs)}>
              Load the newer version
            </Button>
            <Button variant="danger" size="small" onClick={() => props.onSaveMine(theirs)}>
              Overwrite with mine
            </Button>
          </>
        )}
        {theirs === null && saveAsNew && (
          <Button variant="danger" size="small" onClick={saveAsNew.onClick}>
            {saveAsNew.label}
          </Button>
        )}
      </div>
    </>
  );
}

type Texts = Record<string, string>;

interface ChangedTextsProps {
  texts: Texts;
  others: Texts;
  children: (label: string, text: string) => ReactNode;
}

function ChangedTexts({ texts, others, children }: ChangedTextsProps) {
  const changed = Object.entries(texts).filter(([label, text]) => text !== others[label]);
  return (
    <dl className="grid gap-2 bg-paper-raised px-3 py-2 text-sm text-ink empty:hidden">
      {changed.map(([label, text]) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd>{children(label, text)}</dd>
        </div>
      ))}
    </dl>
  );
}
