import { useEffect, useEffectEvent, type RefObject } from 'react';
import { Checkbox } from '@/back-office/ui/checkbox';
import { Dialog } from '@/back-office/ui/dialog';
import { useStoredSwitch } from '@/back-office/ui/use-stored-switch';
import { CONTACT_STATUSES } from '@/collections/inquiries';
import { shortcutOf } from '@/lib/shortcut';
import { contactStatuses } from './contact-statuses';

const statusLabels = CONTACT_STATUSES.map((status) => contactStatuses[status].label);
const anyStatus = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(statusLabels);

const KEYS: [keys: string, what: string][] = [
  ['j, k', 'Next inquiry, previous inquiry'],
  ['Enter', 'Open the inquiry'],
  ['Esc', 'Back to the list'],
  [statusLabels.map((_, index) => index + 1).join(', '), `Set the status to ${anyStatus}`],
  ['n', 'Write a note'],
  ['Ctrl+Enter', 'Save the note'],
  ['z', 'Undo your last change'],
  ['r', 'Reply'],
  ['/', 'Search'],
  ['?', 'Show this list'],
];

const useShortcutSwitch = () => useStoredSwitch('contact-shortcuts', true);

interface ShortcutHelpProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Includes the off switch that WCAG 2.1.4 requires (https://www.w3.org/TR/WCAG22/#character-key-shortcuts). */
export function ShortcutHelp({ isOpen, onOpenChange }: ShortcutHelpProps) {
  const [isOn, setOn] = useShortcutSwitch();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="They work on this page when you aren’t typing."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
          {KEYS.map(([keys, what]) => (
            <div key={keys} className="contents">
              <dt className="font-drawing">{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-ink-soft">
          With a screen reader, first turn on focus mode (NVDA: Insert+Space, Orca: Insert+A) or
          turn off the virtual cursor (JAWS: Insert+Z).
        </p>
        <label className="flex min-h-11 items-center gap-3 border-t border-rule pt-3">
          <Checkbox checked={isOn} onChange={(event) => setOn(event.target.checked)} />
          Use keyboard shortcuts
        </label>
      </div>
    </Dialog>
  );
}

/** Unless they are off, adds shortcuts (actions by character) to the screen, or to `element` while it has focus. */
export function useShortcuts(
  isActive: boolean,
  keys: Record<string, () => void>,
  element?: RefObject<HTMLElement | null>,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[shortcutOf(event) ?? ''];
    action?.();
    if (action) event.preventDefault();
  });
  const [isOn] = useShortcutSwitch();
  useEffect(() => {
    const target = element ? element.current : document.body;
    if (!isOn || !isActive || !target) return;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    target.addEventListener('keydown', listener);
    return () => target.removeEventListener('keydown', listener);
  }, [element, isOn, isActive]);
}
