import { expect, it, onTestFinished } from 'vitest';
import { shortcutOf } from '@/lib/shortcut';

/** The shortcut for a key pressed on the `[data-target]` element of `html`, or on the body. */
function pressed(key: string, init: KeyboardEventInit = {}, html = '') {
  document.body.innerHTML = html;
  let shortcut: string | undefined;
  const listen = (event: KeyboardEvent) => (shortcut = shortcutOf(event));
  document.addEventListener('keydown', listen);
  onTestFinished(() => {
    document.body.innerHTML = '';
    document.removeEventListener('keydown', listen);
  });
  const target = document.querySelector('[data-target]') ?? document.body;
  const options = { key, bubbles: true, cancelable: true, ...init };
  target.dispatchEvent(new KeyboardEvent('keydown', options));
  return shortcut;
}

it.each<[string, KeyboardEventInit, string | undefined]>([
  ['j', {}, 'j'],
  ['J', {}, 'j'],
  ['J', { shiftKey: true }, 'J'],
  ['?', { shiftKey: true }, '?'],
  ['/', {}, '/'],
  ['1', {}, '1'],
  ['😀', {}, '😀'],
  // Layouts of other alphabets: Russian, Greek, Hebrew, Arabic, Thai, Persian.
  ['о', { code: 'KeyJ' }, 'j'],
  ['О', { code: 'KeyJ', shiftKey: true }, 'J'],
  ['κ', { code: 'KeyK' }, 'k'],
  ['ר', { code: 'KeyR' }, 'r'],
  ['ئ', { code: 'KeyZ' }, 'z'],
  ['ื', { code: 'KeyN' }, 'n'],
  ['٣', { code: 'Digit3' }, '3'],
  ['۳', { code: 'Digit3' }, '3'],
  ['ж', { code: 'Semicolon' }, 'ж'],
  // Layouts of this alphabet with other places: Dvorak, Russian, German, French.
  ['j', { code: 'KeyC' }, 'j'],
  ['/', { code: 'Backslash', shiftKey: true }, '/'],
  ['z', { code: 'KeyY' }, 'z'],
  ['é', { code: 'Digit2' }, 'é'],
  ['&', { code: 'Digit1' }, '&'],
  ['Enter', {}, undefined],
  ['Dead', {}, undefined],
  [' ', {}, undefined],
  ['', {}, undefined],
  ['j', { ctrlKey: true }, undefined],
  ['j', { metaKey: true }, undefined],
  ['j', { altKey: true }, undefined],
  ['j', { modifierAltGraph: true }, undefined],
  ['j', { isComposing: true }, undefined],
  ['j', { keyCode: 229 }, undefined],
])('the key %j with the event properties %j triggers the shortcut %j', (key, init, shortcut) =>
  expect(pressed(key, init)).toBe(shortcut),
);

it('a key that another listener has handled is not a shortcut', () => {
  const handle = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', handle);
  expect(pressed('j')).toBeUndefined();
  document.body.removeEventListener('keydown', handle);
});

it.each([
  ...['<input data-target>', '<select data-target></select>', '<textarea data-target></textarea>'],
  '<div contenteditable><p data-target>x</p></div>',
  ...['combobox', 'listbox', 'option', 'textbox', 'searchbox'].map(
    (role) => `<div role="${role}" data-target></div>`,
  ),
  '<ul role="menu"><li role="menuitem" data-target></li></ul>',
  // An open dialog anywhere on the page.
  ...['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<dialog open></dialog>'],
])('a key pressed in this markup is not a shortcut: %s', (html) =>
  expect(pressed('j', {}, html)).toBeUndefined(),
);

it.each([
  ...['<button data-target></button>', '<input type="checkbox" data-target>'],
  '<div contenteditable="false" data-target></div>',
  ...['<input><p data-target></p>', '<dialog>closed</dialog>'],
])('a key pressed in this markup is a shortcut: %s', (html) =>
  expect(pressed('j', {}, html)).toBe('j'),
);
