import { diffArrays } from 'diff';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

const wordsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Bounds the time for texts with nothing in common. It counts words, punctuation marks, and spaces. */
const MAX_EDIT_LENGTH = 1_000;

/** Not `diffWords`, which hides changed spaces, nor `diffWordsWithSpace`, which ignores its `intlSegmenter`. */
function differenceSteps(before: string, after: string) {
  const options = { maxEditLength: MAX_EDIT_LENGTH };
  const parts = diffArrays(wordsOf(before), wordsOf(after), options);
  if (!parts) return [{ same: '', before, after }];
  let step = { same: '', before: '', after: '' };
  const steps = [step];
  for (const [index, { added, removed, value }] of parts.entries()) {
    const text = value.join('');
    const isBetween = index > 0 && index < parts.length - 1;
    if (added || removed || (isBetween && !text.trim())) {
      if (!added) step.before += text;
      if (!removed) step.after += text;
    } else {
      step = { same: text, before: '', after: '' };
      steps.push(step);
    }
  }
  return steps;
}

/** Marks the words that only one of the texts has, and labels them for screen readers. */
export function WordDifference({ theirs, yours }: { theirs: string; yours: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {differenceSteps(theirs, yours).map((step, index) => (
        <span key={index}>
          {step.same}
          {step.before && (
            <del className="bg-danger-tint text-danger-deep">
              <span className="sr-only">(theirs: </span>
              {step.before}
              <span className="sr-only">)</span>
            </del>
          )}
          {step.after && (
            <ins className="bg-firm-tint text-firm-deep not-first:ms-1">
              <span className="sr-only">(yours: </span>
              {step.after}
              <span className="sr-only">)</span>
            </ins>
          )}
        </span>
      ))}
    </p>
  );
}
