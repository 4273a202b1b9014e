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

/** A letter or digit of a script that no shortcut uses, such as the Cyrillic letter on the key J. */
const OTHER_SCRIPT = /^(?![\p{Script=Latin}\d])[\p{L}\p{M}\p{Nd}]$/u;

/** The key's character, on layouts of other scripts that of the US layout. */
function characterOf({ key, code }: KeyboardEvent): string {
  const [, character = key] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  return OTHER_SCRIPT.test(key) ? character : key;
}

/** The key's character, lowercase without Shift; undefined with another modifier, in a field or dialog (WCAG 2.1.4). */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  const { target } = event;
  const key = characterOf(event);
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
