import { useEffect, useState } from 'react';
import { useJob, type Job } from '@/back-office/shared/use-job';
import { useStableHandler } from '@/back-office/shared/use-stable-handler';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { readLivePage, type LivePage } from './live-page';

export interface LivePages {
  pages: Partial<Record<SeoPageId, LivePage>>;
  checkedAt: Date | null;
  job: Job | null;
  check: () => void;
  cancel: () => void;
}

export function useLivePages(isReady: boolean): LivePages {
  const { job, run, cancel } = useJob();
  const [pages, setPages] = useState<LivePages['pages']>({});
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);

  const check = useStableHandler(() => {
    if (job) return;
    void run('Checking live pages', SEO_PAGES.length, async ({ signal, onProgress }) => {
      for (const [index, { id, path }] of SEO_PAGES.entries()) {
        const live = await readLivePage(path, signal);
        if (signal.aborted) return;
        setPages((now) => ({ ...now, [id]: live }));
        onProgress(index + 1);
      }
      setCheckedAt(new Date());
    });
  });

  useEffect(() => {
    if (isReady) check();
  }, [isReady, check]);

  return { pages, checkedAt, job, check, cancel };
}
