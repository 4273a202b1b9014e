import { useId } from 'react';
import type { SeoSettingInput } from '@/collections/seo-settings';
import { FIRM } from '@/content/firm';
import { pathTo, type SeoPageId } from '@/content/pages';
import { headOf } from '@/features/seo/head';
import { isBlank } from '@/domain/text';

/** Google's sizes, so that a text is cut off about where Google cuts it: at one and two lines of 600 px. */
const TITLE = { font: '20px / 1.3 Arial, sans-serif', maxWidth: 600 };
const SMALL = { font: '14px / 1.57 Arial, sans-serif', maxWidth: 600 };

interface SearchPreviewProps {
  page: SeoPageId;
  setting: SeoSettingInput;
}

export function SearchPreview({ page, setting }: SearchPreviewProps) {
  const id = useId();
  const path = pathTo(page);
  // The preview shows the home page's URL without a path (spec 2).
  const { title, description, address } = headOf(setting, path === '/' ? '' : path);

  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-lg">
        Search Engine Preview
      </h2>
      <div className="grid gap-1 border border-rule bg-paper-raised p-5 wrap-anywhere text-ink scheme-light">
        <p style={SMALL}>{FIRM.name}</p>
        <p className="text-ink-soft" style={SMALL}>
          {address}
        </p>
        {/* A narrow screen needs more lines for the same text. */}
        <p dir="auto" className="line-clamp-2 text-service-blue sm:line-clamp-1" style={TITLE}>
          {isBlank(title) ? 'Page Title' : title}
        </p>
        <p dir="auto" className="line-clamp-4 sm:line-clamp-2" style={SMALL}>
          {isBlank(description)
            ? 'The meta description of this page will appear here.'
            : description}
        </p>
      </div>
    </section>
  );
}
