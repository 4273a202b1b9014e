import { Button } from '@/components/ui/button';
import { DRAFT_FIELDS, DRAFT_LABELS, type SeoDraft } from './seo-draft';

interface SetAsideTextProps {
  draft: SeoDraft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** What was typed before someone else's newer version was loaded. */
export function SetAsideText({ draft, onRestore, onDiscard }: SetAsideTextProps) {
  return (
    <section
      aria-label="Your text"
      className="grid gap-3 border-l-6 border-firm bg-firm-tint px-4 py-3"
    >
      <p>
        <strong>The newer version is loaded.</strong> Your text is kept:
      </p>
      <dl className="grid gap-2 bg-paper-raised px-3 py-2 text-sm">
        {DRAFT_FIELDS.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{DRAFT_LABELS[name]}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {draft[name] || 'Empty'}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={onRestore}>
          Bring back my text
        </Button>
        <Button variant="quiet" size="small" onClick={onDiscard}>
          Discard my text
        </Button>
      </div>
    </section>
  );
}
