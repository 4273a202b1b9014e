import { EditDialog } from '@/back-office/documents/edit-dialog';
import { EditFields } from '@/back-office/documents/edit-fields';
import { PreviewPanel } from '@/back-office/documents/preview-panel';
import { slugFields } from '@/back-office/documents/slug-fields';
import { stories } from '@/collections/stories';
import { pathToStory } from '@/content/pages';
import { StoryCard } from '@/features/stories/story-card';
import { StoryDetail } from '@/features/stories/story-detail';
import { storyKind } from './story-kind';
import { StoryServicesField, type ServiceName } from './story-services-field';
import type { OpenStory } from './use-open-story';

interface StoryDialogProps {
  open: OpenStory;
  services: readonly ServiceName[];
}

export function StoryDialog({ open, services }: StoryDialogProps) {
  if (!open.current) return null;
  return (
    <EditDialog
      key={open.current.key}
      kind={storyKind}
      editing={open.current.editing}
      onClose={open.close}
      onDiscarded={open.offerDiscarded}
      fields={(edit) => (
        <EditFields
          edit={edit}
          collection={stories}
          extra={{
            ...slugFields(edit, stories),
            situation: { rows: 5 },
            approach: { rows: 5 },
            results: {
              help: 'Write “Month-end close: from 9 days to 4 days” to have both numbers drawn.',
            },
            quote: { rows: 3 },
            isPublished: {
              help: 'Publish a story only after the client has agreed to every word in writing.',
            },
          }}
          own={{ services: <StoryServicesField form={edit.form} services={services} /> }}
        />
      )}
      taken={{
        field: 'slug',
        message: 'Another story already has this slug. Choose a different slug.',
      }}
      panel={(story) => (
        <PreviewPanel
          path={pathToStory(story.slug)}
          card={<StoryCard story={story} />}
          page={<StoryDetail story={story} />}
        />
      )}
    />
  );
}
