import { focusDialog } from '@/components/ui/focus-dialog';
import { isComposing } from '@/lib/is-composing';

export let dialogOpener: HTMLElement | null = null;

/** Where the mouse or finger was last pressed: a selection that begins in a dialog may end outside. */
let press: PointerEvent | undefined;

/** Adds what native dialogs lack, such as closing on a link, and runs invoker commands, which not all browsers know. */
export function handleDialogCommands(): void {
  // Capture phase, because a link's own handler may stop propagation.
  addEventListener('click', handleClick, { capture: true });
  addEventListener('pointerdown', (event) => (press = event), { capture: true });
  // Capture phase, to run before Radix.
  addEventListener('keydown', handleKeyDown, { capture: true });
}

/** Escape that cancels an input method's composition (as in Japanese) must not also close a dialog or clear a field. */
function handleKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape' && isComposing(event)) event.preventDefault();
}

function handleClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const control = target.closest('[commandfor], a[href^="/"]');
  const around = target.closest<HTMLDialogElement>('dialog[open]');
  const command = control?.getAttribute('command');
  if (around && control && command !== 'close') around.close();
  const dialog = document.getElementById(control?.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) runCommand(dialog, command);
  if (target !== around || 'closedBy' in HTMLDialogElement.prototype) return;
  if (press && isOutside(around, press) && isOutside(around, event)) around.close();
}

function runCommand(dialog: HTMLDialogElement, command: string | null | undefined): void {
  if (command === 'close') dialog.close();
  if (command !== 'show-modal') return;
  dialogOpener = document.activeElement as HTMLElement | null;
  dialog.showModal();
  focusDialog(dialog);
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
