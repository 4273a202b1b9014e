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

it('a tap on a link is not an interaction, because it opens another document', async () => {
  document.body.innerHTML = '<a href="/about"><b>About</b></a>';
  const link = document.querySelector('b') ?? document;
  const options = { ...touch, bubbles: true, cancelable: true };
  link.addEventListener('click', (event) => event.preventDefault());
  expect(await isInteraction(new PointerEvent('click', options), link)).toBe(false);
});
