import { useUrlState } from '@/back-office/ui/use-url-state';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Contact } from '@/collections/inquiries';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/plural';
import { contactQueries } from './contact-queries';
import { NO_FILTERS, CONTACT_DESK } from './desk-search-params';

const NEVER = new Date(0);

/** Counts inquiries newer than those shown. Queries only if `isCounting`; if `isShown`, a list sets their date. */
export function useContactNews(isCounting: boolean, isShown = false): number {
  const { data: newest } = useQuery({
    ...contactQueries.newest(),
    enabled: isCounting && !isShown,
  });
  const { data: count = 0 } = useQuery({ ...contactQueries.news(newest), enabled: isCounting });
  return count;
}

export function useShownNews(list: Contact[] | undefined): void {
  const client = useQueryClient();
  const shown = list && (list[0]?.createdAt ?? NEVER).getTime();
  useEffect(() => {
    if (shown === undefined) return;
    client.setQueryData(
      contactQueries.newest().queryKey,
      (now = NEVER) => new Date(Math.max(now.getTime(), shown)),
    );
  }, [client, shown]);
}

export function ContactNews({ isShown }: { isShown: boolean }) {
  const client = useQueryClient();
  const { go } = useUrlState(CONTACT_DESK);
  const count = useContactNews(true, isShown);

  function handleShow() {
    go({ ...NO_FILTERS, view: 'all', order: 'newest', id: '' });
    void client.invalidateQueries({ queryKey: contactQueries.all });
  }

  return (
    <div role="status" className="empty:sr-only">
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-l-6 border-firm bg-firm-tint px-4 py-2">
          <strong>{plural(count, 'new inquiry', 'new inquiries')}</strong>
          <Button size="small" onClick={handleShow}>
            Show
          </Button>
        </div>
      )}
    </div>
  );
}
