import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useFocusRepair } from '@/components/use-focus-repair';

/** A dialog with a button that is disabled while saving or removed, and one beside it. */
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

/** jsdom leaves the focus on a control that is disabled; browsers move it to the body. */
function loseFocus() {
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  other.remove();
  expect(document.body).toHaveFocus();
}

it('returns the focus when the disabled control is enabled again', () => {
  const { rerender } = render(<SaveDialog isPending={false} />);
  button('Save').focus();
  rerender(<SaveDialog isPending />);
  loseFocus();
  rerender(<SaveDialog isPending={false} />);
  expect(button('Save')).toHaveFocus();
});

it('moves the focus when its control is removed', () => {
  const { rerender } = render(<SaveDialog isPending={false} />);
  button('Save').focus();
  rerender(<SaveDialog isPending={false} isRemoved />);
  expect(button('Next')).toHaveFocus();
});

it('takes the focus from the dialog, where a focus trap puts a lost focus', () => {
  const { rerender } = render(<SaveDialog isPending />);
  screen.getByRole('dialog').focus();
  rerender(<SaveDialog isPending={false} />);
  expect(button('Save')).toHaveFocus();
});

it.each(['Next', 'Elsewhere'])('leaves the focus where the user moved it: %s', (name) => {
  const { rerender } = render(<SaveDialog isPending />);
  button(name).focus();
  rerender(<SaveDialog isPending={false} />);
  expect(button(name)).toHaveFocus();
});

it('does nothing on the first render and without a change', () => {
  const { rerender } = render(<SaveDialog isPending={false} />);
  expect(document.body).toHaveFocus();
  rerender(<SaveDialog isPending={false} />);
  expect(document.body).toHaveFocus();
});
