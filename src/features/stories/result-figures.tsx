import { measuredResult } from './measured-result';

/** In percent of the longer line, so that a line to zero is visible. */
const MIN_LENGTH = 2;

interface ResultFiguresProps {
  results: readonly string[];
  atMost: number;
  /** Three in a row on wider screens than phones. Otherwise, one below the other. */
  isRow?: boolean;
}

/** The results that state two numbers, to scale: a thin line for the value before, a bar for the value after. */
export function ResultFigures({ results, atMost, isRow }: ResultFiguresProps) {
  const measured = results.flatMap((result) => measuredResult(result) ?? []).slice(0, atMost);
  if (measured.length === 0) return null;
  return (
    <dl
      className={`scene grid min-w-0 grid-cols-1 gap-6 wrap-anywhere ${isRow ? 'sm:grid-cols-3' : ''}`}
    >
      {measured.map(({ label, before, after }, index) => {
        const most = Math.max(before.value, after.value);
        const [from = 0, to = 0] = [before, after].map(({ value }) =>
          Math.max((100 * value) / most, MIN_LENGTH),
        );
        return (
          <div key={index} className="grid min-w-0 grid-cols-1 content-start gap-2">
            <dt className="text-sm text-ink-soft" dir="auto">
              {label}
            </dt>
            <dd dir="auto">
              <span className="font-heading text-2xl text-firm lining-nums">{after.text}</span>{' '}
              <span className="text-sm text-ink-soft">from {before.text}</span>
            </dd>
            <dd aria-hidden>
              <svg viewBox="-1 0 102 24" preserveAspectRatio="none" className="h-8 w-full">
                <path
                  d={`M0 5H${from}M0 1v8M${from} 1v8`}
                  vectorEffect="non-scaling-stroke"
                  className="stroke-rule-strong"
                />
                <path d={`M0 14H${to}v10H0Z`} className="fill-firm" />
                {/* Over a value that rose, it would hide the part of the bar that it gained. */}
                {to < from && (
                  <path d={`M${to} 14H${from}v10H${to}Z`} className="draw-away fill-firm-tint" />
                )}
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
