import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Desk } from '@/back-office/documents/desk';
import type { Action } from '@/back-office/run/action';
import { useRun } from '@/back-office/run/use-run';
import { deleteDocument } from '@/collections/change';
import type { Story } from '@/collections/stories';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/plural';
import { storyDeskQueries } from './story-desk-data';
import { StoryRow } from './story-row';
import type { OpenStory } from './story-desk-data';

export function StoryTotal() {
  const all = useQuery(storyDeskQueries.count({})).data;
  const published = useQuery(storyDeskQueries.count({ isPublished: true })).data;
  if (all === undefined || published === undefined) return null;
  return `${plural(all, 'story', 'stories')}, ${published.toLocaleString('en-US')} published`;
}

const deleteStory = ({ id, version }: Story): Action => ({
  changes: [deleteDocument('stories', id, version)],
  done: 'Story deleted successfully',
  failure: 'Failed to delete story',
  undone: 'Story restored',
});

export function StoryDesk({ open }: { open: OpenStory }) {
  const query = useInfiniteQuery(storyDeskQueries.list());
  const deletion = useRun();
  return (
    <Desk
      name="Stories"
      noun="story"
      open={open}
      query={query}
      pages={query}
      items={query.data?.pages.flatMap(({ items }) => items) ?? []}
      empty={
        <EmptyState
          title="No stories yet"
          text="Tell what changed for a client, in numbers. A story stays a draft until you publish it."
          action={<Button onClick={open.add}>Add First Story</Button>}
        />
      }
    >
      {(story) => (
        <StoryRow
          story={story}
          open={open}
          isBusy={deletion.pendingId === story.id}
          onDelete={() => deletion.run(deleteStory(story))}
        />
      )}
    </Desk>
  );
}
