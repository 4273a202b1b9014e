import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ListedChange, StoredVersion as Stored } from '@/domain/change';
import { ConflictError, TimeoutError, UndoError } from '@/domain/errors';
import { SitePage } from '@/pages/admin/site-page';
import { expectConsoleErrors } from '../support/console-errors';
import { career } from '../support/sample-documents';
import { findNotification } from './find-notification';
import { listedChange } from './listed-change';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, hold, KEY, lastPage, stubData, written } from './stub-data';

const TITLE = 'Restore what was there before this change?';
const NO_FILTER = { who: '', kind: '', subject: '' };
const NOTHING = 'This is what is saved now. There’s nothing to restore.';
const STATUS_SET = {
  collection: 'contacts',
  before: { status: 'new' },
  after: { status: 'contacted' },
} satisfies Partial<ListedChange>;
const INQUIRY_DELETED = {
  collection: 'contacts',
  before: { status: 'new' },
  after: null,
  current: null,
} satisfies Partial<ListedChange>;

async function renderChanges(changes: ListedChange[], next: { after: string } | null = null) {
  const data = stubData(ADMINISTRATOR);
  data.listChanges.mockResolvedValueOnce({ items: changes, next });
  data.listChanges.mockResolvedValue(lastPage(...changes));
  const view = renderAdmin(<SitePage />, '/admin/site');
  const region = within(await screen.findByRole('region', { name: 'History' }));
  await region.findAllByText(/^Mar/);
  return { ...view, data, region };
}

/** Renders one change and presses its Restore. */
async function openDialog(
  changed: ListedChange,
  prepare: (data: ReturnType<typeof stubData>) => void,
) {
  const view = await renderChanges([changed]);
  prepare(view.data);
  const restore = view.region.getByRole('button', { name: /^Restore/ });
  await view.user.click(restore);
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
  await waitFor(() => expect(dialog.queryByText('Comparing...')).toBeNull());
  const press = () => view.user.click(dialog.getByText('Restore', { selector: 'button' }));
  return { ...view, dialog, press, restore };
}

it('says who changed what and when, with the account where the address is that of two, and loads more', async () => {
  const cursor = { after: 'the first' };
  const { data, region, user } = await renderChanges(
    [
      listedChange('one', { uid: 'first' }),
      listedChange('two', { uid: 'second' }),
      listedChange('three', { uid: 'grace', email: 'grace@example.com' }),
    ],
    cursor,
  );
  data.listChanges.mockResolvedValueOnce(
    lastPage(listedChange('four', { uid: 'nameless', email: '' })),
  );
  const [time] = region.getAllByText('Mar 05, 2024 at 14:30');
  expect(time).toHaveAttribute('dateTime', new Date(2024, 2, 5, 14, 30).toISOString());
  expect(time?.previousElementSibling).toHaveTextContent(
    /^ada@example\.com changed the career “Oracle DBA”$/,
  );
  await user.click(region.getByRole('button', { name: 'Load more' }));
  expect(await region.findByText('An administrator')).toBeInTheDocument();
  expect(data.listChanges.mock.calls).toEqual([
    [{ size: 10, start: null, ...NO_FILTER }],
    [{ size: 10, start: cursor, ...NO_FILTER }],
  ]);
  const accounts = region.getAllByText(/^Account ID/);
  expect(accounts.map(({ textContent }) => textContent)).toEqual([
    'Account ID first',
    'Account ID second',
    'Account ID nameless',
  ]);
});

it('names what was changed as it is now, with a link to it while it exists', async () => {
  const { region } = await renderChanges([
    listedChange('a b'),
    listedChange('gone', { current: null }),
    listedChange('masking', { collection: 'services', after: { name: 'Masking' } }),
    listedChange('x', { collection: 'seoSettings', before: { page: 'about' }, after: null }),
    listedChange('7f3k2qxm', { ...STATUS_SET, current: { name: 'Ada Byron' } }),
    listedChange('7f3k2qxm', { ...STATUS_SET, id: 'erased', current: null }),
  ]);
  const rows = region.getAllByText(/^Mar/).map((time) => time.parentElement as HTMLElement);
  expect(
    rows.map((row) => [
      row.querySelector('p')?.textContent.replace('ada@example.com ', ''),
      within(row).queryByRole('link')?.getAttribute('href'),
    ]),
  ).toEqual([
    ['changed the career “Oracle DBA”', '/admin/careers?id=a+b'],
    ['changed the career “Oracle DBA”', undefined],
    ['changed the service “Masking”', '/admin/services?id=masking'],
    ['deleted the SEO settings of “About Page”', '/admin/seo?page=about'],
    ['set the status of the inquiry of Ada Byron to “contacted”', '/admin/contacts?id=7f3k2qxm'],
    ['set the status of inquiry 7F3K-2QXM to “contacted”', undefined],
  ]);
  expect(region.getByRole('link', { name: 'Ada Byron' })).toBeInTheDocument();
});

it('#history in the address leads to it', async () => {
  stubData(ADMINISTRATOR);
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderAdmin(<SitePage />, '/admin/site#history');
  const region = await screen.findByRole('region', { name: 'History' });
  // After the tab, which scrolls into its bar.
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(region);
});

it('shows the difference on request, and nothing of it as HTML', async () => {
  const { region, user } = await renderChanges([
    listedChange('one', {
      before: career({ title: '<b>DBA</b>', requirements: ['SQL', 'Tact'], department: '' }),
      after: career({ title: 'DBA', requirements: ['SQL', 'PL/SQL'], department: 'IT' }),
    }),
  ]);
  const difference = region.getByText('Job Title').closest('details');
  expect(difference).not.toHaveAttribute('open');
  await user.click(region.getByText('Show the difference', { exact: false, selector: 'summary' }));
  expect(difference).toHaveAttribute('open');
  expect(difference?.querySelector('summary')).toHaveTextContent(
    'Show the difference: ada@example.com changed the career “DBA”',
  );
  expect(
    [...(difference?.querySelectorAll('dl > div') ?? [])].map((row) => row.textContent),
  ).toEqual([
    'Job TitleBefore<b>DBA</b>AfterDBA',
    'DepartmentBeforeEmptyAfterIT',
    'RequirementsRemovedTactAddedPL/SQL',
  ]);
});

it('offers Restore on every record, and says why not where it was erased or isn’t valid', async () => {
  const { region } = await renderChanges([
    listedChange('career'),
    listedChange('inquiry', INQUIRY_DELETED),
    listedChange('erased', { ...INQUIRY_DELETED, collection: 'deletedContacts' }),
    listedChange('invalid', { before: { title: '' } }),
  ]);
  const rows = region.getAllByText(/^Mar/).map((time) => time.closest('li'));
  expect(
    rows.map(
      (row) => (row?.querySelector('button') ?? row?.querySelector('.shrink-0'))?.textContent,
    ),
  ).toEqual([
    'Restore: what was there before ada@example.com changed the career “Oracle DBA”',
    'Restore: what was there before ada@example.com deleted inquiry INQU-IRY',
    'It was erased. Only a backup has it.',
    'The earlier version no longer passes validation. Edit the current one instead.',
  ]);
});

/** The career is stored under a third title. */
const storeLater = ({ readChanged }: ReturnType<typeof stubData>) =>
  readChanged.mockResolvedValue({
    id: 'one',
    fields: career({ title: 'Later' }),
    version: 'third',
  });

it('shows what Restore would change now, restores it over that version, and reloads', async () => {
  const { data, dialog, press, region, restore, user } = await openDialog(
    listedChange('one'),
    storeLater,
  );
  expect(dialog.getByRole('definition')).toHaveTextContent('BeforeLaterAfterDBA');
  const release = hold(data.undoChange, written('one', {}));
  await press();
  const busy = await dialog.findByText('Restoring...');
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  expect(data.undoChange).toHaveBeenCalledExactlyOnceWith(KEY, 'one', 'third');
  data.listChanges.mockResolvedValue(lastPage(listedChange('two'), listedChange('one')));
  release();
  const toast = await findNotification('default', 'Success', 'Earlier version restored');
  expect(toast.getByText('Undo')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(restore).toHaveFocus());
  expect(region.getAllByRole('listitem')).toHaveLength(2);
});

it.each<[string, Partial<ListedChange>, Stored['fields'], string]>([
  ['deleted', {}, null, 'It was deleted. Restoring brings it back.'],
  [
    'added',
    { before: null },
    career(),
    'It wasn’t there before this change. Restoring deletes it.',
  ],
  ['the same', {}, career({ title: 'DBA' }), NOTHING],
  ['added and deleted since', { before: null }, null, NOTHING],
  ['an inquiry that is back', INQUIRY_DELETED, { status: 'closed', note: 'Call' }, NOTHING],
])('says what Restore does where the document is %s', async (_what, fields, stored, text) => {
  const { dialog } = await openDialog(listedChange('one', fields), ({ readChanged }) =>
    readChanged.mockResolvedValue({ id: 'one', fields: stored, version: '' }),
  );
  expect(dialog.getByText(text)).toBeInTheDocument();
  expect(dialog.queryAllByText('Restore', { selector: 'button' })).toHaveLength(
    text === NOTHING ? 0 : 1,
  );
  expect(dialog.queryAllByRole('definition').length > 0).toBe(text !== NOTHING);
});

it('an inquiry that was erased can’t be restored; a comparison that fails can be tried again', async () => {
  expectConsoleErrors(/^Failed to compare the versions \((UndoError|TimeoutError)\)/);
  const { dialog, user, data, restore } = await openDialog(
    listedChange('one', INQUIRY_DELETED),
    (stubs) => stubs.readChanged.mockRejectedValueOnce(new UndoError('gone')),
  );
  expect(dialog.getByText('It was erased. Only a backup has it.')).toBeInTheDocument();
  expect(dialog.queryByText('Restore', { selector: 'button' })).toBeNull();
  await user.click(dialog.getByText('Cancel'));
  data.readChanged.mockRejectedValueOnce(new TimeoutError());
  await user.click(restore);
  await user.click(await screen.findByText('Try again'));
  const again = within(screen.getByRole('dialog', { name: TITLE }));
  await again.findByText('Restore', { selector: 'button' });
});

it('a conflict shows the new difference, also when the row has moved to a later page', async () => {
  expectConsoleErrors(/^Failed to undo the change \(ConflictError\)/);
  const { data, dialog, press } = await openDialog(listedChange('one'), storeLater);
  const newer = { id: 'one', fields: career({ title: 'Newest' }), version: 'fourth' };
  data.undoChange.mockRejectedValueOnce(new ConflictError(newer));
  data.readChanged.mockResolvedValue(newer);
  data.listChanges.mockResolvedValue(lastPage(listedChange('other')));
  await press();
  await waitFor(() =>
    expect(dialog.getByRole('definition')).toHaveTextContent('BeforeNewestAfterDBA'),
  );
  await findNotification('destructive', 'Error', 'Failed to undo the change');
  await press();
  await findNotification('default', 'Success', 'Earlier version restored');
  expect(data.undoChange).toHaveBeenLastCalledWith(KEY, 'one', 'fourth');
});

it('a list that can’t be loaded is told in its place and can be tried again', async () => {
  expectConsoleErrors(/^Failed to fetch changes \(TimeoutError\)/);
  const data = stubData(ADMINISTRATOR);
  data.listChanges.mockRejectedValueOnce(new TimeoutError());
  const { user } = renderAdmin(<SitePage />, '/admin/site');
  expect(await screen.findByText(/^The changes couldn’t be loaded\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No changes yet')).toBeInTheDocument();
});
