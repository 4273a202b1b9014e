import { useId, type FormEvent } from 'react';
import { FormField } from '@/components/form-field';
import { LengthMeter } from '@/components/length-meter';
import { SlowSaveNote } from '@/components/slow-save-note';
import { Button } from '@/components/ui/button';
import { Input, Textarea } from '@/components/ui/input';
import { parseKeywords, SEO_RECOMMENDED } from '@/domain/seo-setting';
import { characterCount } from '@/domain/text';
import { plural } from '@/lib/plural';
import type { SeoDraft } from './seo-draft';

const DESCRIPTION_ROWS = 3; // spec 9

interface SeoFormProps {
  draft: SeoDraft;
  errors: Partial<SeoDraft>;
  isSaving: boolean;
  isUnsaved: boolean;
  onChange: (changes: Partial<SeoDraft>) => void;
  onSave: () => void;
  onDiscard: () => void;
}

export function SeoForm({ draft, errors, onChange, ...props }: SeoFormProps) {
  const id = useId();
  const keywords = parseKeywords(draft.keywords);
  const control = (name: keyof SeoDraft) => ({
    id: `${id}-${name}`,
    value: draft[name],
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': `${id}-${name}-length ${id}-${name}-error`,
    dir: 'auto' as const,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const field = (name: keyof SeoDraft) => ({ id: `${id}-${name}`, error: errors[name] });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    props.onSave();
  }

  return (
    <form noValidate aria-label="SEO settings" className="grid gap-4" onSubmit={handleSubmit}>
      <FormField {...field('title')} label="Page Title">
        <Input
          {...control('title')}
          placeholder="Enter page title (50-60 characters recommended)"
        />
        <LengthMeter
          id={`${id}-title-length`}
          length={characterCount(draft.title)}
          recommended={SEO_RECOMMENDED.title}
        />
      </FormField>
      <FormField {...field('description')} label="Meta Description">
        <Textarea
          {...control('description')}
          rows={DESCRIPTION_ROWS}
          placeholder="Enter meta description (150-160 characters recommended)"
        />
        <LengthMeter
          id={`${id}-description-length`}
          length={characterCount(draft.description)}
          recommended={SEO_RECOMMENDED.description}
        />
      </FormField>
      <FormField {...field('keywords')} label="Keywords">
        <Input {...control('keywords')} placeholder="Enter keywords, comma-separated" />
        <p id={`${id}-keywords-length`} className="text-sm text-ink-soft tabular-nums">
          {plural(keywords.length, 'keyword')}
          {keywords.length > 0 && ', stored as:'}
        </p>
        <ul aria-label="Keywords as they will be stored" className="flex flex-wrap gap-1.5">
          {keywords.map((keyword, index) => (
            <li
              key={index}
              dir="auto"
              className="max-w-full truncate rounded-sm border border-rule bg-paper-deep px-2 text-sm"
            >
              {keyword}
            </li>
          ))}
        </ul>
      </FormField>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="action" disabled={props.isSaving}>
          {props.isSaving ? 'Saving...' : 'Save SEO Settings'}
        </Button>
        {props.isUnsaved && (
          <>
            <Button variant="quiet" disabled={props.isSaving} onClick={props.onDiscard}>
              Discard changes
            </Button>
            <p className="text-sm text-ink-soft">Not saved yet</p>
          </>
        )}
        <SlowSaveNote isSaving={props.isSaving} />
      </div>
    </form>
  );
}
