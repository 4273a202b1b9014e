import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { toast } from '@/components/toast/toast-store';
import { Button } from '@/components/ui/button';
import { failureReason } from '@/content/failures';
import { logError } from '@/lib/log-error';
import { SeoEditor } from './seo-editor';
import { seoSettingsQuery } from './seo-settings-queries';

/** Loads the settings of all pages, then lets them be edited. */
export function SeoSettingsLoader() {
  const settings = useQuery(seoSettingsQuery);
  const { error } = settings;

  useEffect(() => {
    if (!error) return;
    logError('Failed to fetch SEO settings', error);
    toast({ variant: 'destructive', title: 'Error', description: 'Failed to fetch SEO settings' });
  }, [error]);

  if (settings.isPending) return <Loading text="Loading SEO settings..." />;
  if (!settings.data) {
    return (
      <EmptyState
        title="Failed to fetch SEO settings"
        text={failureReason(error)}
        action={<Button onClick={() => void settings.refetch()}>Try again</Button>}
      />
    );
  }
  return <SeoEditor settings={settings.data} />;
}
