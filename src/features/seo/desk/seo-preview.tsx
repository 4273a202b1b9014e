import { pathTo, type SeoPageId } from '@/content/pages';
import { headOf } from '../head-of';
import { toSetting, type SeoDraft } from './seo-draft';

/** In characters: stored texts may have any length. */
const MAX_LENGTH = 400;

/** How a search engine would show the page (spec 2), with the head of the page itself. */
export function SeoPreview({ page, draft }: { page: SeoPageId; draft: SeoDraft }) {
  const path = pathTo(page);
  // The home page has no path suffix (spec 2).
  const { title, description, address } = headOf(toSetting(draft), path === '/' ? '' : path);
  return (
    <section aria-labelledby="seo-preview" className="grid content-start gap-3">
      <h2 id="seo-preview" className="text-lg">
        Search Engine Preview
      </h2>
      <div className="grid gap-0.5 border border-rule bg-paper-raised p-5 text-ink scheme-light">
        <p className="text-sm wrap-anywhere text-ink-soft">{address}</p>
        <p className="line-clamp-3 text-lg wrap-anywhere text-service-blue" dir="auto">
          {title.slice(0, MAX_LENGTH).trim() || 'Page Title'}
        </p>
        <p className="line-clamp-5 text-sm wrap-anywhere" dir="auto">
          {description.slice(0, MAX_LENGTH).trim() ||
            'The meta description of this page will appear here.'}
        </p>
      </div>
    </section>
  );
}
