import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMinute } from '@/back-office/ui/use-minute';
import { FIRM } from '@/content/firm';
import { nextPublicationWords } from '@/content/publication';
import { changesData } from '@/data/lazy-back-office-data';
import { formatMoment } from '@/lib/dates';
import { plural } from '@/lib/plural';
import { usePublishedSite } from './published-site';

/** Under the root of the history, so that every write counts again. */
const waitingQuery = (since: Date | undefined) =>
  queryOptions({
    queryKey: ['changes', 'since', since],
    queryFn: since ? () => changesData.countChangesSince(since) : skipToken,
    gcTime: 0,
    meta: { failure: 'Failed to count the changes since the last publication' },
  });

/** When the site was published, how many changes wait, and for when; empty without a build.json. */
export function PublicationLine({ hasRoom = false }) {
  const now = useMinute();
  const { builtAt, liveUntil, heartbeat } = usePublishedSite();
  const { data: waiting, isError } = useQuery(waitingQuery(liveUntil));
  if (!builtAt) return null;
  return (
    <span>
      Published {formatMoment(builtAt, now)}.{' '}
      {isError && 'The changes since then couldn’t be counted.'}
      {waiting === 0 && 'No changes waiting.'}
      {waiting !== undefined && waiting > 0 && (
        <>
          {plural(waiting, 'change')} waiting.{' '}
          <span className={hasRoom ? undefined : 'max-sm:sr-only'}>
            {nextPublicationWords(heartbeat, now)}
          </span>{' '}
          {FIRM.publishUrl && (
            <a
              href={FIRM.publishUrl}
              target="_blank"
              rel="noreferrer"
              className="inline-block min-h-6 text-firm underline"
            >
              Publish now <span className="sr-only">(opens in a new tab)</span>
            </a>
          )}
        </>
      )}
    </span>
  );
}
