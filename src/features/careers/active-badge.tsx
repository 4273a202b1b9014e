import { Badge } from '@/components/badge';

/** Whether visitors see the career (spec 4). */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'green' : 'grey'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}
