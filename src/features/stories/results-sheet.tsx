import { WideSheet } from '@/drawings/wide-sheet';
import { plural } from '@/lib/plural';
import { measuredResult } from './measured-result';
import { ResultFigures } from './result-figures';

const MAX_RESULTS = 4;

/** The drawing of a story: its measured results. Null if there is none. */
export function ResultsSheet({ results }: { results: readonly string[] }) {
  const measured = results.filter(measuredResult).length;
  if (measured === 0) return null;
  const count = plural(Math.min(measured, MAX_RESULTS), 'result');
  return (
    <WideSheet label={`Before and after: ${count}`} title="Before and after" note={count}>
      <ResultFigures results={results} atMost={MAX_RESULTS} />
    </WideSheet>
  );
}
