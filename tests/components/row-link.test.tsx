import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
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

beforeEach(() => {
  getSelection()?.removeAllRanges();
  renderApp(<Rows />);
});

const link = () => screen.getByRole('link', { name: 'Ada Lovelace' });
const text = () => screen.getByText('Analytical Engines');
const path = () => screen.getByRole('status').textContent;

/** Presses the mouse on the element, selects `selected` by moving the mouse or by a double-click, and releases it. */
function press(element: Element, selected?: Element, init: MouseEventInit = {}) {
  fireEvent.mouseDown(element, { clientX: 10, clientY: 10, detail: 1 });
  if (selected) getSelection()?.selectAllChildren(selected);
  return fireEvent.click(element, { clientX: 10, clientY: 10, detail: 1, ...init });
}

const drag = (element: Element) => press(element, text(), { clientX: 50 });

it('a click on the text of a row opens its link, even if the text is still selected, and the focus is on the link', () => {
  press(text(), text());
  expect(path()).toBe('/opened');
  expect(link()).toHaveFocus();
});

it('a drag that selects text, on a link or elsewhere, a double-click, and a click with Shift open nothing', () => {
  expect(link()).toHaveAttribute('draggable', 'false');
  drag(text());
  drag(link());
  expect(drag(screen.getByText('ada@example.com')), 'default action').toBe(false);
  press(text(), text(), { detail: 2 });
  press(text(), text(), { shiftKey: true });
  expect(path()).toBe('/');
  expect(link()).not.toHaveFocus();
  // Enter does, although text is selected.
  fireEvent.click(link(), { detail: 0 });
  expect(path()).toBe('/opened');
});

it('controls in a row keep their own actions', () => {
  press(screen.getByRole('button', { name: 'Reply' }));
  press(screen.getByText('Select'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(path()).toBe('/');
});

it('a click with Ctrl or Meta on the text of a row reaches the link unchanged, to open a new tab', () => {
  const clicks: MouseEvent[] = [];
  link().addEventListener('click', (event) => {
    clicks.push(event);
    event.preventDefault();
  });
  press(text(), undefined, { ctrlKey: true });
  press(text(), undefined, { metaKey: true });
  expect(clicks).toMatchObject([{ ctrlKey: true }, { metaKey: true }]);
  expect(path()).toBe('/');
});
