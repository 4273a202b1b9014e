import { useId } from 'react';
import { SourceLink } from '@/back-office/shared/source-link';
import { SOCIAL_IMAGE } from '@/content/social-image';
import { pathTo, type SeoPageId } from '@/content/pages';
import { headOf } from '@/features/seo/head-of';
import { toSetting, type SeoDraft } from './seo-draft';

/** In UTF-16 units, more than two lines; stored texts may have any length. */
const MAX_LENGTH = 400;

const SOURCE = 'https://www.linkedin.com/help/linkedin/answer/a521928';

export function SharedLinkPreview({ page, draft }: { page: SeoPageId; draft: SeoDraft }) {
  const id = useId();
  const head = headOf(toSetting(draft), pathTo(page));
  const description = head.description.slice(0, MAX_LENGTH).trim();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-lg">
        Shared Link Preview
      </h2>
      <div className="max-w-measure border border-rule bg-paper-raised text-ink scheme-light">
        <img
          src={SOCIAL_IMAGE.path}
          alt={SOCIAL_IMAGE.alt}
          width={SOCIAL_IMAGE.width}
          height={SOCIAL_IMAGE.height}
          className="h-auto w-full border-b border-rule"
        />
        <div className="grid gap-0.5 p-4 text-sm">
          <p dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
            {head.title.slice(0, MAX_LENGTH).trim() || 'Page Title'}
          </p>
          {description && (
            <p dir="auto" className="line-clamp-2 wrap-anywhere">
              {description}
            </p>
          )}
          <p className="wrap-anywhere text-ink-soft">{new URL(head.address).host}</p>
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        LinkedIn and messengers show the image, title, and domain; most show the description, too.{' '}
        <SourceLink url={SOURCE} label="LinkedIn: how shared links are shown" />
      </p>
    </section>
  );
}
