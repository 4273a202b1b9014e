import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { useSession } from '@/features/session/session-context';

/** While it is unknown whether the visitor is signed in (spec 2); `isOverdue` offers ways on. */
export function SessionWait({ isOverdue }: { isOverdue: boolean }) {
  const { skip } = useSession();
  if (!isOverdue) return <Loading text="Loading" />;
  return (
    <main className="px-4">
      <Loading text="Loading" />
      <EmptyState
        level={1}
        role="alert"
        title="This is taking longer than usual"
        text="We’re still checking whether you’re signed in. Your connection may be slow or interrupted."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => location.reload()}>Reload</Button>
            <Button variant="outline" onClick={skip}>
              Continue without signing in
            </Button>
          </div>
        }
      />
    </main>
  );
}
