import { Badge } from '@/back-office/ui/badge';
import { usePublishedSite } from './published-site';

interface WaitingBadgeProps {
  document: { createdAt: Date | null; updatedAt: Date | null };
  /** Whether visitors can read the document. If not, it waits only if the deployed site may still show it. */
  isShown?: boolean;
}

/** Says that a document was saved after the last publication. */
export function WaitingBadge({ document, isShown = true }: WaitingBadgeProps) {
  const isKnown = useIsLive({ updatedAt: document.createdAt });
  if (useIsLive(document) !== false || !(isShown || isKnown)) return null;
  return (
    <span className="flex shrink-0">
      <Badge tone="yellow">Waiting</Badge>
    </span>
  );
}

/** Whether the deployed site was built with this version of a document; undefined while that is unknown. */
export function useIsLive({ updatedAt }: { updatedAt: Date | null }): boolean | undefined {
  const { liveUntil } = usePublishedSite();
  return liveUntil && (updatedAt === null || updatedAt <= liveUntil);
}
