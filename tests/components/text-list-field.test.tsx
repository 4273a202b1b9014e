import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { TextListField } from '@/back-office/documents/text-list-field';
import { newRow } from '@/collections/form-values';
import { renderApp } from './render-app';

function renderList(...texts: string[]) {
  const onSubmit = vi.fn();
  const defaultValues = { benefits: texts.map((text) => newRow(text)) };
  function ListForm() {
    const form = useForm({ defaultValues });
    const submit = form.handleSubmit(({ benefits }) => onSubmit(benefits.map(({ text }) => text)));
    return (
      <form onSubmit={(event) => void submit(event)}>
        <TextListField form={form} name="benefits" label="Benefits" item="Benefit" />
        <button type="submit">Save</button>
      </form>
    );
  }
  return { ...renderApp(<ListForm />), onSubmit };
}

const row = (number: number) => screen.getByRole('textbox', { name: `Benefit ${number}` });
const button = (name: string) => screen.getByRole('button', { name });
const texts = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);

it('Add appends an empty row, Enter inserts a row below the current one, and neither submits the form', async () => {
  const { user, onSubmit } = renderList('Tea');
  await user.click(button('Add Benefit'));
  expect(texts()).toEqual(['Tea', '']);
  expect(row(2)).toHaveFocus();
  await user.type(row(1), '{Enter}Coffee');
  expect(texts()).toEqual(['Tea', 'Coffee', '']);
  expect(row(2)).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('the removal of a row is announced, and focus moves to a remaining row or to the Add button', async () => {
  const { user } = renderList('Tea', 'Coffee', 'Water');
  await user.click(button('Remove Benefit 1'));
  expect(texts()).toEqual(['Coffee', 'Water']);
  expect(screen.getByRole('status')).toHaveTextContent('Benefit 1 removed, 2 left');
  expect(row(1)).toHaveFocus();
  // Another row now has the removed row's number.
  await user.click(button('Add Benefit'));
  await user.click(button('Remove Benefit 1'));
  expect(row(1)).toHaveFocus();
  await user.click(button('Remove Benefit 2'));
  expect(row(1)).toHaveFocus();
  await user.click(button('Remove Benefit 1'));
  expect(button('Add Benefit')).toHaveFocus();
});

it('the buttons move a row up and down, but not past the ends, and keep focus', async () => {
  const { user, onSubmit } = renderList('Tea', 'Coffee', 'Water');
  for (const name of ['Move Benefit 1 up', 'Move Benefit 3 down']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(name));
    expect(texts()).toEqual(['Tea', 'Coffee', 'Water']);
    expect(button(name)).toHaveFocus();
  }
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(button('Move Benefit 1 down'));
  expect(texts()).toEqual(['Coffee', 'Tea', 'Water']);
  expect(screen.getByRole('status')).toHaveTextContent('Benefit moved to position 2 of 3');
  expect(button('Move Benefit 2 down')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(texts()).toEqual(['Coffee', 'Water', 'Tea']);
  expect(button('Move Benefit 3 down')).toHaveFocus();
  await user.click(button('Move Benefit 3 up'));
  expect(button('Move Benefit 2 up')).toHaveFocus();
  await user.click(button('Save'));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(['Coffee', 'Tea', 'Water']);
});

it('pasted lines become rows without bullets, and a single line is pasted unchanged', async () => {
  const { user } = renderList('Tea, ', 'Water');
  await user.click(row(1));
  await user.paste('• Coffee\r\n\r\n - Juice\n* Milk');
  expect(texts()).toEqual(['Tea, Coffee', 'Juice', 'Milk', 'Water']);
  await user.clear(row(1));
  await user.paste('- one line');
  expect(row(1)).toHaveValue('- one line');
});
