import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useFocusRepair } from '@/components/use-focus-repair';

/** A dialog with several buttons, one of which is a Save button that can be disabled or removed. */
function SaveDialog({ isPending, isRemoved = false }: { isPending: boolean; isRemoved?: boolean }) {
  const row = useRef<HTMLDivElement>(null);
  useFocusRepair(row, isPending || isRemoved, (element) =>
    element.querySelector('button')?.focus(),
  );
  return (
    <div tabIndex={-1} role="dialog">
      <div ref={row}>
        {!isRemoved && (
          <button type="button" disabled={isPending}>
            Save
          </button>
        )}
        <button type="button">Next</button>
      </div>
      <button type="button">Elsewhere</button>
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Moves focus to the body. Browsers do this when the focused control is disabled; jsdom doesn't. */
function loseFocus() {
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  other.remove();
  expect(document.body).toHaveFocus();
}

it('focus returns to a disabled control when the control is enabled again', () => {
  const { rerender } = render(<SaveDialog isPending={false} />);
  button('Save').focus();
  rerender(<SaveDialog isPending />);
  loseFocus();
  rerender(<SaveDialog isPending={false} />);
  expect(button('Save')).toHaveFocus();
});

it('focus moves to the next control when the focused one is removed', () => {
  const { rerender } = render(<SaveDialog isPending={false} />);
  button('Save').focus();
  rerender(<SaveDialog isPending={false} isRemoved />);
  expect(button('Next')).toHaveFocus();
});

it('if a focus trap has moved focus to the dialog, focus goes to the control when it is enabled again', () => {
  const { rerender } = render(<SaveDialog isPending />);
  screen.getByRole('dialog').focus();
  rerender(<SaveDialog isPending={false} />);
  expect(button('Save')).toHaveFocus();
});

it.each(['Next', 'Elsewhere'])(
  'focus stays on a button that the user has moved it to: %s',
  (name) => {
    const { rerender } = render(<SaveDialog isPending />);
    button(name).focus();
    rerender(<SaveDialog isPending={false} />);
    expect(button(name)).toHaveFocus();
  },
);

it('focus doesn’t move on the first render or without a change', () => {
  const { rerender } = render(<SaveDialog isPending={false} />);
  expect(document.body).toHaveFocus();
  rerender(<SaveDialog isPending={false} />);
  expect(document.body).toHaveFocus();
});
