import { keptInput } from '@/components/kept-input';
import { dialogOpener } from './dialog-commands';
import { moveClick } from './early-click';
import { controlsByPlace, copyInput, moveFocus } from './control-places';

/** Where an extension changed the prerendered markup, React replaces it; this restores what the visitor entered. */
export function keepInput(root: HTMLElement): void {
  const startPath = location.pathname;
  const replacements = new Map<Element, HTMLElement>();
  const removed = new Map<string, HTMLElement>();
  const observer = new MutationObserver(forgetRecords);
  observer.observe(root, { childList: true, subtree: true });

  let focused = document.activeElement as HTMLElement | null;
  let popover =
    'popover' in HTMLElement.prototype ? root.querySelector<Element>(':popover-open') : null;
  const isCapture = true;
  addEventListener('focusin', ({ target }) => (focused = target as HTMLElement), isCapture);
  addEventListener('focusout', handleFocusOut, isCapture);
  addEventListener('beforetoggle', handleToggle, isCapture);
  // Runs in the same task as React's change, so that nothing flickers and no keystroke is lost.
  keptInput.putBack = putBack;

  /** Drops mutation records. `putBack` takes those of replaced parts earlier, in the task of the change. */
  function forgetRecords() {
    if (location.pathname !== startPath) stop();
  }

  function stop() {
    observer.disconnect();
    keptInput.putBack = () => undefined;
    removed.clear();
  }

  /** Checks in a later task, because some browsers send this event while they remove the focused element. */
  function handleFocusOut({ target }: Event) {
    setTimeout(() => {
      const isRemoved = target instanceof Element && !target.isConnected;
      if (focused === target && !isRemoved && focused !== document.activeElement) focused = null;
    });
  }

  function handleToggle(event: Event) {
    const { target, newState } = event as ToggleEvent;
    if (!(target instanceof HTMLElement) || !target.popover) return;
    popover = newState === 'open' ? target : null;
  }

  function putBack() {
    if (location.pathname !== startPath) return stop();
    const parts = observer
      .takeRecords()
      .flatMap(({ removedNodes, target }) =>
        [...removedNodes].flatMap((top) => (top.isConnected ? [] : { top, parent: target })),
      );
    for (const [place, control] of controlsByPlace(parts)) removed.set(place, control);
    if (removed.size === 0) return;
    const current = controlsByPlace([{ top: root, parent: root }]);
    const replaced: HTMLElement[] = [];
    for (const [place, control] of removed) {
      const replacement = current.get(place);
      if (!replacement) continue;
      removed.delete(place);
      replaced.push(control);
      replacements.set(control, replacement);
    }
    const before = focused;
    for (const control of replaced) {
      const replacement = currentOf(control);
      copyInput(control, replacement);
      if (control === popover) replacement.showPopover();
      if (control instanceof HTMLDialogElement && control.open)
        openDialog(replacement as HTMLDialogElement);
    }
    // Opening a dialog has moved the focus.
    focused = before;
    if (before && replacements.has(before)) moveFocus(before, currentOf(before));
    moveClick(currentOf);
  }

  function openDialog(dialog: HTMLDialogElement) {
    // When the dialog closes, the browser focuses the element that had the focus before.
    if (dialogOpener) currentOf(dialogOpener).focus();
    dialog.showModal();
    for (const animation of dialog.getAnimations()) animation.finish();
  }

  function currentOf(element: HTMLElement): HTMLElement {
    return replacements.get(element) ?? element;
  }
}
