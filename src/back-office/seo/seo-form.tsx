import { useId } from 'react';
import { Link } from 'react-router-dom';
import { EditFields } from '@/back-office/documents/edit-fields';
import { PublicationLine } from '@/back-office/documents/publication-line';
import { SlowSaveNote } from '@/back-office/documents/slow-save-note';
import { TypedValues } from '@/back-office/documents/typed-values';
import type { EditForm } from '@/back-office/documents/use-edit-form';
import { LengthMeter } from '@/back-office/ui/length-meter';
import { SourceLink } from '@/back-office/ui/source-link';
import { seoSettings, type SeoSetting, type SeoSettingInput } from '@/collections/seo-settings';
import { Button } from '@/components/ui/button';
import { defaultSeoSetting, withDefaults } from '@/content/default-seo-setting';
import type { SeoPageId } from '@/content/pages';
import { characterCount } from '@/domain/text';
import { includesWords } from '@/lib/includes-words';
import { useDraftNames } from '@/lib/drafts';
import { isBlank } from '@/lib/is-blank';
import { isSameValue } from '@/lib/merge-values';
import { plural } from '@/lib/plural';
import { RESULT_LIMITS, useTextWidth, type ResultPart } from './search-result';
import { SEO_KINDS, seoDraftName, seoInputOf, type SeoValues } from './seo-kind';
import { searchOf, type SeoSettings } from './seo-settings-queries';
import { pagesWithSame } from './seo-warnings';

const DESCRIPTION_ROWS = 3; // spec 9

interface SeoFormProps {
  page: SeoPageId;
  settings: SeoSettings;
  edit: EditForm<SeoValues, SeoSetting>;
}

export function SeoForm({ page, settings, edit }: SeoFormProps) {
  const { form, isSaving } = edit;
  const defaults = SEO_KINDS[page].valuesOf(defaultSeoSetting(page));
  const id = useId();
  const textWidth = useTextWidth();
  const isUnsaved = useDraftNames().includes(seoDraftName(page));

  /** Moves the focus, because the focused button disappears. */
  function handleRestoreDefault() {
    for (const name of ['title', 'description', 'keywords'] as const)
      form.setValue(name, defaults[name]);
    form.setFocus('title');
  }

  const below = (part: ResultPart) => ({
    'aria-describedby': ['default', 'length', 'same']
      .map((end) => `${id}-${part}-${end}`)
      .join(' '),
    below: (
      <TypedValues form={form}>
        {(values) => {
          const text = values[part];
          const used = withDefaults(page, seoInputOf(values))[part];
          const pages = pagesWithSame(part, page, used, settings);
          return (
            <>
              <p id={`${id}-${part}-default`} className="text-sm text-ink-soft">
                {isBlank(text)
                  ? `Empty, so the page uses the default: “${used}”`
                  : 'Leave empty to use the default.'}
              </p>
              <LengthMeter
                id={`${id}-${part}-length`}
                length={isBlank(text) ? 0 : characterCount(text)}
                recommended={seoSettings.fields[part].recommended}
                pixels={{ width: textWidth(text, part), limit: RESULT_LIMITS.desktop[part].width }}
              />
              <p id={`${id}-${part}-same`} className="text-sm text-action-deep empty:hidden">
                {pages.length > 0 && `Same ${part} as `}
                {pages.map((other, index) => (
                  <span key={other.id}>
                    {index > 0 && ', '}
                    <Link
                      to={{ search: searchOf(other.id) }}
                      replace
                      className="font-semibold underline"
                    >
                      {other.label}
                    </Link>
                  </span>
                ))}
              </p>
            </>
          );
        }}
      </TypedValues>
    ),
  });
  return (
    <form
      noValidate
      aria-label="SEO settings"
      className="grid gap-4"
      onSubmit={(event) => void edit.submit(event)}
    >
      <EditFields
        edit={edit}
        collection={seoSettings}
        extra={{
          title: {
            placeholder: 'Enter page title (50-60 characters recommended)',
            ...below('title'),
          },
          description: {
            rows: DESCRIPTION_ROWS,
            placeholder: 'Enter meta description (150-160 characters recommended)',
            ...below('description'),
          },
          keywords: {
            placeholder: 'Enter keywords, comma-separated',
            'aria-describedby': `${id}-keywords-length`,
            below: (
              <TypedValues form={form}>
                {(values) => (
                  <SeoKeywords
                    id={`${id}-keywords-length`}
                    keywords={seoInputOf(values).keywords}
                    used={withDefaults(page, seoInputOf(values))}
                  />
                )}
              </TypedValues>
            ),
          },
        }}
      />
      <div className="relative flex flex-wrap items-center gap-3">
        <Button type="submit" variant="action" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save SEO Settings'}
        </Button>
        <TypedValues form={form}>
          {(values) =>
            !isSameValue(seoInputOf(values), seoInputOf(defaults)) && (
              <Button variant="quiet" aria-disabled={isSaving} onClick={handleRestoreDefault}>
                Restore default
              </Button>
            )
          }
        </TypedValues>
        {isUnsaved && (
          <>
            <Button variant="quiet" aria-disabled={isSaving} onClick={edit.discard}>
              Discard changes
            </Button>
            <p className="text-sm text-ink-soft">Not saved yet</p>
          </>
        )}
        {isSaving && <SlowSaveNote float="top-full" />}
      </div>
      <PublicationLine />
    </form>
  );
}

const SOURCE =
  'https://developers.google.com/search/blog/2009/09/google-does-not-use-keywords-meta-tag';

interface SeoKeywordsProps {
  id: string;
  keywords: string[];
  used: SeoSettingInput;
}

function SeoKeywords({ id, keywords, used }: SeoKeywordsProps) {
  const { title, description } = used;
  const isIn = (text: string) => (keyword: string) => includesWords(text, keyword);
  const places = [
    ['In the title', isIn(title)],
    ['In the description', isIn(description)],
    ['In neither', (word: string) => !isIn(title)(word) && !isIn(description)(word)],
  ] as const;
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <p id={id} className="tabular-nums">
        {plural(keywords.length, 'keyword')}
        {keywords.length > 0 && ', saved as:'}
      </p>
      <ul aria-label="Keywords as they will be saved" className="flex flex-wrap gap-1.5 text-ink">
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
