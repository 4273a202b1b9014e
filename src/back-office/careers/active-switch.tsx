import { Badge } from '@/back-office/ui/badge';
import { cn } from '@/lib/cn';

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

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'green' : 'gray'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}
