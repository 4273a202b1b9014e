import { cn } from '@/lib/cn';
import { plural } from '@/lib/plural';

interface LengthMeterProps {
  id: string;
  length: number;
  recommended: { min: number; max: number };
}

const HEADROOM = 1.5;

function verdict(length: number, { min, max }: LengthMeterProps['recommended']): string {
  if (length < min) return `${min - length} short of the recommended ${min}-${max}`;
  if (length > max)
    return `${(length - max).toLocaleString('en-US')} over the recommended ${min}-${max}`;
  return `within the recommended ${min}-${max}`;
}

export function LengthMeter({ id, length, recommended }: LengthMeterProps) {
  const { min, max } = recommended;
  const percent = (value: number) => `${Math.min(100, (value / (max * HEADROOM)) * 100)}%`;
  const isWithin = length >= min && length <= max;
  return (
    <div className="grid gap-1">
      <div aria-hidden className="relative h-2 overflow-hidden rounded-sm bg-rule-grid">
        <div
          className="absolute inset-y-0 border-x border-firm bg-firm-pale"
          style={{ left: percent(min), width: `calc(${percent(max)} - ${percent(min)})` }}
        />
        <div
          className={cn('absolute inset-y-0.5 left-0', isWithin ? 'bg-firm' : 'bg-action')}
          style={{ width: percent(length) }}
        />
      </div>
      <p id={id} className="text-sm text-ink-soft tabular-nums">
        {plural(length, 'character')}
        {length > 0 && `, ${verdict(length, recommended)}`}
      </p>
    </div>
  );
}
