import { diffWordsWithSpace } from 'diff';

/** Sentences of every language are cut into words, also without spaces between them. */
const words = new Intl.Segmenter('en', { granularity: 'word' });

interface WordDifferenceProps {
  before: string;
  after: string;
  /** What screen readers say of the words that are only in one of both, such as 'removed'. */
  labels: { before: string; after: string };
}

/** Two texts as one, in which the words that differ are marked. */
export function WordDifference({ before, after, labels }: WordDifferenceProps) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {diffWordsWithSpace(before, after, { intlSegmenter: words }).map((part, index) => {
        if (part.removed)
          return (
            <del key={index} className="bg-danger-tint text-danger-deep">
              <span className="sr-only">({labels.before}: </span>
              {part.value}
              <span className="sr-only">)</span>
            </del>
          );
        if (part.added)
          return (
            <ins key={index} className="bg-firm-tint text-firm-deep">
              <span className="sr-only">({labels.after}: </span>
              {part.value}
              <span className="sr-only">)</span>
            </ins>
          );
        return part.value;
      })}
    </p>
  );
}
