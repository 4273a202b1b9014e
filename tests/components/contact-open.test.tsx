import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startOfDay, subMonths } from 'date-fns';
import { FIRM } from '@/content/firm';
import { TimeoutError } from '@/domain/errors';
import { parseService } from '@/domain/service-schema';
import { expectConsoleErrors } from '../support/console-errors';
import { service } from '../support/sample-documents';
import { expectShown, inOpen, named, nameIn, openDesk, shownNames, stubDesk } from './contact-desk';
import { findSuccess } from './render-admin';
import { hold, KEY, lastPage } from './stub-data';

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

it('the address of an inquiry opens it, without taking the focus; leads to all of the same email address', async () => {
  const { user, data } = await renderOpen('?id=murray');
  expect(await opened().findByRole('heading', { name: 'Grace Murray' })).toBeInTheDocument();
  expect(data.getContact).toHaveBeenCalledExactlyOnceWith('murray');
  expect(screen.getByRole('region', { name: 'Inquiry MURR-AY' })).not.toHaveFocus();
  await user.click(opened().getByText('All from this address (3)'));
  const request = { email: 'Jim@Example.com', size: 50, start: null };
  await waitFor(() => expect(data.listContacts).toHaveBeenLastCalledWith(request));
});

it('says where there is no such inquiry, and where it can’t be read, which can be tried again', async () => {
  expectConsoleErrors(/^Failed to fetch the inquiry \(TimeoutError\)/);
  const data = stubDesk();
  data.getContact.mockRejectedValueOnce(new TimeoutError());
  const { user } = openDesk('?id=murray');
  expect(await screen.findByText(/The inquiry couldn’t be loaded/)).toBeInTheDocument();
  await user.click(opened().getByText('Try again'));
  expect(await screen.findByText(/There’s no inquiry MURR-AY/)).toBeInTheDocument();
});

it('erases a person’s data, also from the trash, after a confirmation with the number', async () => {
  const { user, data } = await renderOpen('?id=murray');
  await user.click(await opened().findByText('Erase this person’s data'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase this person’s data?' }));
  expect(dialog.getByText('Keep')).toHaveFocus();
  expect(dialog.getByText(/^Found 3 inquiries from Jim@Example.com\./)).toHaveTextContent(
    'Inquiries sent under another spelling of the address won’t be erased.',
  );
  const left = { contacts: [[named('Second'), MURRAY]], deletedContacts: [[named('Deleted')]] };
  data.listByEmail.mockImplementation((from, email) =>
    email === MURRAY.email
      ? Promise.resolve(left[from].shift() ?? [])
      : Promise.reject(new Error(`asked for ${email}`)),
  );
  await user.click(dialog.getByText('Erase 3 inquiries'));
  const toast = await findSuccess('3 inquiries erased');
  expect(data.eraseContact.mock.calls).toEqual([
    [KEY, 'contacts', 'second'],
    [KEY, 'contacts', 'murray'],
    [KEY, 'deletedContacts', 'deleted'],
  ]);
  expect(toast.queryByText('Undo')).toBeNull();
});

it('says in an inquiry whose reference another one has, too, how to tell them apart', async () => {
  stubDesk(named('Hoppernow1'), MURRAY, named('Hoppernow2'));
  const { user } = openDesk('?id=hoppernow2');
  await waitFor(() => expect(shownNames()).toHaveLength(3));
  expect(await inOpen().findByText(/^Another inquiry also has the reference/)).toHaveTextContent(
    'HOPP-ERNO. Use the name or email address to tell them apart.',
  );
  await user.click(nameIn('Murray'));
  await opened().findByRole('heading', { name: 'Grace Murray' });
  expect(screen.queryByText(/^Another inquiry/)).toBeNull();
});

it('goes on with the next inquiry, also after a new status has taken the open one out of the view', async () => {
  const data = stubDesk(named('One'), named('Two'), named('Three'));
  const { user, choose } = openDesk('?status=new&id=two');
  await waitFor(() => expect(shownNames()).toHaveLength(3));
  await choose(inOpen().getByLabelText('Status of Grace Two'), 'Closed');
  await expectShown('One', 'Three');
  expect(data.updateContactStatus).toHaveBeenCalledOnce();
  await user.click(inOpen().getByLabelText('Next inquiry'));
  expect(screen.getByRole('region', { name: 'Inquiry THRE-E' })).toHaveFocus();
  expect(inOpen().queryByLabelText('Next inquiry')).toBeNull();
  await user.click(inOpen().getByLabelText('Previous inquiry'));
  await user.click(inOpen().getByText('Back to list'));
  expect(nameIn('One')).toHaveFocus();
});

it('erases what is past retention, after a question that says how many and from when to when', async () => {
  const data = stubDesk(MURRAY);
  const [from, to] = [new Date(2020, 2, 5), new Date(2021, 4, 6)];
  data.contactSpan.mockResolvedValue({ count: 2, from, to });
  const { user } = openDesk('?view=past-retention');
  await user.click(await screen.findByRole('button', { name: 'Erase 2 inquiries' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase 2 inquiries?' }));
  expect(dialog.getByText(/^Sent from Mar 05, 2020 to May 06, 2021\./)).toBeInTheDocument();
  data.listContacts.mockClear();
  data.listContacts.mockResolvedValueOnce(lastPage(named('Second'), MURRAY));
  data.listContacts.mockResolvedValue(lastPage());
  await user.click(dialog.getByText('Erase 2 inquiries'));
  await findSuccess('2 inquiries erased');
  const before = startOfDay(subMonths(new Date(), FIRM.retentionMonths));
  expect(data.listContacts).toHaveBeenCalledWith({ before, order: 'oldest', size: 50 });
  expect(data.eraseContact.mock.calls).toEqual([
    [KEY, 'contacts', 'second'],
    [KEY, 'contacts', 'murray'],
  ]);
  expect(await screen.findByText('Nothing to erase')).toBeInTheDocument();
});

/** Opens the first of these inquiries, each about one service. */
async function renderInterests(...slugs: string[]) {
  const data = stubDesk(...slugs.map((slug) => named(slug, { service: slug })));
  const interest = (text: string) => inOpen().findByText(`Interested in ${text}`);
  const open = async ({ user }: ReturnType<typeof openDesk>, slug: string) => {
    await user.click(nameIn(slug));
  };
  return { data, interest, open };
}

it('names the service of the open inquiry as it is stored, else by its slug, reads them once, and not for a list', async () => {
  const { data, interest, open } = await renderInterests('data-masking', 'upgrades', 'gone');
  const release = hold(data.listServices, [parseService('data-masking', service())]);
  const view = openDesk();
  await waitFor(() => expect(shownNames()).toHaveLength(3));
  expect(data.listServices).not.toHaveBeenCalled();
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

it('names the built-in services where none is stored, or they can’t be read, which shows no error', async () => {
  const { data, interest, open } = await renderInterests('upgrades', 'data-masking');
  let view = openDesk();
  await waitFor(() => expect(shownNames()).toHaveLength(2));
  await open(view, 'upgrades');
  await interest('System Upgrades');
  view.unmount();
  expectConsoleErrors(/^Failed to fetch the services of inquiries \(TimeoutError\)/);
  data.listServices.mockRejectedValue(new TimeoutError());
  view = openDesk();
  await waitFor(() => expect(shownNames()).toHaveLength(2));
  await open(view, 'upgrades');
  await interest('System Upgrades');
  await open(view, 'data-masking');
  await interest('data-masking');
  expect(screen.queryByRole('alert')).toBeNull();
});
