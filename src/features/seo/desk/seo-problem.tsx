import { Button } from '@/components/ui/button';
import { WordDifference } from '@/components/word-difference';
import { failureReason } from '@/content/failures';
import type { SeoSetting } from '@/domain/seo-setting';
import { DRAFT_FIELDS, DRAFT_LABELS, toDraft, type SeoDraft } from './seo-draft';

interface SeoProblemProps {
  /** Someone else has saved since the input began. */
  isContested: boolean;
  /** What is stored; the generated setting if the stored one was removed. */
  theirs: SeoSetting;
  draft: SeoDraft;
  /** Of a save that failed for another reason. */
  error: Error | null;
  isSaving: boolean;
  onLoadTheirs: () => void;
  onSaveMine: () => void;
}

/** Why the input isn't saved, and what can be done. */
export function SeoProblem({ isContested, theirs, draft, error, ...props }: SeoProblemProps) {
  if (!isContested && !error) return null;
  return (
    <div
      role="alert"
      className="grid gap-3 border-l-6 border-danger bg-danger-tint px-4 py-3 text-danger-deep"
    >
      {isContested ? (
        <>
          <p>
            <strong>These settings were changed by someone else since you opened them.</strong>{' '}
            {theirs.id
              ? 'Nothing you typed is lost.'
              : 'They were removed. Your text is still here.'}
          </p>
          <TheirsAndMine theirs={toDraft(theirs)} mine={draft} />
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              size="small"
              disabled={props.isSaving}
              onClick={props.onLoadTheirs}
            >
              Load the newer version
            </Button>
            <Button
              variant="danger"
              size="small"
              disabled={props.isSaving}
              onClick={props.onSaveMine}
            >
              Overwrite with mine
            </Button>
          </div>
        </>
      ) : (
        <p>
          <strong>Failed to save SEO settings.</strong> {failureReason(error)} Nothing you typed is
          lost.
        </p>
      )}
    </div>
  );
}

/** The fields that differ, word by word. */
function TheirsAndMine({ theirs, mine }: { theirs: SeoDraft; mine: SeoDraft }) {
  return (
    <dl className="grid gap-2 bg-paper-raised px-3 py-2 text-sm text-ink">
      {DRAFT_FIELDS.filter((name) => theirs[name] !== mine[name]).map((name) => (
        <div key={name}>
          <dt className="font-semibold">{DRAFT_LABELS[name]}</dt>
          <dd>
            <WordDifference
              before={theirs[name]}
              after={mine[name]}
              labels={{ before: 'theirs', after: 'yours' }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
