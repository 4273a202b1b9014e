import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useMinute } from '@/back-office/ui/use-minute';
import type { PublishedChange } from '@/collections/recorded-change';
import { documentTitle } from '@/content/document-title';
import { FIRM } from '@/content/firm';
import { nextPublicationWords } from '@/content/publication';
import { cn } from '@/lib/cn';
import { formatMoment } from '@/lib/dates';
import { plural } from '@/lib/plural';
import { pathToDocument } from './path-to-document';
import { heartbeatQuery, publishedQuery } from './published-documents';
import { waitingQuery } from './waiting-query';

const NAMED = 2;

/** What is live, what waits, and when that is published; nothing without a build.json, as on a development server. */
export function PublicationLine({ className = '', hasRoom = false }) {
  const now = useMinute();
  const { data: published } = useQuery(publishedQuery);
  const { data: waiting, isError } = useQuery(waitingQuery(published));
  const heartbeat = useQuery(heartbeatQuery);
  if (published === null) return null;
  const { builtAt } = published ?? {};
  return (
    // Reserves the height of a line with names, so that a save doesn't move what is below.
    <p className={cn('min-h-12 text-sm text-ink-soft tabular-nums lg:min-h-6', className)}>
      {builtAt && `Live since ${formatMoment(new Date(builtAt), now)}. `}
      {isError && 'The changes since then couldn’t be loaded.'}
      {waiting?.length === 0 && 'No changes waiting.'}
      {waiting && waiting.length > 0 && (
        <>
          {plural(waiting.length, 'change')} waiting
          {/* On a phone, names would take more lines than the desk reserves. */}
          <span className={hasRoom ? undefined : 'max-sm:hidden'}>
            : <Names changes={waiting} />
          </span>
          . {!heartbeat.isPending && nextPublicationWords(heartbeat.data, now)}{' '}
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
    </p>
  );
}

function Names({ changes }: { changes: readonly PublishedChange[] }) {
  const rest = changes.length - NAMED;
  return (
    <>
      {changes.slice(0, NAMED).map(({ collection, document, before, after }, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <Link
            to={pathToDocument(collection, document, after ?? before)}
            dir="auto"
            className="inline-block max-w-full font-semibold wrap-anywhere text-firm underline"
          >
            {documentTitle(collection, after ?? before) || document}
          </Link>
        </Fragment>
      ))}
      {rest > 0 && `, and ${rest} more`}
    </>
  );
}
