import { useId } from 'react';
import { LoadFailure } from '@/back-office/shared/load-failure';
import { Loading } from '@/components/loading';
import { failureReason } from '@/content/failures';
import type { useRecentChanges } from './change-queries';
import { ChangeList } from './change-list';

interface RecentChangesProps {
  changes: ReturnType<typeof useRecentChanges>;
}

export function RecentChanges(props: RecentChangesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border border-rule bg-paper-raised">
      <h2 id={id} className="flex min-h-13 items-center border-b border-rule px-4 text-lg">
        Recent changes
      </h2>
      <Changes {...props} />
    </section>
  );
}

function Changes({ changes }: RecentChangesProps) {
  if (changes.isPending) return <Loading text="Loading changes..." />;
  if (!changes.data) {
    return (
      <LoadFailure
        text={`The changes couldn’t be loaded. ${failureReason(changes.error)}`}
        onRetry={() => void changes.refetch()}
      />
    );
  }
  if (changes.data.pages[0]?.items.length)
    return <ChangeList query={changes} pages={changes.data.pages} />;
  return (
    <div className="px-4 py-6">
      <h3 className="font-text text-base">No changes yet</h3>
      <p className="text-ink-soft">
        What administrators change in careers, services, SEO settings, and inquiries will appear
        here.
      </p>
    </div>
  );
}
