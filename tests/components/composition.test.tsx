import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomePage } from '@/pages/home-page';
import { inOpen, named, nameIn, renderDesk } from './contact-desk';
import { renderPage } from './render-page';
import { openSmallForm } from './small-desk';

// Preloaded because the first import can take seconds on a busy machine.
await import('@/features/contacts/contact-form');

/** The key that ends a composition: as most browsers report it, and as Safari does. */
const ENDS = [
  { isComposing: true, keyCode: 229 },
  { isComposing: false, keyCode: 229 },
];

const endComposition = (element: Element, key: string, init?: KeyboardEventInit) =>
  ENDS.map((end) => fireEvent.keyDown(element, { key, ...end, ...init }));

it('Escape that ends a composition closes no form, asks nothing, and Enter adds no row', async () => {
  const { user, form, fill } = await openSmallForm('Edit Developer');
  const title = form.getByLabelText(/^Job Title/);
  endComposition(title, 'Escape');
  await fill(title, '上級開発者');
  endComposition(title, 'Escape');
  expect(screen.getByRole('dialog', { name: 'Edit Career' })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  const row = form.getByLabelText('Benefit 1');
  endComposition(row, 'Enter');
  expect(form.queryByLabelText('Benefit 2')).not.toBeInTheDocument();
  fireEvent.keyDown(row, { key: 'Enter' });
  expect(form.getByLabelText('Benefit 2')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  const question = screen.getByRole('alertdialog', { name: 'Discard your changes?' });
  endComposition(question, 'Escape');
  expect(question).toBeInTheDocument();
});

it('Escape that ends a composition closes no native dialog', async () => {
  const { user } = renderPage(<HomePage />);
  await user.click(screen.getByRole('button', { name: 'Get Free Consultation' }));
  endComposition(await screen.findByLabelText(/^First Name/), 'Escape');
  expect(screen.getByRole('dialog', { name: 'Get Free Consultation' })).toBeVisible();
});

it('in the inquiry desk, Escape that ends a composition doesn’t clear the search, and only Ctrl+Enter saves the note, unless it ends one', async () => {
  const { user, store, fill } = await renderDesk([named('Hopper')]);
  const search = screen.getByLabelText('Search');
  // jsdom's search field has no Escape key of its own.
  expect(endComposition(search, 'Escape')).toEqual([false, false]);
  expect(fireEvent.keyDown(search, { key: 'Escape' })).toBe(true);
  await user.click(nameIn('Hopper'));
  await user.click(inOpen().getByText('Add note'));
  const note = inOpen().getByLabelText('Internal note');
  await fill(note, '電話した');
  // An event whose default action is prevented would save the note.
  expect(endComposition(note, 'Enter', { ctrlKey: true })).toEqual([true, true]);
  expect(fireEvent.keyDown(note, { key: 'Enter' })).toBe(true);
  fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(store.get('contacts/hopper')).toMatchObject({ note: '電話した' }));
});
