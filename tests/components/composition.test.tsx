import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomePage } from '@/pages/home-page';
import { ONE, openForm } from './career-desk';
import { inOpen, named, nameIn, renderDesk } from './contact-desk';
import { renderPage } from './render-page';

// Preloaded because the first import can take seconds on a busy machine.
await import('@/features/contacts/contact-form');

/** Keys that end a composition: as most browsers report them, and as Safari does. */
const ENDS: [browsers: string, KeyboardEventInit][] = [
  ['most browsers', { isComposing: true, keyCode: 229 }],
  ['Safari', { isComposing: false, keyCode: 229 }],
];

const isDone = (element: Element, init: KeyboardEventInit) => !fireEvent.keyDown(element, init);

it.each(ENDS)(
  'Escape that ends a composition neither closes a form nor asks to discard it: %s',
  async (_browsers, end) => {
    const { user, form, fill } = await openForm('Edit Senior Oracle Developer', [ONE]);
    const title = form.getByLabelText(/^Job Title/);
    fireEvent.keyDown(title, { key: 'Escape', ...end });
    await fill(title, '上級開発者');
    fireEvent.keyDown(title, { key: 'Escape', ...end });
    expect(screen.getByRole('dialog', { name: 'Edit Career' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    const question = screen.getByRole('alertdialog', { name: 'Discard your changes?' });
    fireEvent.keyDown(question, { key: 'Escape', ...end });
    expect(question).toBeInTheDocument();
  },
);

it.each(ENDS)(
  'Escape that ends a composition closes no native dialog: %s',
  async (_browsers, end) => {
    const { user } = renderPage(<HomePage />);
    await user.click(screen.getByRole('button', { name: 'Get Free Consultation' }));
    const field = await screen.findByLabelText(/^First Name/);
    fireEvent.keyDown(field, { key: 'Escape', ...end });
    expect(screen.getByRole('dialog', { name: 'Get Free Consultation' })).toBeVisible();
  },
);

it.each(ENDS)(
  'Escape that ends a composition does not clear the search field: %s',
  async (_browsers, end) => {
    await renderDesk([named('Hopper')]);
    const search = screen.getByLabelText('Search');
    // jsdom's search field has no Escape key of its own.
    expect(isDone(search, { key: 'Escape', ...end })).toBe(true);
    expect(isDone(search, { key: 'Escape' })).toBe(false);
  },
);

it.each(ENDS)('Enter that ends a composition adds no row: %s', async (_browsers, end) => {
  const { form } = await openForm('Add Career');
  const row = form.getByLabelText('Requirement 1');
  fireEvent.keyDown(row, { key: 'Enter', ...end });
  expect(form.queryByLabelText('Requirement 2')).not.toBeInTheDocument();
  fireEvent.keyDown(row, { key: 'Enter' });
  expect(form.getByLabelText('Requirement 2')).toBeInTheDocument();
});

it.each(ENDS)(
  'Ctrl+Enter saves a note, but not while a composition ends: %s',
  async (_browsers, end) => {
    const { user, data, fill } = await renderDesk([named('Hopper')]);
    await user.click(nameIn('Hopper'));
    await user.click(inOpen().getByText('Add note'));
    const note = inOpen().getByLabelText('Internal note');
    await fill(note, '電話した');
    fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true, ...end });
    expect(data.write).not.toHaveBeenCalled();
    fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(data.write).toHaveBeenCalledOnce());
  },
);
