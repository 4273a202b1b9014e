import { SourceLink } from '@/back-office/shared/source-link';
import type { SeoSettingInput } from '@/domain/seo-setting';
import { includesWords } from '@/lib/includes-words';

const SOURCE =
  'https://developers.google.com/search/blog/2009/09/google-does-not-use-keywords-meta-tag';

export function SeoKeywords({ setting }: { setting: SeoSettingInput }) {
  const { title, description, keywords } = setting;
  const inTitle = keywords.filter((keyword) => includesWords(title, keyword));
  const inDescription = keywords.filter((keyword) => includesWords(description, keyword));
  const nowhere = keywords.filter(
    (word) => !inTitle.includes(word) && !inDescription.includes(word),
  );
  const places = [
    ['In the title', inTitle],
    ['In the description', inDescription],
    ['In neither', nowhere],
  ] as const;
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {keywords.length > 0 && (
        <p>
          {places.map(([place, found]) => (
            <span key={place} className="me-3 inline-block">
              {place}: <bdi className="font-semibold text-ink">{found.join(', ') || 'none'}</bdi>
            </span>
          ))}
        </p>
      )}
      <p>
        Google ignores this field. Use it as a checklist: the words that people search for belong in
        the title and in the description. <SourceLink url={SOURCE} label="Google: keywords" />
      </p>
    </div>
  );
}
