import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/empty-state';

/** Fallback of the error boundaries. Reloading also fetches the newest build. */
export function FailurePage() {
  return (
    <div className="px-4">
      <EmptyState
        role="alert"
        level={1}
        title="Something went wrong"
        text="This page couldn’t be displayed. Reloading often helps; what you typed into the inquiry form is kept."
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      />
    </div>
  );
}
