import { useId } from 'react';
import { EditFields } from '@/back-office/documents/edit-fields';
import { SettingForm } from '@/back-office/documents/setting-form';
import { TypedValues } from '@/back-office/documents/typed-values';
import type { EditForm } from '@/back-office/documents/use-edit-form';
import { LengthMeter } from '@/back-office/ui/length-meter';
import { seoSettings, type SeoSetting } from '@/collections/seo-settings';
import { defaultSeoSetting, withDefaults } from '@/content/default-seo-setting';
import type { SeoPageId } from '@/content/pages';
import { characterCount, isBlank } from '@/domain/text';
import { plural } from '@/lib/plural';
import { SEO_KINDS, seoDraftName, seoInputOf, type SeoValues } from './seo-kind';

const DESCRIPTION_ROWS = 3; // spec 9

interface SeoFormProps {
  page: SeoPageId;
  edit: EditForm<SeoValues, SeoSetting>;
}

export function SeoForm({ page, edit }: SeoFormProps) {
  const { form } = edit;
  const id = useId();

  const below = (part: 'title' | 'description') => ({
    'aria-describedby': `${id}-${part}-default ${id}-${part}-length`,
    below: (
      <TypedValues form={form}>
        {(values) => (
          <>
            <p id={`${id}-${part}-default`} className="text-sm text-ink-soft">
              {isBlank(values[part])
                ? `Empty, so the page uses the default: “${withDefaults(page, seoInputOf(values))[part]}”`
                : 'Leave empty to use the default.'}
            </p>
            <LengthMeter
              id={`${id}-${part}-length`}
              length={isBlank(values[part]) ? 0 : characterCount(values[part])}
              recommended={seoSettings.fields[part].recommended}
            />
          </>
        )}
      </TypedValues>
    ),
  });
  return (
    <SettingForm
      edit={edit}
      draft={seoDraftName(page)}
      name="SEO settings"
      failure="Failed to save SEO settings"
      saveLabel="Save SEO Settings"
      defaults={SEO_KINDS[page].valuesOf(defaultSeoSetting(page))}
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
                  <p id={`${id}-keywords-length`} className="text-sm text-ink-soft tabular-nums">
                    {plural(seoInputOf(values).keywords.length, 'keyword')}
                  </p>
                )}
              </TypedValues>
            ),
          },
        }}
      />
    </SettingForm>
  );
}
