import { Button } from '@/components/ui/button';

const count = (number: number) => number.toLocaleString('en-US');

export interface Progress {
  label: string;
  done: number;
  /** 0 while unknown. */
  total: number;
}

interface ProgressBarProps extends Progress {
  waiting?: number;
  onCancel: () => void;
}

export function ProgressBar({ label, done, total, waiting = 0, onCancel }: ProgressBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-6 border-firm bg-firm-tint px-4 py-3">
      <p className="font-semibold">{label}</p>
      <progress
        value={done}
        max={total || 1}
        aria-label={label}
        className="h-2 min-w-24 grow appearance-none bg-rule [&::-moz-progress-bar]:bg-firm [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-firm"
      />
      <p role="status" className="text-sm tabular-nums">
        {total > 0 && `${count(done)} of ${count(total)}`}
      </p>
      {waiting > 0 && <p className="text-sm tabular-nums">{count(waiting)} more waiting</p>}
      <Button variant="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
