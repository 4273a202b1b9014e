import { TZDate } from '@date-fns/tz';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startOfDay, subMonths } from 'date-fns';
import { expect, it, vi } from 'vitest';
import { contactStatuses } from '@/back-office/contacts/contact-statuses';
import { SpamDecision } from '@/back-office/contacts/open-contact';
import type { Action } from '@/back-office/run/action';
import { CONTACT_STATUSES, type Contact } from '@/collections/inquiries';
import { parseService } from '@/collections/services';
import { FIRM, TIME_ZONE } from '@/content/firm';
import { AccessDeniedError, BusyError, TimeoutError } from '@/domain/errors';
import { hasDrafts } from '@/lib/drafts';
import { expectConsoleErrors } from '../support/console-errors';
import { service } from '../support/sample-documents';
import {
  expectShown,
  inOpen,
  inRow,
  named,
  nameIn,
  openDesk,
  renderDesk,
  serve,
  shownNames,
  stubDesk,
} from './contact-desk-stubs';
import { findNotification } from './find-notification';
import { findFailure, findSuccess } from './render-admin';
import { hold, lastPage, put } from './stub-data';

const [HOPPER, MURRAY] = [named('Hopper'), named('Murray', { email: 'Jim@Example.com' })];

type Places = Record<'contacts' | 'deletedContacts', Contact[]>;

/** Opens an inquiry. */
async function renderOpen(prepare: (data: ReturnType<typeof stubDesk>) => unknown = () => null) {
  const data = stubDesk(HOPPER, MURRAY);
  data.getContact.mockResolvedValue(MURRAY);
  prepare(data);
  data.countContacts.mockImplementation(({ email } = {}) => Promise.resolve(email ? 3 : 9));
  const view = openDesk('?id=murray');
  await waitFor(() => expect(shownNames()).toContain('Grace Hopper'));
  return { ...view, data };
}

/** Opens an inquiry. Reading what a person has sent calls `beforeRead`, then reads `places`. */
async function renderErasure(places: Places, beforeRead?: (from: keyof Places) => void) {
  const view = await renderOpen();
  const { user, data } = view;
  data.listContacts.mockImplementation(({ in: from = 'contacts', email }) => {
    if (email !== MURRAY.email) return Promise.resolve(lastPage(HOPPER));
    beforeRead?.(from);
    return Promise.resolve(lastPage(...places[from]));
  });
  for (const { id } of places.deletedContacts) moveTo('deletedContacts', id);
  return {
    ...view,
    ask: async () => user.click(await inOpen().findByText('Erase this person’s data')),
    confirm: () => user.click(screen.getByText('Erase 3 inquiries')),
  };
}

/** Moves an inquiry in the database, as someone else does. */
function moveTo(place: keyof Places | null, id: string) {
  for (const each of ['contacts', 'deletedContacts'] as const)
    put(`${each}/${id}`, each === place ? named(id) : null);
}

const paths = ({ write }: ReturnType<typeof stubDesk>) => write.mock.calls.map(([path]) => path);

it('an inquiry’s URL opens the inquiry without moving focus, if need be on another try, and a link lists all inquiries from the same email address', async () => {
  expectConsoleErrors(/^Failed to fetch the inquiry \(TimeoutError\)/);
  const { user, data } = await renderOpen(({ getContact }) =>
    getContact.mockRejectedValueOnce(new TimeoutError()),
  );
  expect(await screen.findByText(/The inquiry couldn’t be loaded/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: /Inquiry MURR-AY$/ })).not.toHaveFocus();
  await user.click(inOpen().getByText('Try again'));
  expect(await inOpen().findByRole('heading', { name: 'Grace Murray' })).toBeInTheDocument();
  expect(data.getContact.mock.calls).toEqual([['murray'], ['murray']]);
  await user.click(inOpen().getByText('All from this email address (3)'));
  const request = { email: 'jim@example.com', size: 50, start: null };
  await waitFor(() => expect(data.listContacts).toHaveBeenLastCalledWith(request));
});

it('“Erase this person’s data” asks for confirmation and erases all of the person’s inquiries together, if need be on another try', async () => {
  expectConsoleErrors(/^Failed to erase inquiries \(BusyError\)/);
  const { data, ask, confirm } = await renderErasure({
    contacts: [MURRAY, named('Second')],
    deletedContacts: [named('Deleted')],
  });
  await ask();
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase this person’s data?' }));
  await waitFor(() => expect(dialog.getByText('Keep')).toHaveFocus());
  expect(dialog.getByText(/^This erases 3 inquiries from Jim@Example.com,/)).toHaveTextContent(
    'Inquiries from the person’s other email addresses won’t be erased.',
  );
  data.commit.mockRejectedValueOnce(new BusyError());
  await confirm();
  const failure = await findFailure('Failed to erase inquiries');
  expect(failure.getByText(/^The database is busy/)).toBeInTheDocument();
  expect(data.write).not.toHaveBeenCalled();
  await userEvent.click(failure.getByText('Try again'));
  const toast = await findSuccess('3 inquiries erased');
  expect(toast.queryByText('Undo')).toBeNull();
  const erased = ['contacts/murray', 'contacts/second', 'deletedContacts/deleted'];
  expect(data.write.mock.calls).toEqual(erased.map((path) => [path, null]));
  const [first, second] = data.commit.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
});

it('“Erase this person’s data” also erases what is restored or deleted while it runs, counts only what it erased, and says so', async () => {
  const [restored, deleted] = [named('Restored'), named('Deleted')];
  const places: Places = { contacts: [MURRAY, deleted], deletedContacts: [restored] };
  let isMoved = false;
  const { data, ask, confirm } = await renderErasure(places, (from) => {
    if (isMoved || from !== 'deletedContacts') return;
    isMoved = true;
    // Someone restores one inquiry between the reads, and deletes another.
    Object.assign(places, { contacts: [MURRAY, restored], deletedContacts: [deleted] });
    moveTo('contacts', 'restored');
    moveTo('deletedContacts', 'deleted');
  });
  const eraseAll = async () => {
    await ask();
    await confirm();
  };
  await eraseAll();
  const toast = await findSuccess('3 inquiries erased');
  expect(toast.queryByRole('button', { name: /Try again|Undo/ })).toBeNull();
  const erased = ['contacts/murray', 'deletedContacts/deleted', 'contacts/restored'];
  expect(paths(data)).toEqual(erased);

  for (const id of ['murray', 'restored']) moveTo('contacts', id);
  moveTo(null, 'deleted');
  await eraseAll();
  await findSuccess('2 inquiries erased. 1 already was.');
  await eraseAll();
  await findNotification('default', 'Nothing changed', '3 inquiries were already erased');
  Object.assign(places, { contacts: [], deletedContacts: [] });
  await eraseAll();
  const none = 'There was no inquiry left to change.';
  await findNotification('default', 'Nothing changed', none);
});

it('the “Past retention” view can erase its inquiries, after a confirmation dialog that shows their number and date range', async () => {
  const data = stubDesk(MURRAY);
  const [from, to] = [new Date(2020, 2, 5), new Date(2021, 4, 6)];
  data.contactSpan.mockImplementation(({ in: place }) =>
    Promise.resolve(place === 'contacts' ? { from: to, to } : { from, to: from }),
  );
  // Two inquiries, of which one is marked as spam, and one deleted.
  data.countContacts.mockImplementation(({ in: place, isSpam, before } = {}) =>
    Promise.resolve(before ? (isSpam || place === 'deletedContacts' ? 1 : 2) : 0),
  );
  const { user } = openDesk('?view=past-retention');
  expect(await screen.findByRole('link', { name: 'Past retention 3' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Erase 3 inquiries' }));
  expect(
    screen.getByText(/3 inquiries are older, including 1 marked as spam and 1 deleted\.$/),
  ).toBeVisible();
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase 3 inquiries?' }));
  expect(dialog.getByText(/^Sent from Mar 05, 2020 to May 06, 2021\./)).toBeInTheDocument();
  moveTo('deletedContacts', 'deleted');
  const places: Places = {
    contacts: [named('Second'), MURRAY],
    deletedContacts: [named('Deleted')],
  };
  data.listContacts
    .mockClear()
    .mockImplementation(({ in: place = 'contacts', size }) =>
      Promise.resolve(lastPage(...(size === 500 ? places[place] : []))),
    );
  await user.click(dialog.getByText('Erase 3 inquiries'));
  await findSuccess('3 inquiries erased');
  const today = startOfDay(new TZDate(new Date(), TIME_ZONE));
  const before = new Date(subMonths(today, FIRM.retentionMonths).getTime());
  for (const place of ['contacts', 'deletedContacts'] as const) {
    const listing = { in: place, before, size: 500, start: null };
    expect(data.listContacts).toHaveBeenCalledWith(listing);
  }
  expect(paths(data)).toEqual(['contacts/second', 'contacts/murray', 'deletedContacts/deleted']);
  expect(await screen.findByText(/^Apart from deleted inquiries, none is older/)).toBeVisible();
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
  await waitFor(() =>
    expect(screen.getByRole('region', { name: /Inquiry THRE-E$/ })).toHaveFocus(),
  );
  expect(inOpen().queryByLabelText('Next inquiry')).toBeNull();
  await user.click(inOpen().getByLabelText('Previous inquiry'));
  await user.click(inOpen().getByText('Back to list'));
  await waitFor(() => expect(nameIn('One')).toHaveFocus());
});

const SLUGS = ['upgrades', 'data-masking', 'gone'];

it.each([
  ['as saved, or else the slug', false, ['upgrades', 'Data Masking', 'gone']],
  ['built in if they can’t be loaded', true, ['System Upgrades', 'data-masking', 'gone']],
])('open inquiries show the names of services %s', async (_words, fails, names) => {
  const data = stubDesk(...SLUGS.map((slug) => named(slug, { service: slug })));
  data.listServices.mockResolvedValue([parseService('data-masking', service())]);
  if (fails) data.listServices.mockRejectedValue(new TimeoutError());
  if (fails) expectConsoleErrors(/^Failed to fetch services for inquiries \(TimeoutError\)/);
  const { user } = openDesk();
  await waitFor(() => expect(shownNames()).toHaveLength(3));
  for (const [index, slug] of SLUGS.entries()) {
    await user.click(nameIn(slug));
    expect(await inOpen().findByText(`Interested in ${names[index]}`)).toBeInTheDocument();
  }
  if (!fails) expect(data.listServices).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the status dropdown offers the statuses and is disabled during a save and until the list has been read again', async () => {
  const { user, data } = await renderDesk([HOPPER, MURRAY]);
  const status = screen.getByLabelText('Status of Grace Hopper');
  data.listContacts.mockClear();
  const release = hold(data.write, undefined);
  await user.click(status);
  const options = screen.getAllByRole('option');
  const others = CONTACT_STATUSES.slice(3).map((status) => contactStatuses[status].label);
  const labels = ['New', 'Contacted', 'Closed', ...others];
  expect(options.map((option) => option.textContent)).toEqual(labels);
  await user.click(options[2] ?? status);
  await waitFor(() => expect(status).toHaveAttribute('aria-disabled', 'true'));
  expect(status).toHaveFocus();
  expect(status).toHaveAccessibleName('Status of Grace Hopper Closed');
  expect(data.write).toHaveBeenCalledExactlyOnceWith('contacts/hopper', { status: 'closed' });
  // The badge shows the saved status until the save succeeds.
  expect(inRow('Hopper').getByText('new')).toBeInTheDocument();
  expect(screen.getByLabelText('Status of Grace Murray')).not.toHaveAttribute('aria-disabled');
  expect(data.listContacts).not.toHaveBeenCalled();

  data.countContacts.mockResolvedValue(2);
  const closed = named('Hopper', { status: 'closed' });
  const releaseList = hold(data.listContacts, lastPage(closed, MURRAY));
  release();
  await waitFor(() => expect(data.listContacts).toHaveBeenCalledOnce());
  expect(status).toHaveAttribute('aria-disabled', 'true');
  releaseList();
  await findSuccess('Contact status updated successfully');
  await waitFor(() => expect(status).not.toHaveAttribute('aria-disabled'));
  expect(inRow('Hopper').getByText('closed')).toBeInTheDocument();
  expect(screen.getByText('2 total inquiries')).toBeInTheDocument();
});

it('if a save fails, the dropdown reverts to the saved status, and the notification shows the reason', async () => {
  expectConsoleErrors(/^Failed to update contact status \(AccessDeniedError\)/);
  const { choose, data } = await renderDesk([HOPPER]);
  const status = screen.getByLabelText('Status of Grace Hopper');
  data.write.mockRejectedValueOnce(new AccessDeniedError());
  await choose(status, 'Closed');
  const failure = await findFailure('Failed to update contact status');
  expect(failure.getByText(/no longer have administrator access/)).toBeInTheDocument();
  expect(failure.getByText('Try again')).toBeInTheDocument();
  expect(status).not.toHaveAttribute('aria-disabled');
  expect(status).toHaveTextContent(/^New$/);
  expect(inRow('Hopper').getByText('new')).toBeInTheDocument();
  // A change counts as successful even if the counts can't be reloaded afterward.
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  data.countContacts.mockRejectedValue(new TimeoutError());
  await choose(status, 'Contacted');
  await findSuccess('Contact status updated successfully');
});

it('an unsaved note survives a switch to another view and the deletion of its inquiry, and must be short enough to be saved', async () => {
  expectConsoleErrors(/^Failed to save the note \(ConflictError\)/);
  const noted = named('Hopper', { note: 'Called once.' });
  const { user, data, fill } = await renderDesk([noted, MURRAY]);
  await user.click(nameIn('Hopper'));
  await user.click(inOpen().getByText('Edit note'));
  await fill(screen.getByLabelText('Internal note'), '😀'.repeat(2_001));
  await user.click(screen.getByText('Save note'));
  expect(await screen.findByText(/at most 2,000 characters. Yours has 2,001/)).toBeVisible();
  expect(data.write).not.toHaveBeenCalled();
  await fill(screen.getByLabelText('Internal note'), 'Mine');
  await user.click(screen.getByRole('link', { name: /^Completed/ }));
  const reminder = { name: 'your note on HOPP-ER' };
  await user.click(await screen.findByRole('link', reminder));
  expect(await screen.findByLabelText('Internal note')).toHaveValue('Mine');
  expect(screen.queryByRole('link', reminder)).not.toBeInTheDocument();
  put('contacts/hopper', null);
  data.getContact.mockResolvedValue(null);
  await user.click(screen.getByText('Save note'));
  expect(await screen.findByText(/Inquiry HOPP-ER isn’t listed/)).toBeInTheDocument();
  const unsaved = within(screen.getByRole('region', { name: 'Your note' }));
  expect(unsaved.getByText('Mine')).toBeInTheDocument();
  put('contacts/hopper', noted);
  data.getContact.mockResolvedValue(noted);
  act(() => void dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByLabelText('Internal note')).toHaveValue('Mine');
  expect(screen.queryByRole('alert')).toBeNull();
  serve(data, named('Hopper', { note: 'Mine' }), MURRAY);
  await user.click(screen.getByText('Save note'));
  await findSuccess('Note saved');
  expect(data.write).toHaveBeenLastCalledWith('contacts/hopper', { note: 'Mine' });
  await user.click(await inOpen().findByText('Edit note'));
  await fill(screen.getByLabelText('Internal note'), 'Other');
  await user.click(screen.getByText('Keep the saved note'));
  expect(hasDrafts()).toBe(false);
  expect(inOpen().getByText('Mine')).toBeInTheDocument();
});

it('an inquiry can be marked as spam and as not spam, and the button keeps the focus', async () => {
  const run = vi.fn<(action: Action) => void>();
  const of = (isSpam: boolean | null) => (
    <SpamDecision contact={named('One', { isSpam })} run={run} />
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const { rerender } = render(of(null));
  await press('Mark as spam');
  rerender(of(true));
  expect(screen.getByText('Spam.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  await press('Not spam');
  rerender(of(false));
  expect(screen.queryByText('Spam.')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as spam' })).toHaveFocus());
  expect(run.mock.calls.map(([{ label }]) => label)).toEqual([
    ...['Marking 1 inquiry as spam…', 'Marking 1 inquiry as not spam…'],
  ]);
});
