import { Button } from '@/components/ui/button';
import { WordDifference } from '@/components/word-difference';
import { failureReason } from '@/content/failures';
import { ConflictError } from '@/domain/errors';
import type { DraftControls } from './use-drafts';

interface SaveProblemProps<Words, Stored> {
  draft: DraftControls<Words, Stored>;
  /** What it says of a conflict. */
  changed: string;
  /** What it says of a document that was deleted. */
  deleted: string | false;
  /** The sentence of a failure (spec 8), and the error of the last save. */
  failure: string;
  error: Error | null;
  isSaving: boolean;
  onLoadTheirs: (theirs: Stored) => void;
  /** Saves the words in place of the other version; without it they can only be copied. */
  saveMine: { label: string; onClick: () => void } | null;
}

/** Why the words of a form aren't saved, and what can be done. */
export function SaveProblem<Words, Stored>(props: SaveProblemProps<Words, Stored>) {
  const { draft, error } = props;
  const isContested = draft.theirs !== undefined;
  // A conflict that is solved remains the error of the last save.
  if (!isContested && (!error || error instanceof ConflictError)) return null;
  return (
    <div
      role="alert"
      className="grid gap-3 border-l-6 border-danger bg-danger-tint px-4 py-3 text-danger-deep"
    >
      {isContested ? (
        <Conflict {...props} />
      ) : (
        <p>
          <strong>{props.failure}.</strong> {failureReason(error)} Nothing you typed is lost.
        </p>
      )}
    </div>
  );
}

function Conflict<Words, Stored>({ draft, ...props }: SaveProblemProps<Words, Stored>) {
  const { theirs, theirTexts } = draft;
  const { isSaving, saveMine } = props;
  return (
    <>
      <p>
        <strong>{props.changed}</strong>{' '}
        {props.deleted ? `${props.deleted} Your text is still here.` : 'Nothing you typed is lost.'}
      </p>
      {theirTexts && <Differences theirs={theirTexts} mine={draft.texts} />}
      <div className="flex flex-wrap gap-3">
        {theirs && (
          <Button
            variant="primary"
            size="small"
            disabled={isSaving}
            onClick={() => props.onLoadTheirs(theirs)}
          >
            Load the newer version
          </Button>
        )}
        {saveMine && (
          <Button variant="danger" size="small" disabled={isSaving} onClick={saveMine.onClick}>
            {saveMine.label}
          </Button>
        )}
      </div>
    </>
  );
}

type Texts = Record<string, string>;

/** The fields that differ, word by word. */
function Differences({ theirs, mine }: { theirs: Texts; mine: Texts }) {
  return (
    <dl className="grid gap-2 bg-paper-raised px-3 py-2 text-sm text-ink">
      {Object.entries(mine).map(
        ([label, text]) =>
          text !== theirs[label] && (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd>
                <WordDifference
                  before={theirs[label] ?? ''}
                  after={text}
                  labels={{ before: 'theirs', after: 'yours' }}
                />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
