import { StableContent } from '@/components/stable-content';
import { StoryCard, type StoryCardLook } from './story-card';
import type { StorySummary } from './story-summary';

/** The looks of the cards in turn, again and again. They fill rows: wide and narrow, row, narrow and wide, row. */
const ORDER: readonly StoryCardLook[] = ['wide', 'narrow', 'row', 'narrow', 'wide', 'row'];
/** Indexes in ORDER at which a row of two cards begins. */
const PAIRS = [0, 3];

interface StoryCardsProps {
  stories: readonly StorySummary[];
  level: 2 | 3;
  /** The first card is larger than the others. */
  hasLarge?: boolean;
}

/** Cards that differ from their neighbors, because equal ones look like a template. */
export function StoryCards({ stories, level, hasLarge = false }: StoryCardsProps) {
  const first = hasLarge ? 1 : 0;
  function lookAt(index: number): StoryCardLook {
    const place = (index - first) % ORDER.length;
    const isAlone = index === stories.length - 1 && PAIRS.includes(place);
    return index < first || isAlone ? 'large' : (ORDER[place] ?? 'row');
  }
  return (
    <StableContent content={stories}>
      <ul className="grid grid-cols-1 gap-6 lg:grid-cols-6">
        {stories.map((story, index) => (
          <StoryCard key={story.id} story={story} look={lookAt(index)} level={level} />
        ))}
      </ul>
    </StableContent>
  );
}
