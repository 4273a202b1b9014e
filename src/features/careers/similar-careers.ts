import { foldText } from '@/lib/fold-text';
import type { CareerSummary } from './career-summary';

const MAX_SIMILAR = 3;

const POINTS = { department: 3, titleWord: 2, type: 1, location: 1 };

/** More than the points for the same type and location. */
const MIN_POINTS = 3;

const COMMON_WORDS = new Set(
  'a an and at for in of on or the to with senior junior lead principal staff'.split(' '),
);

export function similarCareers<One extends CareerSummary>(
  career: CareerSummary,
  careers: readonly One[],
): One[] {
  const words = titleWords(career);
  return careers
    .filter(({ id }) => id !== career.id)
    .map((other) => ({ other, points: pointsOf(career, words, other) }))
    .filter(({ points }) => points >= MIN_POINTS)
    .sort((one, another) => another.points - one.points)
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other);
}

function pointsOf(career: CareerSummary, words: Set<string>, other: CareerSummary): number {
  const shared = (['department', 'type', 'location'] as const).filter((key) => {
    const value = foldText(career[key]);
    return value !== '' && value === foldText(other[key]);
  });
  const sharedWords = [...titleWords(other)].filter((word) => words.has(word));
  return shared.reduce((sum, key) => sum + POINTS[key], sharedWords.length * POINTS.titleWord);
}

function titleWords({ title }: CareerSummary): Set<string> {
  const words = foldText(title).split(/[^\p{L}\p{N}+#]+/u);
  return new Set(words.filter((word) => word !== '' && !COMMON_WORDS.has(word)));
}
