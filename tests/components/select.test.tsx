import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Select } from '@/components/ui/select';
import { renderApp } from './render-app';

const OPTIONS = [
  { value: 'new', label: 'New' },
  { value: 'closed', label: 'Closed' },
];

function renderSelect(value: string, disabled = false) {
  const onValueChange = vi.fn();
  const view = renderApp(
    <Select
      aria-label="Status"
      value={value}
      onValueChange={onValueChange}
      options={OPTIONS}
      placeholder="on hold"
      disabled={disabled}
    />,
  );
  return { ...view, onValueChange, control: screen.getByRole('combobox', { name: 'Status' }) };
}

it('shows the label of its value', () => {
  expect(renderSelect('closed').control).toHaveTextContent(/^Closed$/);
});

it('shows the placeholder for a value that is no option', () => {
  expect(renderSelect('on hold').control).toHaveTextContent(/^on hold$/);
});

it('lists the options and reports the selected one', async () => {
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

it('does not open while it is disabled', async () => {
  const { user, control } = renderSelect('new', true);
  await user.click(control);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});
