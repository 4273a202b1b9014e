import { act, fireEvent, screen } from '@testing-library/react';
import { Pencil } from 'lucide-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IconButton } from '@/back-office/shared/ui/icon-button';
import { renderApp } from './render-app';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const button = (name: string) => screen.getByRole('button', { name });
const enter = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
/** Moves the pointer off a button, and on: the tooltip waits whether the pointer moves to it. */
function leave(name: string) {
  fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 400, clientY: 400 });
}
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
/** Text of the open tooltip. */
const tooltip = () => screen.queryByRole('tooltip')?.textContent;

it.each([
  ['at once within 300 ms', 299, 'Delete'],
  ['after 700 ms later than that', 300, undefined],
])('a tooltip opens after 700 ms under the pointer, the next one %s', (_when, pause, text) => {
  renderApp(
    <>
      <IconButton label="Edit" icon={<Pencil />} />
      <IconButton label="Delete" icon={<Pencil />} />
    </>,
  );
  enter('Edit');
  wait(699);
  expect(tooltip()).toBeUndefined();
  wait(1);
  expect(tooltip()).toBe('Edit');
  leave('Edit');
  expect(tooltip()).toBeUndefined();
  wait(pause);
  enter('Delete');
  expect(tooltip()).toBe(text);
});
