import { Button } from '@/components/ui/button';
import { failureReason } from '@/content/failures';

interface LoadFailureProps {
  what: string;
  error: Error | null;
  onRetry: () => void;
}

export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  return (
    <div className="grid justify-items-start gap-3 px-4 py-6">
      <p>{`${what} couldn’t be loaded. ${failureReason(error)}`}</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
