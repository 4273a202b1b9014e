import { useQuery } from '@tanstack/react-query';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { pathTo } from '@/content/pages';
import { ResultFigures } from './result-figures';
import { StoryHead } from './story-head';
import { storyQueries } from './story-queries';

/** The newest stories, each with its first measured result. */
export function StoryLinks() {
  const { data: stories = [] } = useQuery(storyQueries.newest('about'));
  if (stories.length === 0) return null;
  return (
    <Section
      place="top"
      heading="Client stories"
      intro="What changed, in our clients’ own numbers."
    >
      <ul className="grid grid-cols-1 gap-10 lg:grid-cols-3">
        {stories.map((story) => (
          <li
            key={story.id}
            className="group relative grid min-w-0 grid-cols-1 content-start gap-5 border-t border-rule-strong pt-4"
          >
            <StoryHead story={story} level={3} />
            <ResultFigures results={story.results} atMost={1} />
          </li>
        ))}
      </ul>
      <ButtonLink to={pathTo('stories')} variant="outline" className="mt-6">
        All client stories
      </ButtonLink>
    </Section>
  );
}
