import { useController, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '@/back-office/ui/checkbox';
import type { FormValues } from '@/collections/form-values';
import { parseKeywords } from '@/collections/seo-settings';
import { stories } from '@/collections/stories';

export interface ServiceName {
  slug: string;
  name: string;
}

interface StoryServicesFieldProps {
  form: UseFormReturn<FormValues<typeof stories>>;
  services: readonly ServiceName[];
}

/** A checkbox for each service, and for each saved slug without a service. The form value is the slugs with commas. */
export function StoryServicesField({ form, services }: StoryServicesFieldProps) {
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
