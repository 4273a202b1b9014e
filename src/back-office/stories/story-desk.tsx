import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Desk } from '@/back-office/documents/desk';
import { WaitingBadge } from '@/back-office/documents/waiting-badge';
import type { Action } from '@/back-office/run/action';
import { useRun } from '@/back-office/run/use-run';
import { Badge } from '@/back-office/ui/badge';
import { RowActions, ViewLink } from '@/back-office/ui/row-actions';
import { RowHeading } from '@/back-office/ui/row-heading';
import { deleteDocument } from '@/collections/change';
import type { Story } from '@/collections/stories';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { pathToStory } from '@/content/pages';
import { clientLine, storyTitle } from '@/features/stories/story-summary';
import { plural } from '@/lib/plural';
import { storyDeskQueries, type OpenStory } from './story-desk-data';

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
  undoWords: 'Story restored',
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

interface StoryRowProps {
  story: Story;
  open: OpenStory;
  isBusy: boolean;
  onDelete: () => void;
}

function StoryRow({ story, open, isBusy, onDelete }: StoryRowProps) {
  const headingId = useId();
  const title = storyTitle(story);
  const { isPublished } = story;
  return (
    <article
      aria-labelledby={headingId}
      aria-busy={isBusy}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm contain-paint aria-busy:opacity-60"
    >
      <div className="grid min-w-0 flex-1 basis-72 gap-y-0.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <RowHeading id={headingId}>{title}</RowHeading>
          <Badge tone={isPublished ? 'green' : 'gray'}>{isPublished ? 'Published' : 'Draft'}</Badge>
          <WaitingBadge document={story} isShown={isPublished} />
        </div>
        <p className="line-clamp-2 wrap-anywhere text-ink-soft" dir="auto">
          {clientLine(story)}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-2">
        {isPublished && (
          <ViewLink title={title} href={pathToStory(story.slug)}>
            View
          </ViewLink>
        )}
        <RowActions
          title={title}
          isBusy={isBusy}
          onDuplicate={() => open.duplicate(story)}
          onEdit={() => open.edit(story)}
          onDelete={onDelete}
        />
      </div>
    </article>
  );
}
