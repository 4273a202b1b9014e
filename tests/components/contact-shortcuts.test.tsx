import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as download from '@/lib/download';
import { cardOf, expectShown, inCard, named, renderDesk } from './contact-desk';
import { findSuccess } from './render-admin';
import { hold, KEY, written } from './stub-data';

afterEach(() => localStorage.clear());

async function renderTwo(query = '') {
  const view = await renderDesk([named('Hopper'), named('Murray')], query);
  return { ...view, press: (keys: string) => view.user.keyboard(keys) };
}

it('j and k go through the inquiries, x selects, 1 to 3 set the status, z undoes it once', async () => {
  const { data, press } = await renderTwo();
  const contacted = written('hopper', { ...named('Hopper'), status: 'contacted' });
  const release = hold(data.updateContactStatus, contacted);
  const region = cardOf('Hopper').querySelector('[aria-live]');
  await press('x2');
  await press('j');
  expect(cardOf('Hopper')).toHaveFocus();
  await press('jj');
  expect(cardOf('Murray')).toHaveFocus();
  await press('kx');
  expect(screen.getByLabelText('Select Grace Hopper')).toBeChecked();
  expect(screen.getByLabelText('Select Grace Murray')).not.toBeChecked();
  await press('2');
  // The dropdown, whose name says it, doesn't have the focus.
  expect(region).toHaveTextContent('Grace Hopper: Contacted');
  release();
  await findSuccess('Contact status updated successfully');
  for (const [key, status] of Object.entries({ 3: 'closed', 1: 'new' })) {
    await press(key);
    await waitFor(() => expect(inCard('Hopper').getByText(status)).toBeInTheDocument());
    expect(data.updateContactStatus).toHaveBeenLastCalledWith(KEY, 'hopper', status);
  }
  await press('x');
  expect(screen.getByLabelText('Select Grace Hopper')).not.toBeChecked();
  expect(cardOf('Hopper')).toHaveFocus();
  await press('zz');
  await findSuccess('Change undone');
  expect(data.undoChange).toHaveBeenCalledExactlyOnceWith(KEY, 'record of hopper', undefined);
});

it('r replies, which then offers to mark the inquiry as contacted', async () => {
  const { user, data, press } = await renderTwo();
  const reply = inCard('Hopper').getByText('Reply');
  // jsdom follows no links.
  reply.addEventListener('click', (event) => event.preventDefault());
  expect(reply.getAttribute('href')).toMatch(/^mailto:grace@example.com\?subject=.*HOPP-ER/);
  await press('jr');
  await user.click(await screen.findByRole('button', { name: 'Mark as contacted' }));
  await findSuccess('Contact status updated successfully');
  expect(data.updateContactStatus).toHaveBeenCalledExactlyOnceWith(KEY, 'hopper', 'contacted');
});

it('e exports the view; / goes to the search, where the keys are text', async () => {
  const files = vi.spyOn(download, 'downloadBlob').mockReturnValue();
  const { data, press } = await renderTwo();
  await press('je');
  await waitFor(() => expect(files).toHaveBeenCalledOnce());
  await press('/');
  const search = screen.getByLabelText('Search');
  expect(search).toHaveFocus();
  await press('jx2?e');
  expect(search).toHaveValue('jx2?e');
  expect(data.updateContactStatus).not.toHaveBeenCalled();
});

it('? shows the keys and the switch that turns them off, which stays off', async () => {
  const { user, data, press } = await renderTwo();
  await press('j?');
  const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  await press('j');
  expect(document.activeElement).not.toHaveAttribute('data-contact');
  await user.click(dialog.getByLabelText('Use keyboard shortcuts'));
  await press('{Escape}');
  expect(cardOf('Hopper')).toHaveFocus();
  await press('jx3/?');
  expect(cardOf('Hopper')).toHaveFocus();
  expect(screen.getByLabelText('Select Grace Hopper')).not.toBeChecked();
  expect(data.updateContactStatus).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('contact-shortcuts')).toBe('off');
  // The button still opens it.
  await user.click(screen.getByText('Keyboard shortcuts'));
  expect(screen.getByLabelText('Use keyboard shortcuts')).not.toBeChecked();
});

it.each(['?status=new', '?view=due'])(
  'in %s the keys go on with the next inquiry after one has left the view',
  async (query) => {
    const { data, press } = await renderTwo(query);
    await press('j2');
    await expectShown('Murray');
    await waitFor(() => expect(cardOf('Murray')).toHaveFocus());
    await press('3');
    expect(await screen.findByText(/^(No new inquiries|Nothing is due)$/)).toBeInTheDocument();
    expect(data.updateContactStatus.mock.calls.map(([, ...what]) => what)).toEqual([
      ['hopper', 'contacted'],
      ['murray', 'closed'],
    ]);
  },
);
