import { isComposing } from './is-composing';

/** Elements in which a character key types text or selects an option. */
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

/** The key's character, lowercase without Shift; undefined with another modifier, in a field or dialog (WCAG 2.1.4). */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  const { key, target } = event;
  if (event.defaultPrevented || isComposing(event)) return undefined;
  // Not Shift, which characters such as '?' need.
  if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState('AltGraph')) {
    return undefined;
  }
  // Other keys have longer names; the space bar activates buttons and scrolls.
  if ([...key].length !== 1 || key === ' ') return undefined;
  if (target instanceof Element && target.closest(TYPING)) return undefined;
  if (document.querySelector(OPEN_DIALOG)) return undefined;
  return event.shiftKey ? key : key.toLowerCase();
}
