import { expect, it, vi } from 'vitest';
import { firstInteraction } from '@/app/start/start-page';

async function isInteraction(event: Event, target: EventTarget = window) {
  const handleInteraction = vi.fn();
  void firstInteraction().then(handleInteraction);
  target.dispatchEvent(event);
  await Promise.resolve();
  return handleInteraction.mock.calls.length > 0;
}

const touch = { pointerType: 'touch' };

it.each([
  ['a moved mouse', new PointerEvent('pointermove', { pointerType: 'mouse' })],
  ['a press of the mouse', new PointerEvent('pointerdown', { pointerType: 'mouse' })],
  ['a tap', new PointerEvent('click', touch)],
  ['a click by a screen reader', new MouseEvent('click')],
  ['a key', new KeyboardEvent('keydown')],
  ['a focus moved by a screen reader', new FocusEvent('focusin')],
])('%s is an interaction', async (_name, event) => {
  expect(await isInteraction(event)).toBe(true);
});

it.each([
  ['the start of a touch', new PointerEvent('pointerdown', touch)],
  ['a finger that scrolls', new PointerEvent('pointermove', touch)],
  ['the mouse wheel', new WheelEvent('wheel')],
])('%s is not an interaction', async (_name, event) => {
  expect(await isInteraction(event)).toBe(false);
});

it('an interaction before the script runs counts, but scrolling before it doesn’t', async () => {
  window.early = [new PointerEvent('pointermove', touch)];
  expect(await isInteraction(new WheelEvent('wheel'))).toBe(false);
  window.early.push(new KeyboardEvent('keydown'));
  await expect(firstInteraction()).resolves.toBeUndefined();
  delete window.early;
});

it.each([
  ['opens another document', '/about', false],
  ['leaves the site', 'https://www.linkedin.com', false],
  ['dials', 'tel:+15550100', false],
  ['leads to a place on the page', '#main', true],
])('a tap on a link that %s counts only if the page stays in use', async (_name, href, counts) => {
  document.body.innerHTML = `<a href="${href}"><b>Link</b></a>`;
  const link = document.querySelector('b') ?? document;
  const options = { ...touch, bubbles: true, cancelable: true };
  link.addEventListener('click', (event) => event.preventDefault());
  expect(await isInteraction(new PointerEvent('click', options), link)).toBe(counts);
});
