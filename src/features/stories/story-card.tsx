import { cn } from '@/lib/cn';
import { ResultFigures } from './result-figures';
import { StoryHead } from './story-head';
import type { StorySummary } from './story-summary';

const HALVES = 'grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))]';

/** `card`: its columns, and how many of six columns it takes up. */
const LOOKS = {
  large: { card: `lg:col-span-6 lg:p-10 ${HALVES}`, columns: 2, atMost: 4 },
  wide: { card: `lg:col-span-4 ${HALVES}`, columns: 1, atMost: 2 },
  narrow: { card: 'lg:col-span-2', columns: 1, atMost: 1 },
  row: { card: 'lg:col-span-6 lg:grid-cols-aside', columns: 3, atMost: 3 },
} as const;

export type StoryCardLook = keyof typeof LOOKS;

interface StoryCardProps {
  story: StorySummary;
  look: StoryCardLook;
  level: 2 | 3;
}

export function StoryCard({ story, look, level }: StoryCardProps) {
  const { card, columns, atMost } = LOOKS[look];
  return (
    <li
      className={cn(
        'group relative grid min-w-0 content-start items-start gap-8 border-t-3 border-firm bg-paper-raised p-6 outline outline-rule contain-paint hover:bg-paper',
        card,
      )}
    >
      <StoryHead story={story} level={level} isLarge={look === 'large'}>
        {(look === 'large' || look === 'wide') && (
          <p className="line-clamp-6 text-ink-soft" dir="auto">
            {story.situation}
          </p>
        )}
      </StoryHead>
      <ResultFigures results={story.results} atMost={atMost} columns={columns} />
    </li>
  );
}
