import { afterEach, expect, it } from 'vitest';
import { shortcutOf } from '@/lib/shortcut';

afterEach(() => {
  document.body.innerHTML = '';
});

/** The shortcut for a key pressed on the `[data-target]` element of `html`, or on the body. */
function pressed(key: string, init: KeyboardEventInit & { html?: string } = {}) {
  const { html = '', ...rest } = init;
  document.body.innerHTML = html;
  let shortcut: string | undefined;
  const listen = (event: KeyboardEvent) => (shortcut = shortcutOf(event));
  document.addEventListener('keydown', listen);
  const target = document.querySelector('[data-target]') ?? document.body;
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...rest }),
  );
  document.removeEventListener('keydown', listen);
  return shortcut;
}

it.each([
  ['j', {}, 'j'],
  ['J', {}, 'j'],
  ['J', { shiftKey: true }, 'J'],
  ['?', { shiftKey: true }, '?'],
  ['/', {}, '/'],
  ['1', {}, '1'],
  ['😀', {}, '😀'],
])('the key %j with the event properties %j triggers the shortcut %j', (key, init, shortcut) =>
  expect(pressed(key, init)).toBe(shortcut),
);

it.each(['Enter', 'Escape', 'ArrowDown', 'Tab', 'F1', 'Shift', 'Dead', 'Process', ' ', ''])(
  'the key %j is not a shortcut',
  (key) => expect(pressed(key)).toBeUndefined(),
);

it.each([
  ...[{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { modifierAltGraph: true }],
  ...[{ isComposing: true }, { keyCode: 229 }],
])('a key with the event property %j is not a shortcut', (init) =>
  expect(pressed('j', init)).toBeUndefined(),
);

it('a key that another listener has handled is not a shortcut', () => {
  const handle = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', handle);
  expect(pressed('j')).toBeUndefined();
  document.body.removeEventListener('keydown', handle);
});

it.each([
  '<input data-target>',
  '<select data-target></select>',
  '<textarea data-target></textarea>',
  '<div contenteditable><p data-target>x</p></div>',
  '<button role="combobox" data-target></button>',
  '<div role="listbox" data-target></div>',
  '<div role="option" data-target></div>',
  '<ul role="menu"><li role="menuitem" data-target></li></ul>',
  '<div role="textbox" data-target></div>',
  '<div role="searchbox" data-target></div>',
])('a key pressed in this markup is not a shortcut: %s', (html) =>
  expect(pressed('j', { html })).toBeUndefined(),
);

it.each([
  '<button data-target></button>',
  '<input type="checkbox" data-target>',
  '<div contenteditable="false" data-target></div>',
  '<input><p data-target></p>',
  '<dialog>closed</dialog>',
])('a key pressed in this markup is a shortcut: %s', (html) =>
  expect(pressed('j', { html })).toBe('j'),
);

it.each(['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<dialog open></dialog>'])(
  'a key is not a shortcut while a dialog is open: %s',
  (html) => expect(pressed('j', { html })).toBeUndefined(),
);
