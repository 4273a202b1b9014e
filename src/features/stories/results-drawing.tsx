import { Guide, Note, Sheet } from '@/drawings/sheet';
import { cutText } from '@/lib/cut-text';
import { plural } from '@/lib/plural';
import { measuredResult } from './measured-result';

const LEFT = 32;
const MAX_LINE = 268;
const ROW_HEIGHT = 92;
/** In characters: the width of the sheet, and the space beside the longest line. */
const MAX_LABEL = 45;
const MAX_VALUE = 16;

/** Draws the results that state two numbers as lines to scale, before and after. Null if there is none. */
export function ResultsDrawing({
  results,
  atMost = 4,
}: {
  results: readonly string[];
  atMost?: number;
}) {
  const measured = results.flatMap((result) => measuredResult(result) ?? []).slice(0, atMost);
  if (measured.length === 0) return null;
  const texts = measured.map(
    ({ label, before, after }) => `${label}: ${before.text} before, ${after.text} after.`,
  );
  return (
    <Sheet
      label={`measured results, before and after. ${texts.join(' ')}`}
      title="Before and after"
      note={plural(measured.length, 'result')}
      height={measured.length * ROW_HEIGHT + 68}
    >
      <Guide d={`M${LEFT} 20v${measured.length * ROW_HEIGHT}`} dashes="2 5" />
      {measured.map(({ label, before, after }, index) => {
        const y = 40 + index * ROW_HEIGHT;
        const scale = MAX_LINE / Math.max(before.value, after.value);
        const [from, to] = [before, after].map(({ value }) => LEFT + Math.max(value * scale, 3));
        return (
          <g key={index}>
            <Note x={LEFT + 8} y={y} text={cutText(label, MAX_LABEL)} tone="ink" />
            <path
              d={`M${LEFT} ${y + 22}H${from}m0-7v14`}
              className="stroke-rule-strong"
              strokeWidth="3"
            />
            <Note x={(from ?? 0) + 10} y={y + 27} text={cutText(before.text, MAX_VALUE)} />
            <Guide d={`M${from} ${y + 30}v18`} dashes="3 4" />
            <path d={`M${LEFT} ${y + 50}H${to}`} className="stroke-firm" strokeWidth="11" />
            <Note x={(to ?? 0) + 10} y={y + 55} text={cutText(after.text, MAX_VALUE)} tone="firm" />
          </g>
        );
      })}
    </Sheet>
  );
}
