import type { ComponentProps } from 'react';
import { EmptyState } from '@/components/empty-state';

/** Shown instead of a page of the back office. */
export function GateNote(props: ComponentProps<typeof EmptyState>) {
  return (
    <div className="px-4">
      <EmptyState level={1} {...props} />
    </div>
  );
}
