import { Badge } from '@/back-office/ui/badge';
import type { Career } from '@/collections/careers';
import { firmDay } from '@/content/firm-day';
import { hasClosed } from '@/domain/has-closed';
import { cn } from '@/lib/cn';

interface ActiveBadgeProps {
  career: Pick<Career, 'isActive' | 'closesOn'>;
  closed?: string;
}

interface ActiveSwitchProps {
  title: string;
  isActive: boolean;
  isBusy: boolean;
  onSwitch: () => void;
}

export function ActiveSwitch({ title, isActive, isBusy, onSwitch }: ActiveSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isActive}
      aria-label={`${title} is active`}
      aria-disabled={isBusy}
      data-switch
      className={cn(
        'flex h-6 w-11 shrink-0 items-center rounded-full border-2 px-0.5 max-lg:self-start',
        isActive
          ? 'justify-end border-firm bg-firm text-paper'
          : 'border-rule-strong bg-paper text-ink-soft',
      )}
      onClick={() => !isBusy && onSwitch()}
    >
      {/* Drawn as a border, because forced colors mode removes backgrounds. */}
      <span aria-hidden className="rounded-full border-8 border-current" />
    </button>
  );
}

/** Says whether visitors see the career. `closed`: the text for one whose closing date is over. */
export function ActiveBadge({ career, closed = 'Closed' }: ActiveBadgeProps) {
  if (!career.isActive) return <Badge tone="gray">Inactive</Badge>;
  if (!hasClosed(career, firmDay())) return <Badge tone="green">Active</Badge>;
  return (
    <Badge tone="gray">
      <span className="inline-block first-letter:uppercase">{closed}</span>
    </Badge>
  );
}
