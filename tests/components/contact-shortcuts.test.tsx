import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CONTACT_STATUSES } from '@/collections/inquiries';
import {
  expectShown,
  inOpen,
  inRow,
  named,
  nameIn,
  renderDesk,
  rowOf,
  useTool,
} from './contact-desk';
import { findSuccess } from './render-admin';

const UPDATED = 'Contact status updated successfully';

async function renderTwo(query = '') {
  const view = await renderDesk([named('Hopper'), named('Murray')], query);
  return { ...view, press: (keys: string) => view.user.keyboard(keys) };
}

const region = (reference: string) =>
  screen.getByRole('region', { name: new RegExp(`Inquiry ${reference}$`) });

it('j and k move between rows, 1 to 3 set the status of a row, and z undoes the last change', async () => {
  const { store, press } = await renderTwo();
  const release = store.hold('commit');
  const announced = rowOf('Hopper').querySelector('[aria-live]');
  await press('2');
  await press('j');
  expect(nameIn('Hopper')).toHaveFocus();
  await press('jj');
  expect(nameIn('Murray')).toHaveFocus();
  await press('k2');
  // The region announces the status because the dropdown, whose name contains the status, isn't focused.
  expect(announced).toHaveTextContent('Grace Hopper: Contacted');
  release();
  await findSuccess(UPDATED);
  for (const [key, status] of Object.entries({ 3: 'closed', 1: 'new' })) {
    await press(key);
    await waitFor(() => expect(inRow('Hopper').getByText(status)).toBeInTheDocument());
  }
  await press('z');
  await waitFor(() => expect(nameIn('Hopper')).toHaveFocus());
  await findSuccess('Change undone');
  expect(inRow('Hopper').getByText('new')).toBeInTheDocument();
});

it('Enter opens an inquiry, j and k open the next and previous inquiries, and Escape returns to the row of the open inquiry', async () => {
  const { press } = await renderTwo();
  await press('j{Enter}');
  expect(region('HOPP-ER')).toHaveFocus();
  await press('kj');
  expect(region('MURR-AY')).toHaveFocus();
  expect(rowOf('Murray')).toHaveAttribute('aria-current', 'true');
  await press('jn');
  expect(await inOpen().findByLabelText('Internal note')).toHaveFocus();
  await press('{Escape}');
  expect(inOpen().getByLabelText('Internal note')).toHaveFocus();
  await press('{Tab}{Escape}');
  await waitFor(() => expect(nameIn('Murray')).toHaveFocus());
});

it('r starts a reply from a row or an open inquiry, and the open inquiry asks whether the reply was sent', async () => {
  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push(this.href);
  });
  const { user, store, press } = await renderTwo();
  const question = (name: string) =>
    screen.queryByRole('region', { name: `Reply to Grace ${name}` });
  const answer = (name: string, text: string) =>
    user.click(within(question(name) as HTMLElement).getByText(text));
  // A screen reader may read another row than the one with the focus. Only a focused name was surely said.
  screen.getByLabelText('Select Grace Hopper').focus();
  await press('rn');
  expect(links).toEqual([]);
  expect(screen.queryByLabelText('Internal note')).toBeNull();
  nameIn('Hopper').focus();
  await press('r');
  expect(links[0]).toMatch(/^mailto:grace@example.com\?subject=.*HOPP-ER/);
  expect(question('Hopper')).toBeInTheDocument();
  await press('j');
  expect(question('Murray')).toBeNull();
  await press('r');
  expect(links[1]).toMatch(/MURR-AY/);
  await answer('Murray', 'Not sent');
  expect(question('Murray')).toBeNull();
  await waitFor(() => expect(region('MURR-AY')).toHaveFocus());
  await press('k');
  await answer('Hopper', 'Mark as contacted');
  await findSuccess(UPDATED);
  await waitFor(() => expect(question('Hopper')).toBeNull());
  await waitFor(() => expect(region('HOPP-ER')).toHaveFocus());
  expect(store.get('contacts/hopper')).toHaveProperty('status', 'contacted');
  expect(store.get('contacts/murray')).toHaveProperty('status', 'new');
});

it('/ focuses the search field, where shortcut keys type text, and ? shows the shortcuts and a permanent switch', async () => {
  const { user, store, press } = await renderTwo();
  await press('j/');
  const search = screen.getByLabelText('Search');
  expect(search).toHaveFocus();
  await press('jn2?z');
  expect(search).toHaveValue('jn2?z');
  await user.click(document.body);
  await press('j?');
  const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  const keys = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  const statuses = CONTACT_STATUSES.map((_, index) => index + 1).join(', ');
  expect(keys).toEqual(['j, k', 'Enter', 'Esc', statuses, 'n', 'Ctrl+Enter', 'z', 'r', '/', '?']);
  expect(dialog.getByText(/^With a screen reader, first turn on focus mode/)).toBeInTheDocument();
  await press('j');
  expect(document.activeElement).not.toHaveAttribute('data-open');
  await user.click(dialog.getByLabelText('Use keyboard shortcuts'));
  await press('{Escape}');
  await waitFor(() => expect(nameIn('Hopper')).toHaveFocus());
  await press('j3/?');
  expect(nameIn('Hopper')).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('contact-shortcuts')).toBe('off');
  await useTool(user, 'Keyboard shortcuts');
  expect(screen.getByLabelText('Use keyboard shortcuts')).not.toBeChecked();
  expect(store.history()).toEqual([]);
});

it.each([
  ['?status=new', 'Hopper', 'Murray'],
  ['?view=due', 'Murray', 'Hopper'],
])(
  'in the view %s, the shortcuts act on the next inquiry after a status change removes one from the view',
  async (query, first, second) => {
    const { store, press } = await renderTwo(query);
    await press('j2');
    await expectShown(second);
    await waitFor(() => expect(nameIn(second)).toHaveFocus());
    await press('3');
    expect(await screen.findByText(/^(No new inquiries|Nothing is due)$/)).toBeInTheDocument();
    const statusOf = (name: string) => store.get(`contacts/${name.toLowerCase()}`)?.['status'];
    expect([first, second].map(statusOf)).toEqual(['contacted', 'closed']);
  },
);
