import { screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { NO_FILTER } from '@/back-office/site/history-search-params';
import type { ListedChange, SavedVersion } from '@/collections/recorded-change';
import { ConflictError, TimeoutError, UndoError } from '@/domain/errors';
import { SitePage } from '@/pages/admin/site-page';
import { expectConsoleErrors } from '../support/console-errors';
import { career, service } from '../support/sample-documents';
import { doubleClick } from './double-click';
import { findDialog } from './find-dialog';
import { findNotification } from './find-notification';
import { listedChange } from './listed-change';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, hold, lastPage, stubData } from './stub-data';

const TITLE = 'Restore the version before this change?';
const NOTHING = 'This version is already saved. There’s nothing to restore.';
const NOTHING_TO_DELETE = 'This change has already been undone. There’s nothing to delete.';
const ERASED = 'This data was erased. It can only be restored from a backup.';
const CONTACT = { collection: 'contacts' } as const;
const STATUS_SET = { ...CONTACT, before: { status: 'new' }, after: { status: 'contacted' } };
const INQUIRY_RESTORED = { ...CONTACT, before: null, after: { status: 'new' } };
const INQUIRY_DELETED = { ...CONTACT, before: { status: 'new' }, after: null, current: null };

async function renderChanges(changes: ListedChange[], next: { after: string } | null = null) {
  const data = stubData(ADMINISTRATOR);
  data.listChanges.mockResolvedValueOnce({ items: changes, next });
  data.listChanges.mockResolvedValue(lastPage(...changes));
  const view = renderAdmin(<SitePage />, '/admin/site');
  const region = within(await screen.findByRole('region', { name: 'History' }));
  await region.findAllByText(/^Mar/);
  const rows = () => region.getAllByText(/^Mar/).map((time) => time.closest('li') as HTMLElement);
  return { ...view, data, region, rows };
}

it('the history shows who changed what and when, in pages, with links to the documents that still exist', async () => {
  const next = { after: 'the first' };
  const view = await renderChanges(
    [
      listedChange('a b'),
      listedChange('gone', { current: null }),
      listedChange('masking', { collection: 'services', after: { name: 'Masking' } }),
      listedChange('x', { collection: 'seoSettings', before: { page: 'about' }, after: null }),
      listedChange('7f3k2qxm', { ...STATUS_SET, current: { name: 'Ada Byron' } }),
      listedChange('7f3k2qxm', { ...STATUS_SET, id: 'erased', current: null }),
    ],
    next,
  );
  expect(document.body).toHaveFocus();
  const [time] = view.region.getAllByText('Mar 05, 2024 at 14:30');
  expect(time).toHaveAttribute('dateTime', new Date(2024, 2, 5, 14, 30).toISOString());
  expect(time?.previousElementSibling).toHaveTextContent(/^ada@example\.com changed the career/);
  expect(
    view
      .rows()
      .map((row) => [
        row.querySelector('p')?.textContent.replace('ada@example.com ', ''),
        within(row).queryByRole('link')?.getAttribute('href'),
      ]),
  ).toEqual([
    ['changed the career “Oracle DBA”', '/admin/careers?id=a+b'],
    ['changed the career “Oracle DBA”', undefined],
    ['changed the service “Masking”', '/admin/services?id=masking'],
    ['deleted the SEO settings for “About Page”', '/admin/seo?page=about'],
    ['set the status of the inquiry from Ada Byron to “contacted”', '/admin/contacts?id=7f3k2qxm'],
    ['set the status of inquiry 7F3K-2QXM to “contacted”', undefined],
  ]);
  expect(view.region.getByRole('link', { name: 'Ada Byron' })).toBeInTheDocument();
  const last = listedChange('four', { uid: 'nameless', email: '' });
  view.data.listChanges.mockResolvedValueOnce(lastPage(last));
  await view.user.click(view.region.getByRole('button', { name: 'Load more' }));
  expect(await view.region.findByText('An administrator')).toBeInTheDocument();
  expect(view.data.listChanges.mock.calls).toEqual([
    [{ size: 50, start: null, ...NO_FILTER }],
    [{ size: 50, start: next, ...NO_FILTER }],
  ]);
});

it('a record shows its changes when expanded, with HTML as plain text', async () => {
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
  const rows = [...(difference?.querySelectorAll('dl > div') ?? [])];
  expect(rows.map((row) => row.textContent)).toEqual([
    'Job TitleBefore<b>DBA</b>AfterDBA',
    'DepartmentBeforeEmptyAfterIT',
    'RequirementsRemovedTactAddedPL/SQL',
  ]);
});

it('every record says whether its button undoes the change or restores a version, or why neither is possible', async () => {
  const { rows } = await renderChanges([
    listedChange('added', { before: null }),
    listedChange('changed'),
    listedChange('deleted', { after: null, current: null }),
    listedChange('1nqu1ry1', INQUIRY_RESTORED),
    listedChange('erased', { ...INQUIRY_DELETED, collection: 'deletedContacts' }),
    listedChange('invalid', { before: { title: '' } }),
  ]);
  const restore = 'Restore this version: the one before ada@example.com';
  const undo = 'Undo this change: ada@example.com';
  expect(
    rows().map(
      (row) => (row.querySelector('button') ?? row.querySelector('.shrink-0'))?.textContent,
    ),
  ).toEqual([
    `${undo} added the career “Oracle DBA”`,
    `${restore} changed the career “Oracle DBA”`,
    `${restore} deleted the career “DBA”`,
    `${undo} restored inquiry 1NQU-1RY1`,
    ERASED,
    'The earlier version no longer passes validation. Edit the current one instead.',
  ]);
});

/** Opens the dialog about a change, after which the document has these fields. */
async function openDialog(changed: ListedChange, fields: SavedVersion['fields'], error?: Error) {
  const view = await renderChanges([changed]);
  const { readSavedVersion } = view.data;
  readSavedVersion.mockResolvedValue({ id: 'one', fields, version: 'third' });
  if (error) readSavedVersion.mockRejectedValueOnce(error);
  const button = view.region.getByRole('button', { name: /^(Restore this|Undo this)/ });
  await view.user.click(button);
  const dialog = await findDialog(changed.before ? TITLE : 'Undo this change?');
  await waitFor(() => expect(dialog.queryByText('Comparing...')).toBeNull());
  const press = (name = 'Restore') =>
    view.user.click(dialog.getByText(name, { selector: 'button' }));
  return { ...view, button, dialog, press };
}

it('the dialog shows what Restore would change, restores the earlier version, and reloads the history', async () => {
  const view = await openDialog(listedChange('one'), career({ title: 'Later' }));
  const { data, dialog, region } = view;
  expect(dialog.getByRole('definition')).toHaveTextContent('BeforeLaterAfterDBA');
  const release = hold(data.undo, undefined);
  doubleClick(dialog.getByText('Restore', { selector: 'button' }));
  const busy = await dialog.findByText('Restoring...');
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await view.user.click(busy);
  data.listChanges.mockResolvedValue(lastPage(listedChange('two'), listedChange('one')));
  release();
  const toast = await findNotification('default', 'Success', 'Earlier version restored');
  expect(toast.getByText('Undo')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(view.button).toHaveFocus());
  expect(region.getAllByRole('listitem')).toHaveLength(2);
  expect(data.undo).toHaveBeenCalledExactlyOnceWith('one', 'third');
});

it.each<[string, Partial<ListedChange>, SavedVersion['fields'], string]>([
  ['was deleted after the change', {}, null, 'The career was deleted. Restoring brings it back.'],
  [
    'is a service added by the change',
    { collection: 'services', before: null },
    service(),
    'The service didn’t exist before this change. Undoing the change deletes it.',
  ],
  [
    'is an inquiry restored by the change',
    INQUIRY_RESTORED,
    { status: 'new', note: 'Call' },
    'The inquiry had been deleted before this change. Undoing the change deletes it again.',
  ],
  ['already matches the earlier version', {}, career({ title: 'DBA' }), NOTHING],
  ['is an inquiry restored and then deleted again', INQUIRY_RESTORED, null, NOTHING_TO_DELETE],
  [
    'is an inquiry that has already been restored',
    INQUIRY_DELETED,
    { status: 'closed', note: 'Call' },
    NOTHING,
  ],
])(
  'the dialog explains what its button would do, or that there is nothing to do, if the document %s',
  async (_what, fields, stored, text) => {
    const changed = listedChange('one', fields);
    const { data, dialog, press } = await openDialog(changed, stored);
    expect(dialog.getByText(text)).toBeInTheDocument();
    const buttons = dialog.getAllByRole('button').flatMap(({ textContent }) => textContent || []);
    const [confirm, done] = changed.before
      ? ['Restore', 'Earlier version restored']
      : ['Delete', 'Change undone'];
    const isNothing = [NOTHING, NOTHING_TO_DELETE].includes(text);
    expect(buttons).toEqual(['Cancel', ...(isNothing ? [] : [confirm])]);
    const hasDifferences = !isNothing && changed.collection !== 'contacts';
    expect(dialog.queryAllByRole('definition').length > 0).toBe(hasDifferences);
    if (isNothing) return;
    await press(confirm);
    await findNotification('default', 'Success', done);
    expect(data.undo).toHaveBeenCalledExactlyOnceWith('one', 'third');
  },
);

it('an erased inquiry can’t be restored, and a failed comparison can be retried', async () => {
  expectConsoleErrors(/^Failed to compare the versions \((UndoError|TimeoutError)\)/);
  const changed = listedChange('one', INQUIRY_DELETED);
  const { dialog, user, data, button, press } = await openDialog(
    changed,
    null,
    new UndoError('gone'),
  );
  expect(dialog.getByText(ERASED)).toBeInTheDocument();
  expect(dialog.queryByText('Restore', { selector: 'button' })).toBeNull();
  await press('Cancel');
  data.readSavedVersion.mockRejectedValueOnce(new TimeoutError());
  await user.click(button);
  await user.click(await screen.findByText('Try again'));
  await screen.findByText('Restore', { selector: '[role=dialog] button' });
});

it('after a conflict, the dialog shows the new difference, even if the row has moved to a later page', async () => {
  expectConsoleErrors(/^Failed to undo the change \(ConflictError\)/);
  const { data, dialog, press } = await openDialog(listedChange('one'), career({ title: 'Later' }));
  const newer = { id: 'one', fields: career({ title: 'Newest' }), version: 'fourth' };
  data.undo.mockRejectedValueOnce(new ConflictError());
  data.readSavedVersion.mockResolvedValue(newer);
  data.listChanges.mockResolvedValue(lastPage(listedChange('other')));
  await press();
  await waitFor(() =>
    expect(dialog.getByRole('definition')).toHaveTextContent('BeforeNewestAfterDBA'),
  );
  await findNotification('destructive', 'Error', 'Failed to undo the change');
  await press();
  await findNotification('default', 'Success', 'Earlier version restored');
  expect(data.undo).toHaveBeenLastCalledWith('one', 'fourth');
});

it('a URL that ends with #history scrolls to the history; if it can’t be loaded, an error message appears in its place, and the user can try again', async () => {
  expectConsoleErrors(/^Failed to fetch changes \(TimeoutError\)/);
  const data = stubData(ADMINISTRATOR);
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  data.listChanges.mockRejectedValueOnce(new TimeoutError());
  const { user } = renderAdmin(<SitePage />, '/admin/site#history');
  const region = await screen.findByRole('region', { name: 'History' });
  // Only the last call counts, because the selected tab scrolls into view first.
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(region);
  expect(region).toHaveFocus();
  expect(await screen.findByText(/^The changes couldn’t be loaded\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No changes yet')).toBeInTheDocument();
});

function Browser() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="query">{search}</p>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const GRACE = 'grace@example.com';
const ADA = 'ada@example.com';
const by = (email: string) =>
  listedChange(`of ${email}`, { uid: email.split('@')[0] ?? '', email });

/** Opens the page, whose history has a change by Grace and one by Ada. */
async function openHistory(query: string) {
  const { listChanges } = stubData(ADMINISTRATOR);
  listChanges.mockImplementation(({ who }) =>
    Promise.resolve(lastPage(...[by(GRACE), by(ADA)].filter(({ uid }) => !who || uid === who))),
  );
  const page = (
    <>
      <SitePage />
      <Browser />
    </>
  );
  const { user, choose } = renderAdmin(page, `/admin/site${query}`);
  const filter = within(await screen.findByRole('group', { name: 'Filter the history' }));
  const select = (name: RegExp) => filter.getByRole('combobox', { name });
  return {
    listChanges,
    filter,
    filterBy: (name: RegExp, option: string) => choose(select(name), option),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    expectQuery: (text: string) =>
      waitFor(() => expect(screen.getByTestId('query').textContent).toBe(text)),
    expectShown: (...emails: string[]) =>
      waitFor(() => {
        const rows = screen.getAllByText(/^Mar/).map((time) => time.parentElement);
        expect(rows.map((row) => row?.querySelector('bdi')?.textContent)).toEqual(emails);
      }),
    expectOptions: async (name: RegExp, ...options: string[]) => {
      await user.click(select(name));
      const shown = screen.getAllByRole('option').map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      expect(shown).toEqual(options);
    },
  };
}

it('the filter ignores invalid values in the URL, shows an unknown account by its UID, and can be cleared', async () => {
  const view = await openHistory('?who=carl&kind=rename&subject=deletedContacts');
  expect(await screen.findByText('No changes match')).toBeInTheDocument();
  const shown = view.filter.getAllByRole('combobox').map(({ textContent }) => textContent);
  expect(shown).toEqual(['carl', 'Any change', 'Everywhere']);
  const request = { size: 50, start: null, who: 'carl', kind: '', subject: '' };
  expect(view.listChanges.mock.calls).toEqual([[request]]);
  await view.press('Show all changes');
  await view.expectQuery('');
  await view.expectShown(GRACE, ADA);
  await waitFor(() => expect(screen.getByRole('region', { name: 'History' })).toHaveFocus());
  await view.expectOptions(/^Change/, 'Any change', 'Added', 'Changed', 'Deleted');
  const subjects = ['Careers', 'Services', 'Stories', 'SEO settings', 'Inquiries'];
  await view.expectOptions(/^Where/, 'Everywhere', ...subjects);
});

it('each filter narrows the list, updates the URL, and adds an entry to the browser history', async () => {
  const view = await openHistory('');
  await view.expectShown(GRACE, ADA);
  await view.expectOptions(/^Who/, 'Anyone', ADA, GRACE);
  await view.filterBy(/^Who/, GRACE);
  await view.expectQuery('?who=grace');
  await view.expectShown(GRACE);
  view.listChanges.mockResolvedValueOnce(lastPage(by('bob@example.com')));
  await view.filterBy(/^Change/, 'Deleted');
  await view.expectShown('bob@example.com');
  // Accounts from earlier results can still be selected.
  await view.expectOptions(/^Who/, 'Anyone', ADA, 'bob@example.com', GRACE);
  await view.filterBy(/^Where/, 'Inquiries');
  await view.expectQuery('?who=grace&kind=delete&subject=contacts');
  const filter = { who: 'grace', kind: 'delete', subject: 'contacts' };
  expect(view.listChanges).toHaveBeenLastCalledWith({ size: 50, start: null, ...filter });
  await view.press('Back');
  await view.press('Back');
  await view.expectQuery('?who=grace');
  await view.filterBy(/^Who/, 'Anyone');
  await view.expectQuery('');
  await view.expectShown(GRACE, ADA);
});
