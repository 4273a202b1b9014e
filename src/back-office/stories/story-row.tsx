import { useId } from 'react';
import { RowHeading } from '@/back-office/ui/row-heading';
import { WaitingBadge } from '@/back-office/documents/waiting-badge';
import { Badge } from '@/back-office/ui/badge';
import { RowActions, ViewLink } from '@/back-office/ui/row-actions';
import type { Story } from '@/collections/stories';
import { pathToStory } from '@/content/pages';
import { clientLine, storyTitle } from '@/features/stories/story-summary';
import type { OpenStory } from './story-desk-data';

interface StoryRowProps {
  story: Story;
  open: OpenStory;
  isBusy: boolean;
  onDelete: () => void;
}

export function StoryRow({ story, open, isBusy, onDelete }: StoryRowProps) {
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
