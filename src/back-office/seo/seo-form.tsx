import { useId, useRef, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { LengthMeter } from '@/back-office/shared/length-meter';
import { SlowSaveNote } from '@/back-office/shared/slow-save-note';
import { SourceLink } from '@/back-office/shared/source-link';
import type { DraftControls } from '@/back-office/shared/use-drafts';
import { seoSettings, type SeoSetting, type SeoSettingInput } from '@/collections/seo-settings';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input, Textarea } from '@/components/ui/input';
import { defaultSeoSetting, withDefaults } from '@/content/default-seo-setting';
import type { SeoPageId } from '@/content/pages';
import { characterCount } from '@/domain/text';
import { includesWords } from '@/lib/includes-words';
import { isBlank } from '@/lib/is-blank';
import { plural } from '@/lib/plural';
import { RESULT_LIMITS, useTextWidth, type ResultPart } from './search-result';
import { DRAFT_LABELS, isChanged, toDraft, toSetting, type SeoDraft } from './seo-draft';
import { searchOf, type SeoSettings } from './seo-settings-queries';
import { isCutOff, pagesWithSame } from './seo-warnings';

const DESCRIPTION_ROWS = 3; // spec 9

interface SeoFormProps {
  page: SeoPageId;
  settings: SeoSettings;
  draft: DraftControls<SeoDraft, SeoSetting>;
  errors: Partial<SeoDraft>;
  isSaving: boolean;
  onSave: () => void;
}

export function SeoForm({ page, settings, draft, errors, isSaving, onSave }: SeoFormProps) {
  const { words } = draft;
  const defaults = toDraft(defaultSeoSetting(page));
  const id = useId();
  const title = useRef<HTMLInputElement>(null);
  const textWidth = useTextWidth();
  const setting = toSetting(words);
  const used = withDefaults(page, setting);
  const control = (name: keyof SeoDraft) => ({
    id: `${id}-${name}`,
    value: words[name],
    'aria-invalid': Boolean(errors[name]),
    'aria-describedby': ['default', 'length', 'same', 'error']
      .map((end) => `${id}-${name}-${end}`)
      .join(' '),
    dir: 'auto' as const,
    onChange: (event: { target: { value: string } }) =>
      draft.change({ ...words, [name]: event.target.value }),
  });
  const field = (name: keyof SeoDraft) => ({
    id: `${id}-${name}`,
    label: DRAFT_LABELS[name],
    error: errors[name],
    announcesError: true,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSave();
  }

  /** Moves the focus, because the focused button disappears. */
  function handleRestoreDefault() {
    draft.change(defaults);
    title.current?.focus();
  }

  const below = (part: ResultPart) => {
    const text = words[part];
    const pages = pagesWithSame(part, page, used[part], settings);
    return (
      <>
        <p id={`${id}-${part}-default`} className="text-sm text-ink-soft">
          {isBlank(text)
            ? `This is empty, so the page uses the default: “${used[part]}”`
            : 'If this is empty, the page uses the default.'}
        </p>
        <LengthMeter
          id={`${id}-${part}-length`}
          length={isBlank(text) ? 0 : characterCount(text)}
          recommended={seoSettings.fields[part].recommended}
          pixels={{ width: textWidth(text, part), limit: RESULT_LIMITS.desktop[part].width }}
          isCutOff={isCutOff(text, part, textWidth)}
        />
        <p id={`${id}-${part}-same`} className="text-sm text-action-deep empty:hidden">
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
      </>
    );
  };
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
          {setting.keywords.length > 0 && ', saved as:'}
        </p>
        <ul aria-label="Keywords as they will be saved" className="flex flex-wrap gap-1.5">
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
        <SeoKeywords setting={used} />
      </FormField>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="action" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save SEO Settings'}
        </Button>
        {isChanged(words, defaults) && (
          <Button variant="quiet" disabled={isSaving} onClick={handleRestoreDefault}>
            Restore default
          </Button>
        )}
        {draft.isUnsaved && (
          <>
            <Button variant="quiet" disabled={isSaving} onClick={draft.discard}>
              Discard changes
            </Button>
            <p className="text-sm text-ink-soft">Not saved yet</p>
          </>
        )}
        {isSaving && <SlowSaveNote />}
      </div>
    </form>
  );
}

const SOURCE =
  'https://developers.google.com/search/blog/2009/09/google-does-not-use-keywords-meta-tag';

function SeoKeywords({ setting }: { setting: SeoSettingInput }) {
  const { title, description, keywords } = setting;
  const isIn = (text: string) => (keyword: string) => includesWords(text, keyword);
  const places = [
    ['In the title', isIn(title)],
    ['In the description', isIn(description)],
    ['In neither', (word: string) => !isIn(title)(word) && !isIn(description)(word)],
  ] as const;
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {keywords.length > 0 && (
        <p>
          {places.map(([place, isHere]) => (
            <span key={place} className="me-3 inline-block">
              {place}:{' '}
              <bdi className="font-semibold text-ink">
                {keywords.filter(isHere).join(', ') || 'none'}
              </bdi>
            </span>
          ))}
        </p>
      )}
      <p>
        Google ignores keywords. Use them as a checklist: the words that people search for belong in
        the title and description. <SourceLink url={SOURCE} label="Google: keywords" />
      </p>
    </div>
  );
}
