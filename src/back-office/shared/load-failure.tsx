import { Button } from '@/components/ui/button';

export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 px-4 py-6">
      <p>{text}</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
