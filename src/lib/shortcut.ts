/** Where a character key is text, or moves to the option that begins with it. */
const TYPING = [
  'input:not([type=button], [type=checkbox], [type=color], [type=file], [type=image], [type=radio], [type=range], [type=reset], [type=submit])',
  'select',
  'textarea',
  '[contenteditable]:not([contenteditable=false])',
  ...['combobox', 'listbox', 'option', 'menu', 'textbox', 'searchbox'].map(
    (role) => `[role=${role}]`,
  ),
].join();

const OPEN_DIALOG = '[role=dialog], [role=alertdialog], dialog[open]';

/**
 * The character of a shortcut of one key, such as `j` or `?`: lowercase unless Shift is pressed. undefined for other
 * keys, with a modifier, while text is typed or an option chosen, and while a dialog is open. The screen must offer to
 * switch such shortcuts off (WCAG 2.1.4).
 */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  const { key, target } = event;
  if (event.defaultPrevented || event.isComposing) return undefined;
  // Shift is needed for characters such as '?'. AltGr types others.
  if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState('AltGraph')) {
    return undefined;
  }
  // The names of other keys are longer; the space bar presses buttons and scrolls.
  if ([...key].length !== 1 || key === ' ') return undefined;
  if (target instanceof Element && target.closest(TYPING)) return undefined;
  if (document.querySelector(OPEN_DIALOG)) return undefined;
  return event.shiftKey ? key : key.toLowerCase();
}
