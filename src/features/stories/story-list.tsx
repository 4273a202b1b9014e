import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/empty-state';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { Button, ButtonLink } from '@/components/ui/button';
import { pathTo } from '@/content/pages';
import { StoryCards } from './story-cards';
import { storyQueries } from './story-queries';

export function StoryList() {
  const stories = useInfiniteQuery(storyQueries.list());
  if (stories.isPending) return <Loading text="Loading stories..." />;
  const loaded = stories.data?.pages.flatMap(({ items }) => items);
  if (!loaded) {
    return (
      <EmptyState
        role="alert"
        level={2}
        title="The stories couldn’t be loaded"
        text="Check your connection, then try again."
        action={<Button onClick={() => void stories.refetch()}>Try again</Button>}
      />
    );
  }
  if (loaded.length === 0) {
    return (
      <EmptyState
        level={2}
        title="No stories published yet"
        text="Ask us for two references in your industry instead."
        action={<ButtonLink to={pathTo('contact')}>Contact us</ButtonLink>}
      />
    );
  }
  return (
    <>
      <StoryCards stories={loaded} level={2} hasLarge />
      <LoadMore query={stories} what="stories" />
    </>
  );
}
