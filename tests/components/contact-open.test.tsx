import { TZDate } from '@date-fns/tz';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startOfDay, subMonths } from 'date-fns';
import { expect, it, vi } from 'vitest';
import { contactStatuses } from '@/back-office/contacts/contact-statuses';
import { SpamButton } from '@/back-office/contacts/contact-details';
import type { Action } from '@/back-office/run/action';
import { CONTACT_STATUSES } from '@/collections/inquiries';
import { FIRM, TIME_ZONE } from '@/content/firm';
import { AccessDeniedError, BusyError, TimeoutError } from '@/domain/errors';
import { hasDrafts } from '@/lib/drafts';
import { expectConsoleErrors } from '../support/console-errors';
import { storedService } from '../support/admin-documents';
import {
  expectShown,
  inOpen,
  inRow,
  named,
  nameIn,
  openActions,
  openDesk,
  renderDesk,
  shownNames,
  storeOf,
  trashed,
} from './contact-desk';
import { findDialog } from './find-dialog';
import { findFailure, findSuccess } from './render-admin';
import type { Store } from './store';

const JIM = { email: 'jim@example.com' };
const [HOPPER, MURRAY] = [named('Hopper'), named('Murray', JIM)];

/** Opens an inquiry. */
async function renderOpen(store = storeOf(HOPPER, MURRAY)) {
  const view = openDesk('?id=murray');
  await waitFor(() => expect(shownNames()).toContain('Grace Hopper'));
  return {
    ...view,
    store,
    actions: () => openActions(view.user),
    ask: async () =>
      view.user.click(await (await openActions(view.user)).findByText('Erase this person’s data')),
    confirm: () => view.user.click(screen.getByText('Erase 2 inquiries')),
  };
}

/** Opens an inquiry whose sender has sent another one, and one that is in the trash. */
function renderErasure() {
  const store = storeOf(HOPPER, MURRAY, named('Second', JIM));
  store.add('deletedContacts', trashed('Deleted', JIM));
  return renderOpen(store);
}

const kept = (store: Store) => ['contacts', 'deletedContacts'].flatMap((name) => store.ids(name));

it('an inquiry’s URL opens the inquiry without moving focus, if need be on another try, and a link lists all inquiries from the same email address', async () => {
  expectConsoleErrors(/^Failed to fetch the inquiry \(TimeoutError\)/);
  const store = storeOf(HOPPER, MURRAY);
  store.limitPages(1);
  store.fail('getContact', new TimeoutError());
  const { user, actions } = await renderOpen(store);
  expect(await screen.findByText(/The inquiry couldn’t be loaded/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: /Inquiry MURR-AY$/ })).not.toHaveFocus();
  await user.click(inOpen().getByText('Try again'));
  expect(await inOpen().findByRole('heading', { name: 'Grace Murray' })).toBeInTheDocument();
  await user.click(await (await actions()).findByText('All from this email address (1)'));
  await expectShown('Murray');
});

const sentOn = (day: number, status: string) => {
  return { ...JIM, status, createdAt: new Date(2024, 1, day) };
};

it('the open inquiry says which of the person’s inquiries it is, with links to the others, also in the trash', async () => {
  const store = storeOf(HOPPER, named('Murray', sentOn(7, 'new')), named('First', sentOn(1, '')));
  store.add('contacts', named('Latest', sentOn(9, 'contacted')));
  store.add('deletedContacts', trashed('Deleted', sentOn(3, 'closed')), trashed('Other'));
  const { user } = await renderOpen(store);
  const line = within(await inOpen().findByText(/3rd inquiry from this person/));
  expect(line.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Feb 09, 2024 (contacted), LATE-ST', 'Feb 03, 2024 (closed, deleted), DELE-TED'],
    'Feb 01, 2024 (no status), FIRS-T',
  ]);
  await user.click(line.getByText(/^Feb 09, 2024/));
  await waitFor(() => expect(screen.getByRole('region', { name: /LATE-ST$/ })).toHaveFocus());
  await user.click(await inOpen().findByText(/deleted/));
  await expectShown('Deleted');
});

it.each([
  ['nothing about others if there are none', 0, sentOn(1, ''), Infinity, /at 00:00$/],
  ['no ordinal if one has no date', 1, JIM, Infinity, / · One of 2 inquiries from this person/],
  ['no ordinal if not all are loaded', 2, JIM, 2, / · One of more than 2 [^.]*person$/],
  [
    'how many others there are beyond five',
    7,
    sentOn(1, ''),
    Infinity,
    /8th \D*(Feb 01, 2024 \D*\d\W*){5}and 2 more$/,
  ],
])('the open inquiry says %s', async (_what, length, fields, pageSize, words) => {
  const others = Array.from({ length }, (_, index) => named(`Other${index}`, fields));
  const store = storeOf(HOPPER, named('Murray', sentOn(9, 'new')), ...others);
  store.limitPages(pageSize);
  const { actions } = await renderOpen(store);
  await (await actions()).findByText(`All from this email address (${length + 1})`);
  expect(inOpen().getByText(/^Sent/)).toHaveTextContent(words);
});

it.each([Infinity, 1])(
  'one press sets all of a person’s inquiries to a status, with Undo, in pages of %d',
  async (pageSize) => {
    const store = storeOf(HOPPER, MURRAY, named('Second', { ...JIM, status: 'contacted' }));
    store.limitPages(pageSize);
    const { user, actions } = await renderOpen(store);
    await user.click(await (await actions()).findByText('Set all 2 to Closed'));
    const toast = await findSuccess('2 inquiries marked as Closed');
    const statusOf = (id: string) => store.get(`contacts/${id}`)?.['status'];
    expect(kept(store).map(statusOf)).toEqual(['new', 'closed', 'closed']);
    expect(store.calls('commit')).toHaveLength(1);
    expect(inOpen().getByRole('button', { name: 'More actions' })).toHaveFocus();
    await user.click(toast.getByText('Undo'));
    await waitFor(() => expect(kept(store).map(statusOf)).toEqual(['new', 'new', 'contacted']));
  },
);

it('while a person’s inquiries are loading, and if they can’t be loaded, the menu says so, and the inquiry can be deleted', async () => {
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  const store = storeOf(HOPPER, MURRAY);
  store.pass('listContacts');
  store.fail('listContacts', new TimeoutError());
  const { user, actions } = await renderOpen(store);
  store.fail('listContacts', new TimeoutError());
  const failure = /^This person’s other inquiries couldn’t be loaded\. To try again, open/;
  await (await actions()).findByText(failure);
  // Escape might only dismiss the notification.
  await user.click(inOpen().getByRole('button', { name: 'More actions' }));
  const release = store.hold('listContacts');
  const menu = await actions();
  await user.keyboard('{End}');
  expect(menu.getByText('Loading this person’s inquiries...')).toHaveFocus();
  release();
  await waitFor(() => expect(menu.getByText('All from this email address (1)')).toHaveFocus());
  const releaseCommit = store.hold('commit');
  await user.click(menu.getByText('Delete'));
  await waitFor(() => expect(nameIn('Murray')).toHaveFocus());
  releaseCommit();
  await findSuccess('1 inquiry deleted');
  await waitFor(() => expect(nameIn('Hopper')).toHaveFocus());
});

it('an open inquiry says where it comes from, and its row doesn’t', async () => {
  const source = {
    landing: '/upgrades',
    page: '/contact',
    utmCampaign: '%D8%AE%D8%AF%D9%85%D8%A9',
  };
  await renderOpen(storeOf(HOPPER, named('Murray', { source })));
  const words = 'Campaign خدمة · First page /upgrades · Sent from /contact';
  expect(await inOpen().findByText(words)).toBeVisible();
  expect(inRow('Murray').queryByText(/upgrades/)).not.toBeInTheDocument();
});

it('“Erase this person’s data” asks for confirmation and erases all of the person’s inquiries together, if need be on another try', async () => {
  expectConsoleErrors(/^Failed to erase inquiries \(BusyError\)/);
  const { store, ask, confirm } = await renderErasure();
  await ask();
  const dialog = await findDialog('Erase this person’s data?', 'alertdialog');
  await waitFor(() => expect(dialog.getByText('Keep')).toHaveFocus());
  expect(dialog.getByText(/^This erases 2 inquiries from jim@example.com,/)).toHaveTextContent(
    'Inquiries from the person’s other email addresses won’t be erased.',
  );
  store.fail('commit', new BusyError());
  await confirm();
  const failure = await findFailure('Failed to erase inquiries');
  expect(failure.getByText(/^The database is busy/)).toBeInTheDocument();
  expect(kept(store)).toHaveLength(4);
  await userEvent.click(failure.getByText('Try again'));
  const toast = await findSuccess('3 inquiries erased');
  expect(toast.queryByText('Undo')).toBeNull();
  expect(kept(store)).toEqual(['hopper']);
  const [first, second] = store.calls('commit').map(([, key]) => key);
  expect(second).toBe(first);
});

it('“Erase this person’s data” also erases what is restored or deleted while it runs, counts only what it erased, and says so', async () => {
  const { store, ask, confirm } = await renderErasure();
  await ask();
  const reads = store.calls('listContacts').length;
  store.pass('listContacts');
  const releaseRead = store.hold('listContacts');
  const releaseCommit = store.hold('commit');
  await confirm();
  // Someone restores one inquiry between the reads, and deletes another.
  await waitFor(() => expect(store.calls('listContacts')).toHaveLength(reads + 2));
  store.add('contacts', named('Deleted', JIM));
  store.put('deletedContacts/deleted', null);
  store.put('contacts/second', null);
  store.add('deletedContacts', trashed('Second', JIM));
  releaseRead();
  await waitFor(() => expect(store.calls('commit')).toHaveLength(1));
  store.put('contacts/murray', null);
  releaseCommit();
  const toast = await findSuccess('2 inquiries erased. 1 already was.');
  expect(toast.queryByRole('button', { name: /Try again|Undo/ })).toBeNull();
  expect(kept(store)).toEqual(['hopper']);
});

it('the “Past retention” view can erase its inquiries, after a confirmation dialog that shows their number and date range', async () => {
  const at = (year: number, month: number) => ({ createdAt: new Date(year, month, 5) });
  const store = storeOf(
    HOPPER,
    named('Murray', at(2021, 4)),
    named('Spam', { ...at(2020, 8), isSpam: true }),
  );
  store.add('deletedContacts', trashed('Deleted', at(2020, 2)), trashed('Recent'));
  const { user } = openDesk('?view=past-retention');
  expect(await screen.findByRole('link', { name: 'Past retention 3' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Erase 3 inquiries' }));
  expect(
    screen.getByText(/3 inquiries are older, including 1 marked as spam and 1 deleted\.$/),
  ).toBeVisible();
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase 3 inquiries?' }));
  expect(dialog.getByText(/^Sent from Mar 05, 2020 to May 05, 2021\./)).toBeInTheDocument();
  await user.click(dialog.getByText('Erase 3 inquiries'));
  await findSuccess('3 inquiries erased');
  const today = startOfDay(new TZDate(new Date(), TIME_ZONE));
  const before = new Date(subMonths(today, FIRM.retentionMonths).getTime());
  expect(store.calls('listContacts')).toContainEqual([expect.objectContaining({ before })]);
  expect(kept(store)).toEqual(['hopper', 'recent']);
  expect(await screen.findByText(/^Apart from deleted inquiries, none is older/)).toBeVisible();
});

it('“Next inquiry” works even after a status change has removed the open inquiry from the list', async () => {
  storeOf(named('One'), named('Two'), named('Three'));
  const { user, choose } = openDesk('?status=new&id=two');
  await waitFor(() => expect(shownNames()).toHaveLength(3));
  await choose(inOpen().getByLabelText('Status of Grace Two'), 'Closed');
  await expectShown('One', 'Three');
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
  const store = storeOf(...SLUGS.map((slug) => named(slug, { service: slug })));
  store.add('services', storedService('data-masking'));
  if (fails) store.fail('listServices', new TimeoutError(), Infinity);
  if (fails) expectConsoleErrors(/^Failed to fetch services for inquiries \(TimeoutError\)/);
  const { user } = openDesk();
  await waitFor(() => expect(shownNames()).toHaveLength(3));
  for (const [index, slug] of SLUGS.entries()) {
    await user.click(nameIn(slug));
    expect(await inOpen().findByText(`Interested in ${names[index]}`)).toBeInTheDocument();
  }
  if (!fails) expect(store.calls('listServices')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the status dropdown offers the statuses and is disabled during a save and until the list has been read again', async () => {
  const { user, store } = await renderDesk([HOPPER, MURRAY]);
  const status = screen.getByLabelText('Status of Grace Hopper');
  const release = store.hold('commit');
  await user.click(status);
  const options = screen.getAllByRole('option');
  const others = CONTACT_STATUSES.slice(3).map((status) => contactStatuses[status].label);
  const labels = ['New', 'Contacted', 'Closed', ...others];
  expect(options.map((option) => option.textContent)).toEqual(labels);
  await user.click(options[2] ?? status);
  await waitFor(() => expect(status).toHaveAttribute('aria-disabled', 'true'));
  expect(status).toHaveFocus();
  expect(status).toHaveAccessibleName('Status of Grace Hopper Closed');
  // The badge shows the saved status until the save succeeds.
  expect(inRow('Hopper').getByText('new')).toBeInTheDocument();
  expect(screen.getByLabelText('Status of Grace Murray')).not.toHaveAttribute('aria-disabled');
  expect(store.calls('listContacts')).toHaveLength(1);

  store.add('contacts', named('Kelly'));
  const releaseList = store.hold('listContacts');
  release();
  await waitFor(() => expect(store.calls('listContacts')).toHaveLength(2));
  expect(status).toHaveAttribute('aria-disabled', 'true');
  releaseList();
  await findSuccess('Contact status updated successfully');
  await waitFor(() => expect(status).not.toHaveAttribute('aria-disabled'));
  expect(inRow('Hopper').getByText('closed')).toBeInTheDocument();
  expect(screen.getByText('3 total inquiries')).toBeInTheDocument();
});

it('if a save fails, the dropdown reverts to the saved status, and the notification shows the reason', async () => {
  expectConsoleErrors(/^Failed to update contact status \(AccessDeniedError\)/);
  const { choose, store } = await renderDesk([HOPPER]);
  const status = screen.getByLabelText('Status of Grace Hopper');
  store.fail('commit', new AccessDeniedError());
  await choose(status, 'Closed');
  const failure = await findFailure('Failed to update contact status');
  expect(failure.getByText(/no longer have administrator access/)).toBeInTheDocument();
  expect(failure.getByText('Try again')).toBeInTheDocument();
  expect(status).not.toHaveAttribute('aria-disabled');
  expect(status).toHaveTextContent(/^New$/);
  expect(inRow('Hopper').getByText('new')).toBeInTheDocument();
  // A change counts as successful even if the counts can't be reloaded afterward.
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  store.fail('countContacts', new TimeoutError(), Infinity);
  await choose(status, 'Contacted');
  await findSuccess('Contact status updated successfully');
});

it('an unsaved note survives a switch to another view and the deletion of its inquiry, and must be short enough to be saved', async () => {
  expectConsoleErrors(/^Failed to save the note \(ConflictError\)/);
  const noted = named('Hopper', { note: 'Called once.' });
  const { user, store, fill } = await renderDesk([noted, MURRAY]);
  await user.click(nameIn('Hopper'));
  await user.click(inOpen().getByText('Edit note'));
  await fill(screen.getByLabelText('Internal note'), '😀'.repeat(2_001));
  await user.click(screen.getByText('Save note'));
  expect(await screen.findByText(/at most 2,000 characters. Yours has 2,001/)).toBeVisible();
  expect(store.calls('commit')).toEqual([]);
  await fill(screen.getByLabelText('Internal note'), 'Mine');
  await user.click(screen.getByRole('link', { name: /^Completed/ }));
  const reminder = { name: 'your note on HOPP-ER' };
  await user.click(await screen.findByRole('link', reminder));
  expect(await screen.findByLabelText('Internal note')).toHaveValue('Mine');
  expect(screen.queryByRole('link', reminder)).not.toBeInTheDocument();
  store.put('contacts/hopper', null);
  await user.click(screen.getByText('Save note'));
  expect(await screen.findByText(/Inquiry HOPP-ER isn’t listed/)).toBeInTheDocument();
  const unsaved = within(screen.getByRole('region', { name: 'Your note' }));
  expect(unsaved.getByText('Mine')).toBeInTheDocument();
  store.put('contacts/hopper', noted);
  act(() => void dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByLabelText('Internal note')).toHaveValue('Mine');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByText('Save note'));
  await findSuccess('Note saved');
  expect(store.get('contacts/hopper')).toHaveProperty('note', 'Mine');
  await user.click(await inOpen().findByText('Edit note'));
  await fill(screen.getByLabelText('Internal note'), 'Other');
  await user.click(screen.getByText('Keep the saved note'));
  expect(hasDrafts()).toBe(false);
  expect(inOpen().getByText('Mine')).toBeInTheDocument();
});

it('the button that marks an inquiry as spam and as not spam keeps the focus', async () => {
  const run = vi.fn<(action: Action) => void>();
  const of = (isSpam: boolean | null) => (
    <SpamButton contact={named('One', { isSpam })} run={run} />
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const { rerender } = render(of(null));
  await press('Mark as spam');
  rerender(of(true));
  await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  await press('Not spam');
  rerender(of(false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as spam' })).toHaveFocus());
  expect(run.mock.calls.map(([{ label }]) => label)).toEqual([
    ...['Marking 1 inquiry as spam…', 'Marking 1 inquiry as not spam…'],
  ]);
});
