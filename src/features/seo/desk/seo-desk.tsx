import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { failureReason } from '@/content/failures';
import { SeoEditor } from './seo-editor';
import { seoSettingsQuery } from './seo-settings-queries';

export function SeoDesk() {
  const settings = useQuery(seoSettingsQuery);

  if (settings.isPending) return <Loading text="Loading SEO settings..." />;
  if (!settings.data) {
    return (
      <EmptyState
        title="Failed to fetch SEO settings"
        text={failureReason(settings.error)}
        action={<Button onClick={() => void settings.refetch()}>Try again</Button>}
      />
    );
  }
  return <SeoEditor settings={settings.data} />;
}
