import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FormField } from '@/components/form-field';
import { LengthMeter } from '@/back-office/shared/length-meter';
import { SlowSaveNote } from '@/back-office/shared/slow-save-note';
import { Button } from '@/components/ui/button';
import { Input, Textarea } from '@/components/ui/input';
import type { SeoPageId } from '@/content/pages';
import { SEO_RECOMMENDED } from '@/domain/seo-setting';
import { characterCount } from '@/domain/text';
import { plural } from '@/lib/plural';
import { RESULT_LIMITS, type ResultPart } from './search-result';
import { DRAFT_LABELS, toSetting, type SeoDraft } from './seo-draft';
import { SeoKeywords } from './seo-keywords';
import type { SeoSettings } from './seo-settings-queries';
import { pagesWithSame } from './seo-warnings';
import { searchOf } from './use-open-page';
import { useTextWidth } from './use-text-width';

const DESCRIPTION_ROWS = 3; // spec 9

interface SeoFormProps {
  page: SeoPageId;
  settings: SeoSettings;
  draft: SeoDraft;
  errors: Partial<SeoDraft>;
  isSaving: boolean;
  isUnsaved: boolean;
  isGenerated: boolean;
  onChange: (changes: Partial<SeoDraft>) => void;
  onSave: () => void;
  onDiscard: () => void;
  onGenerate: () => void;
}

export function SeoForm({ page, settings, draft, errors, onChange, ...props }: SeoFormProps) {
  const id = useId();
  const title = useRef<HTMLInputElement>(null);
  const setting = toSetting(draft);
  const control = (name: keyof SeoDraft) => ({
    id: `${id}-${name}`,
    value: draft[name],
    'aria-invalid': Boolean(errors[name]),
    'aria-describedby': `${id}-${name}-length ${id}-${name}-same ${id}-${name}-error`,
    dir: 'auto' as const,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const field = (name: keyof SeoDraft) => ({
    id: `${id}-${name}`,
    label: DRAFT_LABELS[name],
    error: errors[name],
    announcesError: true,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    props.onSave();
  }

  /** The button is removed when it is pressed: the focus goes to the first field that it fills in. */
  function handleGenerate() {
    props.onGenerate();
    title.current?.focus();
  }

  const below = (part: ResultPart): ReactNode => (
    <>
      <PartLength id={`${id}-${part}-length`} part={part} text={draft[part]} />
      <SamePages
        id={`${id}-${part}-same`}
        part={part}
        page={page}
        text={draft[part]}
        settings={settings}
      />
    </>
  );
  return (
    <form noValidate aria-label="SEO settings" className="grid gap-4" onSubmit={handleSubmit}>
      <FormField {...field('title')}>
        <Input
          {...control('title')}
          ref={title}
          placeholder="Enter page title (50-60 characters recommended)"
        />
        {below('title')}
      </FormField>
      <FormField {...field('description')}>
        <Textarea
          {...control('description')}
          rows={DESCRIPTION_ROWS}
          placeholder="Enter meta description (150-160 characters recommended)"
        />
        {below('description')}
      </FormField>
      <FormField {...field('keywords')}>
        <Input {...control('keywords')} placeholder="Enter keywords, comma-separated" />
        <p id={`${id}-keywords-length`} className="text-sm text-ink-soft tabular-nums">
          {plural(setting.keywords.length, 'keyword')}
          {setting.keywords.length > 0 && ', stored as:'}
        </p>
        <ul aria-label="Keywords as they will be stored" className="flex flex-wrap gap-1.5">
          {setting.keywords.map((keyword, index) => (
            <li
              key={index}
              dir="auto"
              className="max-w-full truncate rounded-sm border border-rule bg-paper-deep px-2 text-sm"
            >
              {keyword}
            </li>
          ))}
        </ul>
        <SeoKeywords setting={setting} />
      </FormField>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="action" disabled={props.isSaving}>
          {props.isSaving ? 'Saving...' : 'Save SEO Settings'}
        </Button>
        {!props.isGenerated && (
          <Button variant="quiet" disabled={props.isSaving} onClick={handleGenerate}>
            Back to generated
          </Button>
        )}
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

function PartLength({ id, part, text }: { id: string; part: ResultPart; text: string }) {
  const measure = useTextWidth();
  return (
    <LengthMeter
      id={id}
      length={characterCount(text)}
      recommended={SEO_RECOMMENDED[part]}
      pixels={{ width: measure(text, part), limit: RESULT_LIMITS.desktop[part].width }}
    />
  );
}

interface SamePagesProps {
  id: string;
  part: ResultPart;
  page: SeoPageId;
  text: string;
  settings: SeoSettings;
}

function SamePages({ id, part, page, text, settings }: SamePagesProps) {
  const pages = pagesWithSame(part, page, text, settings);
  return (
    <p id={id} className="text-sm text-action-deep empty:hidden">
      {pages.length > 0 && `Same ${part} as `}
      {pages.map((other, index) => (
        <span key={other.id}>
          {index > 0 && ', '}
          <Link to={{ search: searchOf(other.id) }} replace className="font-semibold underline">
            {other.label}
          </Link>
        </span>
      ))}
    </p>
  );
}
