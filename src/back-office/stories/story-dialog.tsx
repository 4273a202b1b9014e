import { useController, type UseFormReturn } from 'react-hook-form';
import { EditDialog, Fields, Panel } from '@/back-office/documents/edit-dialog';
import { EditFields } from '@/back-office/documents/edit-fields';
import { PreviewPanel } from '@/back-office/documents/preview-panel';
import { slugFields } from '@/back-office/documents/slug-fields';
import type { EditForm } from '@/back-office/documents/use-edit-form';
import { Checkbox } from '@/back-office/ui/checkbox';
import type { FormValues } from '@/collections/form-values';
import { parseKeywords } from '@/collections/seo-settings';
import { stories, type Story } from '@/collections/stories';
import { pathToStory } from '@/content/pages';
import { StoryCard } from '@/features/stories/story-card';
import { StoryDetail } from '@/features/stories/story-detail';
import { storyKind, type OpenStory } from './story-desk-data';

type StoryValues = FormValues<typeof stories>;

interface ServiceName {
  slug: string;
  name: string;
}

interface StoryDialogProps {
  open: OpenStory;
  services: readonly ServiceName[];
}

export function StoryDialog({ open, services }: StoryDialogProps) {
  return (
    <EditDialog
      kind={storyKind}
      open={open}
      size="full"
      taken={{
        field: 'slug',
        message: 'Another story already has this slug. Choose a different slug.',
      }}
    >
      <Fields>
        {(edit: EditForm<StoryValues, Story>) => (
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
            custom={{ services: <StoryServicesField form={edit.form} services={services} /> }}
          />
        )}
      </Fields>
      <Panel>
        {(story: Story) => (
          <PreviewPanel
            path={pathToStory(story.slug)}
            card={<StoryCard story={story} look="wide" level={3} />}
            page={<StoryDetail story={story} />}
          />
        )}
      </Panel>
    </EditDialog>
  );
}

interface StoryServicesFieldProps {
  form: UseFormReturn<StoryValues>;
  services: readonly ServiceName[];
}

/** A checkbox for each service, and for each saved slug without a service. The form value is the slugs with commas. */
function StoryServicesField({ form, services }: StoryServicesFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'services' });
  const chosen = parseKeywords(field.value);
  const known = services.map(({ slug }) => slug);
  const lost = chosen.filter((slug) => !known.includes(slug));
  const options = [
    ...services,
    ...lost.map((slug) => ({ slug, name: `${slug} (no longer offered)` })),
  ];

  function handleChange(slug: string, isChosen: boolean) {
    const others = chosen.filter((other) => other !== slug);
    field.onChange((isChosen ? [...others, slug] : others).join(', '));
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{stories.fields.services.label}</legend>
      <div className="grid sm:grid-cols-2">
        {options.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-11 items-center gap-3 wrap-anywhere">
            <Checkbox
              checked={chosen.includes(slug)}
              onChange={({ target }) => handleChange(slug, target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      {fieldState.error && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}
