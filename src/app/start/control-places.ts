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
export function controlsByPlace(parts: readonly Part[]): Map<string, HTMLElement> {
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

export function copyInput(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  if (isTextControl(from) && isTextControl(to)) to.value = from.value;
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    const option = [...to.options].find(({ value }) => value === from.value);
    if (option) option.selected = true;
  }
  for (const mark of FORM_MARKS) if (mark in from.dataset) to.dataset[mark] = '';
}

export function moveFocus(from: Element, to: HTMLElement): void {
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
