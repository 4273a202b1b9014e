import { LongText } from '@/components/long-text';
import { Button } from '@/components/ui/button';

interface SetAsideTextProps {
  /** Each field as text by its label. */
  texts: Record<string, string>;
  onRestore: () => void;
  onDiscard: () => void;
}

/** What was typed before someone else's newer version was loaded. */
export function SetAsideText({ texts, onRestore, onDiscard }: SetAsideTextProps) {
  return (
    <section
      aria-label="Your text"
      className="grid gap-3 border-l-6 border-firm bg-firm-tint px-4 py-3"
    >
      <p>
        <strong>The newer version is loaded.</strong> Your text is kept:
      </p>
      <dl className="grid gap-2 bg-paper-raised px-3 py-2 text-sm">
        {Object.entries(texts).map(([label, text]) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd>{text ? <LongText text={text} name={`your ${label}`} /> : 'Empty'}</dd>
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
