import { diffArrays } from 'diff';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

const wordsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

const emptyStep = () => ({ before: '', after: '', same: '' });

/** Merges adjacent changed words into one difference, so that both texts read continuously. */
function differenceSteps(before: string, after: string) {
  let step = emptyStep();
  const steps = [step];
  for (const part of diffArrays(wordsOf(before), wordsOf(after))) {
    const text = part.value.join('');
    if (!part.added && !part.removed) {
      step.same += text;
      continue;
    }
    if (step.same.trim()) {
      step = emptyStep();
      steps.push(step);
    }
    step.before += step.same + (part.removed ? text : '');
    step.after += step.same + (part.added ? text : '');
    step.same = '';
  }
  return steps;
}

interface WordDifferenceProps {
  before: string;
  after: string;
  /** Labels, such as 'removed', that screen readers announce before words that appear in only one text. */
  labels: { before: string; after: string };
}

export function WordDifference({ before, after, labels }: WordDifferenceProps) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {differenceSteps(before, after).map((step, index) => (
        <span key={index}>
          {step.before && (
            <del className="bg-danger-tint text-danger-deep">
              <span className="sr-only">({labels.before}: </span>
              {step.before}
              <span className="sr-only">)</span>
            </del>
          )}
          {step.after && (
            <ins className="bg-firm-tint text-firm-deep not-first:ms-1">
              <span className="sr-only">({labels.after}: </span>
              {step.after}
              <span className="sr-only">)</span>
            </ins>
          )}
          {step.same}
        </span>
      ))}
    </p>
  );
}
