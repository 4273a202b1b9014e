import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/back-office/ui/badge';
import { documentHash, documentKey } from '@/collections/document-hash';
import type { PublishedCollection } from '@/collections/collections';
import { PUBLISHED, publishedQuery } from './published-documents';

interface LiveBadgeProps {
  collection: PublishedCollection;
  document: { version: string };
  isShown?: boolean;
}

/** Whether the deployed pages show a document as it is saved; nothing if that can't be compared. */
export function LiveBadge({ collection, document, isShown = true }: LiveBadgeProps) {
  const key = documentKey(collection, document);
  const { data: site } = useQuery(publishedQuery);
  const published = site?.documents;
  const isPublished = published && key in published;
  const queryFn = () => documentHash(collection, document);
  const { data: hash } = useQuery({
    // The version stands for the document's fields.
    queryKey: [...PUBLISHED, 'hash', key, document.version],
    queryFn,
    enabled: Boolean(published),
    gcTime: 0,
  });
  if (site === null || !(isShown || isPublished)) return null;
  // As wide as the longer word, to avoid a layout shift.
  return (
    <span className="inline-flex min-h-5 min-w-18 shrink-0 align-middle">
      {hash &&
        (published?.[key] === hash ? (
          <Badge tone="green">Live</Badge>
        ) : (
          <Badge tone="yellow">Waiting</Badge>
        ))}
    </span>
  );
}
