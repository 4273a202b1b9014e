import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { pathTo, pathToStory } from '@/content/pages';
import { storyQueries } from './story-queries';
import { clientLine, storyTitle } from './story-summary';

export function StoryLinks() {
  const { data } = useInfiniteQuery(storyQueries.list());
  const stories = data?.pages.flatMap(({ items }) => items) ?? [];
  if (stories.length === 0) return null;
  return (
    <Section heading="Client stories" intro="What changed, in our clients’ own numbers.">
      <ul className="grid grid-cols-1">
        {stories.map((story) => (
          <li key={story.id} className="border-t border-rule py-3">
            <Link
              to={pathToStory(story.id)}
              className="font-semibold wrap-anywhere text-firm underline"
              dir="auto"
            >
              {storyTitle(story)}
            </Link>
            <p className="text-sm text-ink-soft" dir="auto">
              {clientLine(story)}
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink to={pathTo('stories')} variant="outline" className="mt-6">
        All client stories
      </ButtonLink>
    </Section>
  );
}
