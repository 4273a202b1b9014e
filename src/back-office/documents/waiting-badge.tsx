import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/back-office/ui/badge';
import { documentHash, documentKey } from '@/collections/document-hash';
import type { PublishedCollection } from '@/collections/collections';
import { PUBLISHED, publishedQuery } from './published-documents';

interface WaitingBadgeProps {
  collection: PublishedCollection;
  document: { version: string };
  isShown?: boolean;
}

/** Says that the deployed pages don't show a document as it is saved; nothing otherwise, or if that can't be compared. */
export function WaitingBadge({ collection, document, isShown = true }: WaitingBadgeProps) {
  const { isPublished, isLive } = useIsLive(collection, document);
  if (isLive !== false || !(isShown || isPublished)) return null;
  return (
    <span className="flex shrink-0">
      <Badge tone="yellow">Waiting</Badge>
    </span>
  );
}

/** Whether the deployed pages show a document as it is saved; undefined if that can't be compared. */
export function useIsLive(collection: PublishedCollection, document: { version: string }) {
  const key = documentKey(collection, document);
  const published = useQuery(publishedQuery).data?.documents;
  const queryFn = () => documentHash(collection, document);
  const { data: hash } = useQuery({
    // The version stands for the document's fields.
    queryKey: [...PUBLISHED, 'hash', key, document.version],
    queryFn,
    enabled: Boolean(published),
    gcTime: 0,
  });
  return {
    isPublished: Boolean(published && key in published),
    isLive: published && hash ? published[key] === hash : undefined,
  };
}
