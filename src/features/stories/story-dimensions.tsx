import { StableContent } from '@/components/stable-content';
import { ResultFigures } from './result-figures';
import { StoryHead } from './story-head';
import type { StorySummary } from './story-summary';

/** A story with three of its measured results. */
export function StoryDimensions({ story }: { story: StorySummary }) {
  return (
    <StableContent content={story}>
      <section
        aria-labelledby="newest-story"
        className="group relative grid grid-cols-1 gap-8 border-t border-rule-strong pt-6 lg:grid-cols-aside"
      >
        <StoryHead story={story} level={2} id="newest-story" />
        <ResultFigures results={story.results} atMost={3} isRow />
      </section>
    </StableContent>
  );
}
