import { screen, waitFor, within } from '@testing-library/react';
import { startOfDay, subMonths } from 'date-fns';
import { expect, it } from 'vitest';
import { parseService } from '@/collections/services';
import { FIRM } from '@/content/firm';
import { BusyError, RestoredError, TimeoutError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { service } from '../support/sample-documents';
import { expectShown, inOpen, named, nameIn, openDesk, shownNames, stubDesk } from './contact-desk';
import { findNotification } from './find-notification';
import { findFailure, findSuccess } from './render-admin';
import { hold, lastPage, written } from './stub-data';

const [HOPPER, MURRAY] = [named('Hopper'), named('Murray', { email: 'Jim@Example.com' })];

async function renderOpen(query = '') {
  const data = stubDesk(HOPPER, MURRAY);
  data.getContact.mockResolvedValue(MURRAY);
  data.countContacts.mockImplementation(({ email } = {}) => Promise.resolve(email ? 3 : 9));
  const view = openDesk(query);
  await waitFor(() => expect(shownNames()).toContain('Grace Hopper'));
  return { ...view, data };
}

const opened = () => within(screen.getByRole('region', { name: 'Inquiry MURR-AY' }));

it('an inquiry’s URL opens the inquiry without moving focus, and a link lists all inquiries from the same email address', async () => {
  const { user, data } = await renderOpen('?id=murray');
  expect(await opened().findByRole('heading', { name: 'Grace Murray' })).toBeInTheDocument();
  expect(data.getContact).toHaveBeenCalledExactlyOnceWith('murray');
  expect(screen.getByRole('region', { name: 'Inquiry MURR-AY' })).not.toHaveFocus();
  await user.click(opened().getByText('All from this address (3)'));
  const request = { email: 'Jim@Example.com', size: 50, start: null };
  await waitFor(() => expect(data.listContacts).toHaveBeenLastCalledWith(request));
});

it('the user can try again if an inquiry can’t be loaded, and the desk says so if the inquiry doesn’t exist', async () => {
  expectConsoleErrors(/^Failed to fetch the inquiry \(TimeoutError\)/);
  const data = stubDesk();
  data.getContact.mockRejectedValueOnce(new TimeoutError());
  const { user } = openDesk('?id=murray');
  expect(await screen.findByText(/The inquiry couldn’t be loaded/)).toBeInTheDocument();
  await user.click(opened().getByText('Try again'));
  expect(await screen.findByText(/There’s no inquiry MURR-AY/)).toBeInTheDocument();
});

it('“Erase this person’s data” asks for confirmation and erases all of the person’s inquiries, including those in the trash', async () => {
  const { user, data } = await renderOpen('?id=murray');
  await user.click(await opened().findByText('Erase this person’s data'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase this person’s data?' }));
  expect(dialog.getByText('Keep')).toHaveFocus();
  expect(dialog.getByText(/^This erases 3 inquiries from Jim@Example.com,/)).toHaveTextContent(
    'Inquiries from the person’s other email addresses won’t be erased.',
  );
  const left = { contacts: [[named('Second'), MURRAY]], deletedContacts: [[named('Deleted')]] };
  data.listContacts.mockImplementation(({ in: from = 'contacts', email }) =>
    Promise.resolve(lastPage(...((email === MURRAY.email && left[from].shift()) || []))),
  );
  await user.click(dialog.getByText('Erase 3 inquiries'));
  const toast = await findSuccess('3 inquiries erased');
  expect(data.write.mock.calls).toEqual([
    ['contacts/second', null],
    ['contacts/murray', null],
    ['deletedContacts/deleted', null],
  ]);
  expect(data.eraseLeftoverNotes).toHaveBeenCalledOnce();
  expect(toast.queryByText('Undo')).toBeNull();
});

it('“Erase this person’s data” also erases what is restored or deleted while it runs, counts only what it erased, and says so', async () => {
  expectConsoleErrors(/^Failed to erase inquiries \(RestoredError\)/);
  const { user, data } = await renderOpen('?id=murray');
  const eraseAll = async () => {
    await user.click(await opened().findByText('Erase this person’s data'));
    await user.click(screen.getByText('Erase 3 inquiries'));
  };
  const [restored, deleted] = [named('Restored'), named('Deleted')];
  const places = { contacts: [MURRAY, deleted], deletedContacts: [restored] };
  /** What someone else has done just before an erasure. */
  const moves: Record<string, typeof places> = {
    'contacts/murray': { contacts: [MURRAY], deletedContacts: [deleted, restored] },
    'deletedContacts/deleted': { contacts: [restored], deletedContacts: [deleted] },
  };
  const late = named('Late');
  data.listContacts.mockImplementation(({ in: from = 'contacts', email }) => {
    if (email === undefined) return Promise.resolve(lastPage(MURRAY));
    const listed = [...places[from]];
    if (from === 'deletedContacts' && places.contacts.includes(late))
      Object.assign(places, { contacts: [], deletedContacts: [late] });
    return Promise.resolve(lastPage(...listed));
  });
  data.write.mockImplementation((path) => {
    Object.assign(places, moves[path]);
    moves[path] = places;
    const [from, id] = path.split('/') as [keyof typeof places, string];
    const isThere = places[from].some((contact) => contact.id === id);
    if (!isThere && from === 'deletedContacts') return Promise.reject(new RestoredError());
    places[from] = places[from].filter((contact) => contact.id !== id);
    return Promise.resolve(isThere ? written(path) : []);
  });
  await eraseAll();
  const toast = await findSuccess('3 inquiries erased');
  expect(toast.queryByRole('button', { name: /Try again|Undo/ })).toBeNull();
  expect(places).toEqual({ contacts: [], deletedContacts: [] });

  // One is restored while the other is erased, and deleted again before it is found.
  Object.assign(places, { contacts: [MURRAY], deletedContacts: [late] });
  moves['contacts/murray'] = { contacts: [MURRAY, late], deletedContacts: [] };
  await eraseAll();
  await findSuccess('2 inquiries erased. 1 was erased or restored in the meantime.');
  expect(places).toEqual({ contacts: [], deletedContacts: [] });

  Object.assign(places, { contacts: [MURRAY], deletedContacts: [] });
  await eraseAll();
  await findSuccess('1 inquiry erased. 2 were erased or restored in the meantime.');
  await eraseAll();
  await findNotification(
    'default',
    'Nothing erased',
    '3 inquiries were erased or restored in the meantime.',
  );
});

it('“Erase this person’s data” goes on after a failure, and “Try again” erases the rest and counts them all', async () => {
  expectConsoleErrors(/^Failed to erase inquiries \(BusyError\)/);
  const { user, data } = await renderOpen('?id=murray');
  const places = { contacts: [MURRAY, named('Second')], deletedContacts: [named('Deleted')] };
  data.listContacts.mockImplementation(({ in: from = 'contacts' }) =>
    Promise.resolve(lastPage(...places[from])),
  );
  let isBusy = true;
  data.write.mockImplementation((path) => {
    const [from, id] = path.split('/') as [keyof typeof places, string];
    if (id === 'murray' && isBusy) return Promise.reject(new BusyError());
    places[from] = places[from].filter((contact) => contact.id !== id);
    return Promise.resolve(undefined);
  });
  await user.click(await opened().findByText('Erase this person’s data'));
  await user.click(screen.getByText('Erase 3 inquiries'));
  const failure = await findFailure(
    '2 of 3 inquiries erased. 1 failed: The database is busy with other requests. Wait a moment, then try again.',
  );
  expect(data.write).toHaveBeenCalledTimes(3);
  isBusy = false;
  await user.click(failure.getByText('Try again'));
  await findSuccess('3 inquiries erased');
  expect(places).toEqual({ contacts: [], deletedContacts: [] });
});

it('“Next inquiry” works even after a status change has removed the open inquiry from the list', async () => {
  const data = stubDesk(named('One'), named('Two'), named('Three'));
  const { user, choose } = openDesk('?status=new&id=two');
  await waitFor(() => expect(shownNames()).toHaveLength(3));
  data.listContacts.mockResolvedValue(lastPage(named('One'), named('Three')));
  await choose(inOpen().getByLabelText('Status of Grace Two'), 'Closed');
  await expectShown('One', 'Three');
  expect(data.write).toHaveBeenCalledOnce();
  await user.click(inOpen().getByLabelText('Next inquiry'));
  expect(screen.getByRole('region', { name: 'Inquiry THRE-E' })).toHaveFocus();
  expect(inOpen().queryByLabelText('Next inquiry')).toBeNull();
  await user.click(inOpen().getByLabelText('Previous inquiry'));
  await user.click(inOpen().getByText('Back to list'));
  expect(nameIn('One')).toHaveFocus();
});

it('the “Past retention” view can erase its inquiries, after a confirmation dialog that shows their number and date range', async () => {
  const data = stubDesk(MURRAY);
  const [from, to] = [new Date(2020, 2, 5), new Date(2021, 4, 6)];
  data.contactSpan.mockImplementation(({ in: place }) =>
    Promise.resolve(
      place === 'contacts' ? { count: 2, from: to, to } : { count: 1, from, to: from },
    ),
  );
  const { user } = openDesk('?view=past-retention');
  await user.click(await screen.findByRole('button', { name: 'Erase 3 inquiries' }));
  expect(screen.getByText(/3 inquiries are older, including 1 deleted inquiry\.$/)).toBeVisible();
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase 3 inquiries?' }));
  expect(dialog.getByText(/^Sent from Mar 05, 2020 to May 06, 2021\./)).toBeInTheDocument();
  const left = { contacts: [[named('Second'), MURRAY]], deletedContacts: [[named('Deleted')]] };
  data.listContacts
    .mockClear()
    .mockImplementation(({ in: place = 'contacts' }) =>
      Promise.resolve(lastPage(...(left[place].shift() ?? []))),
    );
  await user.click(dialog.getByText('Erase 3 inquiries'));
  await findSuccess('3 inquiries erased');
  const before = startOfDay(subMonths(new Date(), FIRM.retentionMonths));
  for (const place of ['contacts', 'deletedContacts'] as const) {
    const listing = { in: place, before, order: 'oldest', size: 50 } as const;
    expect(data.listContacts).toHaveBeenCalledWith(listing);
  }
  expect(data.write.mock.calls).toEqual([
    ['contacts/second', null],
    ['contacts/murray', null],
    ['deletedContacts/deleted', null],
  ]);
  expect(data.eraseLeftoverNotes).toHaveBeenCalledOnce();
  expect(await screen.findByText(/^Apart from deleted inquiries, none is older/)).toBeVisible();
});

async function renderInterests(...slugs: string[]) {
  const data = stubDesk(...slugs.map((slug) => named(slug, { service: slug })));
  const interest = (text: string) => inOpen().findByText(`Interested in ${text}`);
  const open = async ({ user }: ReturnType<typeof openDesk>, slug: string) => {
    await user.click(nameIn(slug));
  };
  return { data, interest, open };
}

it('an open inquiry shows the saved name of its service, or the slug if no such service is saved, and the services are loaded only once', async () => {
  const { data, interest, open } = await renderInterests('data-masking', 'upgrades', 'gone');
  const release = hold(data.listServices, [parseService('data-masking', service())]);
  const view = openDesk();
  await waitFor(() => expect(shownNames()).toHaveLength(3));
  await open(view, 'upgrades');
  await interest('System Upgrades');
  release();
  await interest('upgrades');
  await open(view, 'data-masking');
  await interest('Data Masking');
  await open(view, 'gone');
  await interest('gone');
  expect(data.listServices).toHaveBeenCalledOnce();
});

it('an open inquiry shows the built-in name of its service if no services are saved or the services can’t be loaded', async () => {
  const { data, interest, open } = await renderInterests('upgrades', 'data-masking');
  let view = openDesk();
  await waitFor(() => expect(shownNames()).toHaveLength(2));
  await open(view, 'upgrades');
  await interest('System Upgrades');
  view.unmount();
  expectConsoleErrors(/^Failed to fetch services for inquiries \(TimeoutError\)/);
  data.listServices.mockRejectedValue(new TimeoutError());
  view = openDesk();
  await waitFor(() => expect(shownNames()).toHaveLength(2));
  await open(view, 'upgrades');
  await interest('System Upgrades');
  await open(view, 'data-masking');
  await interest('data-masking');
  expect(screen.queryByRole('alert')).toBeNull();
});
