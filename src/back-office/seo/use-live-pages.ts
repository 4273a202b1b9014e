import { useEffect, useState } from 'react';
import { useScreenJob } from '@/back-office/shared/use-screen-job';
import { useStableHandler } from '@/back-office/shared/use-stable-handler';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import type { Job } from '@/lib/job-queue';
import { readLivePage, type LivePage } from './live-page';

export interface LivePages {
  pages: Partial<Record<SeoPageId, LivePage>>;
  checkedAt: Date | null;
  job: Job | null;
  check: () => void;
  cancel: () => void;
}

export function useLivePages(isReady: boolean): LivePages {
  const { job, run, cancel } = useScreenJob();
  const [pages, setPages] = useState<LivePages['pages']>({});
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);

  const check = useStableHandler(() => {
    void run('Checking live pages', async ({ signal, onProgress }) => {
      for (const [index, { id, path }] of SEO_PAGES.entries()) {
        const live = await readLivePage(path, signal);
        if (signal.aborted) return;
        setPages((now) => ({ ...now, [id]: live }));
        onProgress(index + 1, SEO_PAGES.length);
      }
      setCheckedAt(new Date());
    });
  });

  useEffect(() => {
    if (isReady) check();
  }, [isReady, check]);

  return { pages, checkedAt, job, check, cancel };
}
