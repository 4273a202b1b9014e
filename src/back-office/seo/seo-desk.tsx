import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { failureReason } from '@/content/failures';
import type { SeoPageId } from '@/content/pages';
import { SeoEditor } from './seo-editor';
import { SeoOverview } from './seo-overview';
import { isComplete, seoSettingsQuery } from './seo-settings-queries';
import { useLivePages } from './use-live-pages';

export function SeoDesk() {
  const query = useQuery(seoSettingsQuery);
  const settings = query.data ?? {};
  const isRead = isComplete(settings);
  const live = useLivePages(isRead);
  /** A new object for each row that is pressed. */
  const [pressed, setPressed] = useState<{ page: SeoPageId } | null>(null);

  return (
    <>
      <SeoOverview
        settings={settings}
        isReading={query.isFetching}
        live={live}
        onOpen={(page) => setPressed({ page })}
      />
      {isRead && <SeoEditor settings={settings} live={live} pressed={pressed} />}
      {!isRead && query.isFetching && <Loading text="Loading SEO settings..." />}
      {!isRead && !query.isFetching && (
        <EmptyState
          title="Failed to fetch SEO settings"
          text={failureReason(query.error)}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
    </>
  );
}
