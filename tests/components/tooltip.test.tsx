import { act, fireEvent, screen } from '@testing-library/react';
import { Pencil } from 'lucide-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IconButton } from '@/back-office/ui/icon-button';
import { renderApp } from './render-app';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const button = (name: string) => screen.getByRole('button', { name });
const enter = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
/** Moves the pointer off a button and away from its tooltip, which stays open while approached. */
function movePastButton(name: string) {
  fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 400, clientY: 400 });
}
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const tooltip = () => screen.queryByRole('tooltip')?.textContent;

it.each([
  ['opens immediately if less than 300 ms have passed', 299, 'Delete'],
  ['opens after the full delay if 300 ms have passed', 300, undefined],
])('a tooltip opens after 700 ms, and the next one %s', (_when, pause, text) => {
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
  movePastButton('Edit');
  expect(tooltip()).toBeUndefined();
  wait(pause);
  enter('Delete');
  expect(tooltip()).toBe(text);
});
