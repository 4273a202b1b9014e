import type { ComponentProps } from 'react';
import { EmptyState } from './empty-state';

/** In place of a whole page. */
export function PageNote(props: ComponentProps<typeof EmptyState>) {
  return (
    <div className="px-4">
      <EmptyState level={1} {...props} />
    </div>
  );
}
