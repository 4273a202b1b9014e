import { keptInput } from '@/components/kept-input';
import { dialogOpener } from './dialog-commands';
import { moveClick } from './early-click';

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

const CONTROLS = 'a, button, input, select, textarea, form, dialog, [popover], [tabindex]';
/** Regions have stable IDs; the IDs of fields change if React replaces the whole page. */
const REGIONS = 'dialog, main';
/** Attributes of a form that was submitted before hydration (index.html). */
const FORM_MARKS = ['submitted', 'unsent'];

interface Part {
  top: Node;
  /** Contains `top`, or contained it until it was removed. */
  parent: Node;
}

/** Controls by place: region, element, name, and index. What extensions insert doesn't change a control's place. */
function controlsByPlace(parts: readonly Part[]): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const { top, parent } of parts) {
    if (!(top instanceof Element && parent instanceof Element)) continue;
    const own = top.matches(CONTROLS) ? [top] : [];
    for (const control of [...own, ...top.querySelectorAll(CONTROLS)]) {
      if (!(control instanceof HTMLElement)) continue;
      const region = control.closest(REGIONS) ?? parent.closest(REGIONS);
      const name = control.getAttribute('name') ?? control.className;
      const kind = [region?.id, control.localName, name].join();
      let count = 0;
      while (controls.has(`${kind},${count}`)) count++;
      controls.set(`${kind},${count}`, control);
    }
  }
  return controls;
}

function copyInput(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  if (isTextControl(from) && isTextControl(to)) to.value = from.value;
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    const option = [...to.options].find(({ value }) => value === from.value);
    if (option) option.selected = true;
  }
  for (const mark of FORM_MARKS) if (mark in from.dataset) to.dataset[mark] = '';
}

function moveFocus(from: Element, to: HTMLElement): void {
  // Before focus(), which scrolls to the caret.
  if (isTextControl(from) && isTextControl(to) && from.selectionStart !== null)
    to.setSelectionRange(
      from.selectionStart,
      from.selectionEnd,
      from.selectionDirection ?? undefined,
    );
  to.focus();
}

const isTextControl = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
