import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/empty-state';

/** What an error boundary shows. Reloading also fetches the newest version of the site. */
export function FailurePage() {
  return (
    <div className="px-4">
      <EmptyState
        role="alert"
        level={1}
        title="Something went wrong"
        text="This page could not be shown. Reloading it often helps; what you typed into the inquiry form is kept."
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      />
    </div>
  );
}
