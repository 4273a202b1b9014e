import { cn } from '@/lib/cn';
import { ResultFigures } from './result-figures';
import { StoryHead } from './story-head';
import type { StorySummary } from './story-summary';

const HALVES = 'grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))]';

/** `card`: its columns, and how many of the six columns of the list it takes up. */
const LOOKS = {
  large: { card: `lg:col-span-6 ${HALVES}`, atMost: 3 },
  wide: { card: `lg:col-span-4 ${HALVES}`, atMost: 2 },
  narrow: { card: 'grid-cols-1 lg:col-span-2', atMost: 1 },
  row: { card: 'grid-cols-1 lg:col-span-6 lg:grid-cols-aside', atMost: 3 },
} as const;

export type StoryCardLook = keyof typeof LOOKS;

interface StoryCardProps {
  story: StorySummary;
  look: StoryCardLook;
  level: 2 | 3;
}

export function StoryCard({ story, look, level }: StoryCardProps) {
  const { card, atMost } = LOOKS[look];
  return (
    <li
      className={cn(
        'group relative grid min-w-0 content-start items-start gap-8 border-t-3 border-firm bg-paper-raised p-6 outline outline-rule contain-paint hover:bg-paper',
        card,
      )}
    >
      <StoryHead story={story} level={level} isLarge={look === 'large'}>
        {look !== 'row' && (
          <p
            className={cn('text-ink-soft', look === 'narrow' ? 'line-clamp-3' : 'line-clamp-6')}
            dir="auto"
          >
            {story.situation}
          </p>
        )}
      </StoryHead>
      <ResultFigures results={story.results} atMost={atMost} isRow={look === 'row'} />
    </li>
  );
}
