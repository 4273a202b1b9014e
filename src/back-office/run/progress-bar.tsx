import { Button } from '@/components/ui/button';

const count = (number: number) => number.toLocaleString('en-US');

export const progressWords = (done: number, total: number) =>
  total > 0 ? `${count(done)} of ${count(total)}` : '';

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
      {/* Not <progress>: some screen readers would say each change of its value. */}
      <svg
        role="progressbar"
        aria-label={label}
        viewBox={`0 0 ${total || 1} 1`}
        preserveAspectRatio="none"
        className="h-2 min-w-24 grow bg-rule"
      >
        <rect width={done} height="1" className="fill-firm" />
      </svg>
      <p className="text-sm tabular-nums">{progressWords(done, total)}</p>
      {waiting > 0 && <p className="text-sm tabular-nums">{count(waiting)} more waiting</p>}
      <Button variant="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
