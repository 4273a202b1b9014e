import { Button } from '@/components/ui/button';
import { PageNote } from '@/components/page-note';

/** Fallback of the error boundaries. Reloading also fetches the newest build. */
export function FailurePage() {
  return (
    <PageNote
      role="alert"
      title="Something went wrong"
      text="This page couldn’t be displayed. Reloading often helps; what you typed into the inquiry form is kept."
      action={<Button onClick={() => location.reload()}>Reload</Button>}
    />
  );
}
