import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SavedVersion as Stored } from '@/domain/change';
import type { ListedChange } from '@/domain/recorded-change';
import { ConflictError, TimeoutError, UndoError } from '@/domain/errors';
import { NO_FILTER } from '@/back-office/site/history-search-params';
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
const UNDO_TITLE = 'Undo this change?';
const NOTHING = 'This version is already saved. There’s nothing to restore.';
const NOTHING_TO_DELETE = 'This change has already been undone. There’s nothing to delete.';
const STATUS_SET = {
  collection: 'contacts',
  before: { status: 'new' },
  after: { status: 'contacted' },
} satisfies Partial<ListedChange>;
const INQUIRY_RESTORED = {
  collection: 'contacts',
  before: null,
  after: { status: 'new' },
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

async function openDialog(
  changed: ListedChange,
  prepare: (data: ReturnType<typeof stubData>) => void,
) {
  const view = await renderChanges([changed]);
  prepare(view.data);
  const restore = view.region.getByRole('button', {
    name: changed.before ? /^Restore this version/ : /^Undo this change/,
  });
  await view.user.click(restore);
  const title = changed.before ? TITLE : UNDO_TITLE;
  const dialog = await findDialog(title);
  await waitFor(() => expect(dialog.queryByText('Comparing...')).toBeNull());
  const press = () => view.user.click(dialog.getByText('Restore', { selector: 'button' }));
  return { ...view, dialog, press, restore };
}

it('the history shows who changed what and when', async () => {
  const cursor = { after: 'the first' };
  const { data, region, user } = await renderChanges([listedChange('one')], cursor);
  expect(document.body).toHaveFocus();
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
    [{ size: 50, start: null, ...NO_FILTER }],
    [{ size: 50, start: cursor, ...NO_FILTER }],
  ]);
});

it('the history shows current names, and links to documents that still exist', async () => {
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
    ['deleted the SEO settings for “About Page”', '/admin/seo?page=about'],
    ['set the status of the inquiry from Ada Byron to “contacted”', '/admin/contacts?id=7f3k2qxm'],
    ['set the status of inquiry 7F3K-2QXM to “contacted”', undefined],
  ]);
  expect(region.getByRole('link', { name: 'Ada Byron' })).toBeInTheDocument();
});

it('a URL that ends with #history scrolls the page to the history', async () => {
  stubData(ADMINISTRATOR);
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderAdmin(<SitePage />, '/admin/site#history');
  const region = await screen.findByRole('region', { name: 'History' });
  // Only the last call counts, because the selected tab scrolls into view first.
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(region);
  expect(region).toHaveFocus();
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
  expect(
    [...(difference?.querySelectorAll('dl > div') ?? [])].map((row) => row.textContent),
  ).toEqual([
    'Job TitleBefore<b>DBA</b>AfterDBA',
    'DepartmentBeforeEmptyAfterIT',
    'RequirementsRemovedTactAddedPL/SQL',
  ]);
});

it('every record says whether its button undoes the change or restores a version, or why neither is possible', async () => {
  const created = { before: null };
  const name = { name: 'Masking', slug: 'masking' };
  const { region } = await renderChanges([
    listedChange('added', created),
    listedChange('changed'),
    listedChange('switched', { before: career({ isActive: true }), after: career() }),
    listedChange('deleted', { after: null, current: null }),
    listedChange('masking', { ...created, collection: 'services', after: name }),
    listedChange('moved', {
      collection: 'services',
      before: { ...service(), position: 1 },
      after: { ...service(), position: 2 },
    }),
    listedChange('about', { ...created, collection: 'seoSettings', after: { page: 'about' } }),
    listedChange('1nqu1ry1', { ...STATUS_SET, current: { name: 'Ada' } }),
    listedChange('1nqu1ry2', {
      collection: 'contacts',
      before: { note: '' },
      after: { note: 'Call' },
    }),
    listedChange('1nqu1ry3', INQUIRY_DELETED),
    listedChange('1nqu1ry4', INQUIRY_RESTORED),
    listedChange('erased', { ...INQUIRY_DELETED, collection: 'deletedContacts' }),
    listedChange('invalid', { before: { title: '' } }),
  ]);
  const rows = region.getAllByText(/^Mar/).map((time) => time.closest('li'));
  const restore = 'Restore this version: the one before ada@example.com';
  const undo = 'Undo this change: ada@example.com';
  expect(
    rows.map(
      (row) => (row?.querySelector('button') ?? row?.querySelector('.shrink-0'))?.textContent,
    ),
  ).toEqual([
    `${undo} added the career “Oracle DBA”`,
    `${restore} changed the career “Oracle DBA”`,
    `${restore} changed the career “Senior Oracle Developer”`,
    `${restore} deleted the career “DBA”`,
    `${undo} added the service “Masking”`,
    `${restore} changed the service “Data Masking”`,
    `${undo} added the SEO settings for “About Page”`,
    `${restore} set the status of the inquiry from Ada to “contacted”`,
    `${restore} changed the note on inquiry 1NQU-1RY2`,
    `${restore} deleted inquiry 1NQU-1RY3`,
    `${undo} restored inquiry 1NQU-1RY4`,
    'This data was erased. It can only be restored from a backup.',
    'The earlier version no longer passes validation. Edit the current one instead.',
  ]);
});

/** Stubs a career whose title has changed again since the recorded change. */
const stubThirdTitle = ({ readSavedVersion }: ReturnType<typeof stubData>) =>
  readSavedVersion.mockResolvedValue({
    id: 'one',
    fields: career({ title: 'Later' }),
    version: 'third',
  });

it('the dialog shows what Restore would change, restores the earlier version, and reloads the history', async () => {
  const { data, dialog, region, restore, user } = await openDialog(
    listedChange('one'),
    stubThirdTitle,
  );
  expect(dialog.getByRole('definition')).toHaveTextContent('BeforeLaterAfterDBA');
  const release = hold(data.undo, undefined);
  doubleClick(dialog.getByText('Restore', { selector: 'button' }));
  const busy = await dialog.findByText('Restoring...');
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  expect(data.undo).toHaveBeenCalledExactlyOnceWith('one', 'third');
  data.listChanges.mockResolvedValue(lastPage(listedChange('two'), listedChange('one')));
  release();
  const toast = await findNotification('default', 'Success', 'Earlier version restored');
  expect(toast.getByText('Undo')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(restore).toHaveFocus());
  expect(region.getAllByRole('listitem')).toHaveLength(2);
  expect(data.undo).toHaveBeenCalledOnce();
});

it.each<[string, Partial<ListedChange>, Stored['fields'], string]>([
  ['was deleted after the change', {}, null, 'The career was deleted. Restoring brings it back.'],
  [
    'was added by the change',
    { before: null },
    career(),
    'The career didn’t exist before this change. Undoing the change deletes it.',
  ],
  [
    'is a service added by the change',
    { collection: 'services', before: null },
    service(),
    'The service didn’t exist before this change. Undoing the change deletes it.',
  ],
  [
    'is an SEO setting added by the change',
    { collection: 'seoSettings', before: null },
    { page: 'about', title: 'About' },
    'The SEO setting didn’t exist before this change. Undoing the change deletes it.',
  ],
  [
    'is an inquiry restored by the change',
    INQUIRY_RESTORED,
    { status: 'new', note: 'Call' },
    'The inquiry had been deleted before this change. Undoing the change deletes it again.',
  ],
  ['already matches the earlier version', {}, career({ title: 'DBA' }), NOTHING],
  ['was added by the change and then deleted', { before: null }, null, NOTHING_TO_DELETE],
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
    const { data, dialog, user } = await openDialog(changed, ({ readSavedVersion }) =>
      readSavedVersion.mockResolvedValue({ id: 'one', fields: stored, version: 'now' }),
    );
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
    await user.click(dialog.getByText(confirm, { selector: 'button' }));
    await findNotification('default', 'Success', done);
    expect(data.undo).toHaveBeenCalledExactlyOnceWith('one', 'now');
  },
);

it('an erased inquiry can’t be restored, and a failed comparison can be retried', async () => {
  expectConsoleErrors(/^Failed to compare the versions \((UndoError|TimeoutError)\)/);
  const { dialog, user, data, restore } = await openDialog(
    listedChange('one', INQUIRY_DELETED),
    (stubs) => stubs.readSavedVersion.mockRejectedValueOnce(new UndoError('gone')),
  );
  expect(
    dialog.getByText('This data was erased. It can only be restored from a backup.'),
  ).toBeInTheDocument();
  expect(dialog.queryByText('Restore', { selector: 'button' })).toBeNull();
  await user.click(dialog.getByText('Cancel'));
  data.readSavedVersion.mockRejectedValueOnce(new TimeoutError());
  await user.click(restore);
  await user.click(await screen.findByText('Try again'));
  const again = within(screen.getByRole('dialog', { name: TITLE }));
  await again.findByText('Restore', { selector: 'button' });
});

it('after a conflict, the dialog shows the new difference, even if the row has moved to a later page', async () => {
  expectConsoleErrors(/^Failed to undo the change \(ConflictError\)/);
  const { data, dialog, press } = await openDialog(listedChange('one'), stubThirdTitle);
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

it('if the history can’t be loaded, an error message appears in its place, and the user can try again', async () => {
  expectConsoleErrors(/^Failed to fetch changes \(TimeoutError\)/);
  const data = stubData(ADMINISTRATOR);
  data.listChanges.mockRejectedValueOnce(new TimeoutError());
  const { user } = renderAdmin(<SitePage />, '/admin/site');
  expect(await screen.findByText(/^The changes couldn’t be loaded\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No changes yet')).toBeInTheDocument();
});
