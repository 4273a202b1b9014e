import { useId, type ReactNode } from 'react';
import { LoadFailure } from '@/components/load-failure';
import { Loading } from '@/components/loading';
import { failureReason } from '@/content/failures';
import type { useRecentChanges } from './change-queries';
import { ChangeList } from './change-list';

export function RecentChanges({ changes }: { changes: ReturnType<typeof useRecentChanges> }) {
  if (changes.isPending) {
    return (
      <Panel>
        <Loading text="Loading changes..." />
      </Panel>
    );
  }
  if (!changes.data) {
    return (
      <Panel>
        <LoadFailure
          text={`The changes couldn’t be loaded. ${failureReason(changes.error)}`}
          onRetry={() => void changes.refetch()}
        />
      </Panel>
    );
  }
  if (!changes.data.pages[0]?.items.length) {
    return (
      <Panel>
        <div className="px-4 py-6">
          <h3 className="font-text text-base">No changes yet</h3>
          <p className="text-ink-soft">
            What administrators change in careers, services, SEO settings, and inquiries will appear
            here.
          </p>
        </div>
      </Panel>
    );
  }
  return (
    <Panel>
      <ChangeList query={changes} pages={changes.data.pages} />
    </Panel>
  );
}

function Panel({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border border-rule bg-paper-raised">
      <h2 id={id} className="flex min-h-13 items-center border-b border-rule px-4 text-lg">
        Recent changes
      </h2>
      {children}
    </section>
  );
}
