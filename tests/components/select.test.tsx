import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Select } from '@/back-office/ui/select';
import { renderApp } from './render-app';

const OPTIONS = [
  { value: 'new', label: 'New' },
  { value: 'closed', label: 'Closed' },
];

function renderSelect(value: string, disabled = false) {
  const onValueChange = vi.fn();
  const view = renderApp(
    <Select
      label="Status"
      value={value}
      onValueChange={onValueChange}
      options={OPTIONS}
      placeholder="on hold"
      disabled={disabled}
    />,
  );
  return { ...view, onValueChange, control: screen.getByRole('combobox', { name: /^Status/ }) };
}

it.each([
  ['the label of its value', 'closed', 'Closed'],
  ['the placeholder for an unknown value', 'on hold', 'on hold'],
])('the dropdown shows %s, and its accessible name includes that text', (_what, value, shown) => {
  const { control } = renderSelect(value);
  expect(control).toHaveTextContent(new RegExp(`^${shown}$`));
  expect(control).toHaveAccessibleName(`Status ${shown}`);
});

it('the dropdown lists the options and reports the selected one', async () => {
  const { user, control, onValueChange } = renderSelect('on hold');
  await user.click(control);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'New',
    'Closed',
  ]);
  await user.click(screen.getByRole('option', { name: 'Closed' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('closed');
  expect(control).toHaveFocus();
});

it('a disabled dropdown can receive focus but doesn’t open or change', async () => {
  const { user, control, onValueChange } = renderSelect('new', true);
  expect(control).toHaveAttribute('aria-disabled', 'true');
  await user.click(control);
  expect(control).toHaveFocus();
  await user.keyboard('{Enter}{ArrowDown} c');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(onValueChange).not.toHaveBeenCalled();
});
