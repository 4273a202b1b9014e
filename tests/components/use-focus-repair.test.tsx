import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useFocusRepair } from '@/components/use-focus-repair';

/** A button that is disabled while something is saved, and one beside it. */
function Saving({ isPending, isGone = false }: { isPending: boolean; isGone?: boolean }) {
  const row = useRef<HTMLDivElement>(null);
  useFocusRepair(row, isPending || isGone, (element) => element.querySelector('button')?.focus());
  return (
    <div tabIndex={-1} role="dialog">
      <div ref={row}>
        {!isGone && (
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

it('gives the focus back when the disabled control is enabled again', () => {
  const { rerender } = render(<Saving isPending={false} />);
  button('Save').focus();
  rerender(<Saving isPending />);
  loseFocus();
  rerender(<Saving isPending={false} />);
  expect(button('Save')).toHaveFocus();
});

it('moves the focus on from a control that was removed', () => {
  const { rerender } = render(<Saving isPending={false} />);
  button('Save').focus();
  rerender(<Saving isPending={false} isGone />);
  expect(button('Next')).toHaveFocus();
});

it('takes it from the dialog around, where a focus trap puts a lost focus', () => {
  const { rerender } = render(<Saving isPending />);
  screen.getByRole('dialog').focus();
  rerender(<Saving isPending={false} />);
  expect(button('Save')).toHaveFocus();
});

it.each(['Next', 'Elsewhere'])('leaves the focus where the person moved it: %s', (name) => {
  const { rerender } = render(<Saving isPending />);
  button(name).focus();
  rerender(<Saving isPending={false} />);
  expect(button(name)).toHaveFocus();
});

it('does nothing at first, nor when nothing changed', () => {
  const { rerender } = render(<Saving isPending={false} />);
  expect(document.body).toHaveFocus();
  rerender(<Saving isPending={false} />);
  expect(document.body).toHaveFocus();
});
