import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { DESK_PATH, named, shownNames } from './contact-desk';
import { deferred } from '../support/network';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, KEY, lastPage, stubData, written } from './stub-data';

afterEach(() => localStorage.clear());

async function renderDesk(path = DESK_PATH) {
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValue(lastPage(named('Hopper'), named('Murray')));
  const view = renderAdmin(<ContactsPage />, path);
  await waitFor(() => expect(shownNames()).toHaveLength(2));
  return { ...view, data, press: (keys: string) => view.user.keyboard(keys) };
}

const article = (name: string) => screen.getByRole('article', { name });

it('j and k go through the inquiries, x selects, 1 to 3 set the status', async () => {
  const { data, press } = await renderDesk();
  const { released, release } = deferred();
  data.updateContactStatus.mockReturnValueOnce(
    released.then(() => written('hopper', { status: 'contacted' })),
  );
  const region = article('Grace Hopper').querySelector('[aria-live]');
  await press('x2');
  await press('j');
  expect(article('Grace Hopper')).toHaveFocus();
  await press('jj');
  expect(article('Grace Murray')).toHaveFocus();
  await press('kx');
  expect(screen.getByLabelText('Select Grace Hopper')).toBeChecked();
  expect(screen.getByLabelText('Select Grace Murray')).not.toBeChecked();
  await press('2');
  // The dropdown, whose name says it, doesn't have the focus.
  expect(region).toHaveTextContent('Grace Hopper: Contacted');
  release();
  await findNotification('default', 'Success', 'Contact status updated successfully');
  expect(data.updateContactStatus).toHaveBeenCalledExactlyOnceWith(KEY, 'hopper', 'contacted');
});

it('r replies, which then offers to mark the inquiry as contacted', async () => {
  const { user, data, press } = await renderDesk();
  const reply = within(article('Grace Hopper')).getByText('Reply');
  // jsdom follows no links.
  reply.addEventListener('click', (event) => event.preventDefault());
  expect(reply.getAttribute('href')).toMatch(/^mailto:grace@example.com\?subject=.*HOPP-ER/);
  await press('jr');
  await user.click(await screen.findByRole('button', { name: 'Mark as contacted' }));
  await findNotification('default', 'Success', 'Contact status updated successfully');
  expect(data.updateContactStatus).toHaveBeenCalledExactlyOnceWith(KEY, 'hopper', 'contacted');
});

it('/ goes to the search, where the keys are text', async () => {
  const { data, press } = await renderDesk();
  await press('j/');
  const search = screen.getByLabelText('Search');
  expect(search).toHaveFocus();
  await press('jx2?');
  expect(search).toHaveValue('jx2?');
  expect(data.updateContactStatus).not.toHaveBeenCalled();
});

it('? shows the keys and the switch that turns them off, which stays off', async () => {
  const { user, press } = await renderDesk();
  await press('?');
  const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  await press('j');
  expect(document.activeElement).not.toHaveAttribute('data-contact');
  await user.click(dialog.getByLabelText('Use keyboard shortcuts'));
  await press('{Escape}j?');
  expect(article('Grace Hopper')).not.toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('contact-shortcuts')).toBe('off');
  // The button still opens it.
  await user.click(screen.getByText('Keyboard shortcuts'));
  expect(screen.getByLabelText('Use keyboard shortcuts')).not.toBeChecked();
});

it.each(['?status=new', '?view=due'])(
  'in %s the keys go on with the next inquiry after one has left the view',
  async (query) => {
    const { data, press } = await renderDesk(DESK_PATH + query);
    await press('j2');
    await waitFor(() => expect(shownNames()).toEqual(['Grace Murray']));
    await waitFor(() => expect(article('Grace Murray')).toHaveFocus());
    await press('3');
    expect(await screen.findByText(/^(No new inquiries|Nothing is due)$/)).toBeInTheDocument();
    expect(data.updateContactStatus.mock.calls.map(([, ...what]) => what)).toEqual([
      ['hopper', 'contacted'],
      ['murray', 'closed'],
    ]);
  },
);

it('n writes a note, Ctrl+Enter saves it, and z undoes it once', async () => {
  const { data, press } = await renderDesk();
  await press('jn');
  await waitFor(() => expect(screen.getByLabelText('Internal note')).toHaveFocus());
  await press('Called{Control>}{Enter}{/Control}');
  await findNotification('default', 'Success', 'Note saved');
  expect(data.updateContactNote).toHaveBeenCalledExactlyOnceWith(KEY, 'hopper', 'Called', '');
  await waitFor(() =>
    expect(article('Grace Hopper')).toContainElement(document.activeElement as HTMLElement),
  );
  await press('zz');
  await findNotification('default', 'Success', 'Change undone');
  expect(data.undoChange).toHaveBeenCalledExactlyOnceWith(KEY, 'record of hopper', undefined);
});
