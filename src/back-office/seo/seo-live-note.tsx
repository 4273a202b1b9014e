import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { WordDifference } from '@/back-office/ui/word-difference';
import type { SeoSetting } from '@/collections/seo-settings';
import type { SeoPageId } from '@/content/pages';
import { headDifferences, livePageQuery } from './live-page';

interface SeoLiveNoteProps {
  page: SeoPageId;
  setting: SeoSetting;
  isSaved: boolean;
}

export function SeoLiveNote({ page, setting, isSaved }: SeoLiveNoteProps) {
  const id = useId();
  const { data: served, isError } = useQuery(livePageQuery(page));
  const differences = served ? headDifferences(page, setting, served) : [];
  const isOlder = differences.length > 0 || (isSaved && !served);
  return (
    <section aria-labelledby={id} className="grid gap-2 border-t border-rule pt-4">
      <h2 id={id} className="text-lg">
        What search engines see
      </h2>
      <div role="status" className="grid min-h-5 gap-1 text-sm">
        {isOlder && (
          <p className="font-semibold">Waiting: search engines see the published version.</p>
        )}
        {served && !isOlder && <p>Live: search engines see the saved version.</p>}
        {served === null && (
          <p className="text-ink-soft">
            This page isn’t prerendered here, so there’s nothing to compare. Check the deployed
            site.
          </p>
        )}
        {isError && !served && (
          <p className="text-ink-soft">
            The page couldn’t be read. Check your connection, then reload the page.
          </p>
        )}
      </div>
      {differences.length > 0 && (
        <dl className="grid gap-2 border-l-3 border-rule pl-4 text-sm">
          {differences.map(({ labels, served, stored }) => (
            <div key={labels[0]}>
              <dt className="font-semibold">{labels.join(', ')}</dt>
              <dd>
                <WordDifference
                  before={served}
                  after={stored}
                  labels={{ before: 'now', after: 'after publication' }}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
