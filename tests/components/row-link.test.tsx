import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { RowLink, useRowClicks } from '@/back-office/ui/row-link';
import { renderApp } from './render-app';

function Rows() {
  useRowClicks();
  return (
    <>
      <article data-row>
        <RowLink to="/opened">Ada Lovelace</RowLink>
        <a href="mailto:ada@example.com">ada@example.com</a>
        <p>Analytical Engines</p>
        <label>
          <input type="checkbox" /> Select
        </label>
        <button type="button">Reply</button>
      </article>
      <output>{useLocation().pathname}</output>
    </>
  );
}

let text: HTMLElement;
let link: HTMLElement;
/** Listens to clicks on the link. */
const onLink = vi.fn<(event: Event) => void>();

beforeEach(() => {
  getSelection()?.removeAllRanges();
  renderApp(<Rows />);
  text = screen.getByText('Analytical Engines');
  link = screen.getByRole('link', { name: 'Ada Lovelace' });
  onLink.mockReset();
  link.addEventListener('click', onLink);
});

/** Presses the mouse on the element, selects `selected` by moving the mouse or by a double-click, and releases it. */
function press(element: Element, selected?: Element, init: MouseEventInit = {}) {
  fireEvent.mouseDown(element, { clientX: 10, clientY: 10, detail: 1 });
  if (selected) getSelection()?.selectAllChildren(selected);
  return fireEvent.click(element, { clientX: 10, clientY: 10, detail: 1, ...init });
}

const drag = (element: Element) => press(element, text, { clientX: 50 });

function expectPath(path: string) {
  expect(screen.getByRole('status').textContent).toBe(path);
}

it('a click on the text of a row opens its link, and the focus is on the link', () => {
  press(text);
  expectPath('/opened');
  expect(link).toHaveFocus();
});

it('a click on text that is still selected opens the link', () => {
  press(text, text);
  expectPath('/opened');
});

it('controls in a row keep their own actions', () => {
  press(screen.getByRole('button', { name: 'Reply' }));
  press(screen.getByText('Select'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expectPath('/');
});

it('a drag that selects text opens nothing, on a link neither', () => {
  expect(link).toHaveAttribute('draggable', 'false');
  drag(text);
  drag(link);
  expect(drag(screen.getByText('ada@example.com')), 'default action').toBe(false);
  expectPath('/');
});

it('the second click of a double-click opens nothing', () => {
  press(text, text, { detail: 2 });
  expectPath('/');
});

it('a click with Shift, which extends the selection, opens nothing', () => {
  press(text, text, { shiftKey: true });
  expectPath('/');
  expect(onLink).not.toHaveBeenCalled();
});

it('Enter opens the link while text is selected', () => {
  drag(text);
  fireEvent.click(link, { detail: 0 });
  expectPath('/opened');
});

it.each([{ ctrlKey: true }, { metaKey: true }])(
  'a click with %j on the text of a row reaches the link unchanged, to open a new tab',
  (init) => {
    onLink.mockImplementation((event) => event.preventDefault());
    press(text, undefined, init);
    expectPath('/');
    expect(onLink).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(init));
  },
);
