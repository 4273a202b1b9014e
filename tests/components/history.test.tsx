import { screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { RecordedChange } from '@/collections/recorded-change';
import { TimeoutError } from '@/domain/errors';
import { SitePage } from '@/pages/admin/site-page';
import { expectConsoleErrors } from '../support/console-errors';
import { career, contact, service } from '../support/sample-documents';
import { doubleClick } from './double-click';
import { findNotification } from './find-notification';
import { listedChange } from './listed-change';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, openStore } from './store';

const ERASED = 'This data was erased. It can only be restored from a backup.';
const CONTACT = { collection: 'contacts' } as const;
const STATUS_SET = { ...CONTACT, before: { status: 'new' }, after: { status: 'contacted' } };
const INQUIRY_RESTORED = { ...CONTACT, before: null, after: { status: 'new' } };
const INQUIRY_DELETED = { ...CONTACT, before: { status: 'new' }, after: null };

const ONE_SAVED = { saved: { 'careers/one': career({ title: 'Oracle DBA' }) } };

/** Opens the history with these changes, the newest first. The documents in `saved` still exist. */
async function renderChanges(
  changes: RecordedChange[],
  { saved = {}, pageSize = 50 }: { saved?: Record<string, object>; pageSize?: number } = {},
) {
  const store = openStore(ADMINISTRATOR);
  for (const [path, fields] of Object.entries(saved)) store.put(path, fields);
  for (const change of changes) store.put(`changes/${change.id}`, change);
  store.limitPages(pageSize);
  const view = renderAdmin(<SitePage />, '/admin/site');
  const region = within(await screen.findByRole('region', { name: 'History' }));
  await region.findAllByText(/^Mar/);
  const rows = () => region.getAllByText(/^Mar/).map((time) => time.closest('li') as HTMLElement);
  return { ...view, store, region, rows };
}

it('the history shows who changed what and when, in pages, with links to the documents that still exist', async () => {
  const view = await renderChanges(
    [
      listedChange('a b'),
      listedChange('gone'),
      listedChange('masking', { collection: 'services', after: { name: 'Masking' } }),
      listedChange('x', { collection: 'seoSettings', before: { page: 'about' }, after: null }),
      listedChange('7f3k2qxm', STATUS_SET),
      listedChange('n0te0001', { ...STATUS_SET, id: 'erased' }),
      listedChange('four', { uid: 'nameless', email: '' }),
    ],
    {
      pageSize: 6,
      saved: {
        'careers/a b': career(),
        'services/masking': service(),
        'seoSettings/x': { page: 'about' },
        'contacts/7f3k2qxm': contact({ firstName: 'Ada', lastName: 'Byron' }),
      },
    },
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
    ['set the status of inquiry N0TE-0001 to “contacted”', undefined],
  ]);
  expect(view.region.getByRole('link', { name: 'Ada Byron' })).toBeInTheDocument();
  await view.user.click(view.region.getByRole('button', { name: 'Load more' }));
  expect(await view.region.findByText('An administrator')).toBeInTheDocument();
  expect(view.store.calls('listChanges').map(([{ size }]) => size)).toEqual([50, 50]);
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

it('every row offers Undo or says why it can’t be undone', async () => {
  const { rows } = await renderChanges([
    listedChange('added', { before: null }),
    listedChange('changed'),
    listedChange('1nqu1ry1', INQUIRY_RESTORED),
    listedChange('erased', { ...INQUIRY_DELETED, collection: 'deletedContacts' }),
    listedChange('n0te0001', { ...CONTACT, before: { note: null }, after: { note: '…' } }),
    listedChange('invalid', { before: { title: '' } }),
  ]);
  const ada = '(ada@example.com';
  expect(
    rows().map(
      (row) => (row.querySelector('button') ?? row.querySelector('.shrink-0'))?.textContent,
    ),
  ).toEqual([
    `Undo this change: delete the career ${ada} added the career “Oracle DBA”)`,
    `Undo this change: set Job Title to “DBA” ${ada} changed the career “Oracle DBA”)`,
    `Undo this change: delete the inquiry ${ada} restored inquiry 1NQU-1RY1)`,
    ERASED,
    'The history doesn’t keep the text of notes.',
    'The earlier version no longer passes validation. Edit the current one instead.',
  ]);
});

it('an action is one row that counts its documents, also across pages and commits, and has Undo if all are loaded', async () => {
  const at = (minute: number) => new Date(2024, 2, 5, 14, minute);
  const positioned = (slug: string, position: number) => service({ slug, position });
  const moved = (id: string, from: number) =>
    listedChange(id, {
      ...{ collection: 'services', before: positioned(id, from), after: positioned(id, 3 - from) },
      ...{ action: 'move', size: 2, at: at(30) },
    });
  const closed = (id: string, minute: number, size: number) =>
    listedChange(id, { ...STATUS_SET, at: at(minute), action: 'all', size });
  const { rows, region, store, user } = await renderChanges(
    [moved('a', 1), moved('b', 2), closed('1', 1, 100), closed('2', 0, 200)],
    {
      pageSize: 3,
      saved: { 'services/a': positioned('a', 2), 'services/b': positioned('b', 1) },
    },
  );
  await user.click(region.getByRole('button', { name: 'Load more' }));
  await waitFor(() =>
    expect(rows().map((row) => row.querySelector('p')?.textContent)).toEqual([
      'ada@example.com changed 2 services',
      'ada@example.com set the status of 300 inquiries to “contacted”',
    ]),
  );
  const [move, close] = rows();
  expect(within(close as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  await user.click(within(move as HTMLElement).getByRole('button', { name: /^Undo this/ }));
  await findNotification('default', 'Success', 'Change undone');
  // Both in one change.
  expect(store.calls('commit').map(([changes]) => changes.length)).toEqual([1]);
  expect(store.get('services/a')).toMatchObject({ position: 1 });
  expect(store.get('services/b')).toMatchObject({ position: 2 });
});

it('Undo in a row restores the earlier fields, once, and the history is read again', async () => {
  const { store, region } = await renderChanges([listedChange('one')], ONE_SAVED);
  const release = store.hold('commit');
  const button = region.getByRole('button', { name: /^Undo this/ });
  doubleClick(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  release();
  const toast = await findNotification('default', 'Success', 'Change undone');
  expect(toast.getByText('Undo')).toBeInTheDocument();
  expect(region.getAllByRole('listitem')).toHaveLength(2);
  expect(store.get('careers/one')).toMatchObject(career({ title: 'DBA' }));
});

it('Undo in a row says if someone has changed the document since, or if there is nothing to undo', async () => {
  expectConsoleErrors(/^Failed to undo the change \(ConflictError\)/);
  const { store, region, user } = await renderChanges([listedChange('one')], ONE_SAVED);
  const press = () => user.click(region.getByRole('button', { name: /^Undo this/ }));
  store.put('careers/one', career({ title: 'Theirs' }));
  await press();
  const notification = await findNotification('destructive', 'Error', 'Failed to undo the change');
  expect(notification.getByText(/, so nothing was undone\. The history/)).toBeInTheDocument();
  store.put('careers/one', career({ title: 'DBA' }));
  await press();
  await findNotification(
    'default',
    'Nothing changed',
    'It was already undone, or erased in the meantime.',
  );
});

it('a URL that ends with #history scrolls to the history; if it can’t be loaded, an error message appears in its place, and the user can try again', async () => {
  expectConsoleErrors(/^Failed to fetch changes \(TimeoutError\)/);
  const store = openStore(ADMINISTRATOR);
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  store.fail('listChanges', new TimeoutError());
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

it('the filter says that it can’t use an invalid subject in the URL, and choosing one adds an entry to the browser history', async () => {
  const store = openStore(ADMINISTRATOR);
  const page = (
    <>
      <SitePage />
      <Browser />
    </>
  );
  const { user, choose } = renderAdmin(page, '/admin/site?subject=deletedContacts');
  expect(await screen.findByText('No changes yet')).toBeInTheDocument();
  expect(screen.getByText(/can’t use “subject=deletedContacts” from your link/)).toBeVisible();
  const filter = screen.getByRole('combobox', { name: /^Where/ });
  await user.click(filter);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  const subjects = ['Careers', 'Services', 'Stories', 'SEO settings', 'Firm', 'Inquiries'];
  expect(options).toEqual(['Everywhere', ...subjects]);
  const expectQuery = (text: string) =>
    waitFor(() => expect(screen.getByTestId('query').textContent).toBe(text));
  await choose(filter, 'Inquiries');
  await expectQuery('?subject=contacts');
  expect(screen.queryByText(/from your link/)).not.toBeInTheDocument();
  expect(store.calls('listChanges').map(([{ subject }]) => subject)).toEqual(['', 'contacts']);
  expect(await screen.findByText('No changes match')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all changes' }));
  await expectQuery('');
  await waitFor(() => expect(screen.getByRole('region', { name: 'History' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await expectQuery('?subject=contacts');
});
