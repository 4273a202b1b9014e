import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { parse } from 'csv-parse/sync';
import { expect, it, vi } from 'vitest';
import { TimeoutError } from '@/domain/errors';
import * as download from '@/lib/download';
import { expectConsoleErrors } from '../support/console-errors';
import { storedService } from '../support/admin-documents';
import { expectShown, named, openDesk, shownNames, storeOf, useTool } from './contact-desk';
import { findNotification } from './find-notification';
import { findFailure, findSuccess } from './render-admin';

const closed = (name: string, fields = {}) => named(name, { status: 'closed', ...fields });

const FOUR = [
  closed('One', { service: 'data-masking' }),
  closed('Two', { service: 'upgrades' }),
  closed('Spam', { isSpam: true }),
  closed('Three'),
];

/** Opens the desk with inquiries, more than it loads. */
async function renderExport(query = '', contacts = FOUR, pageSize = 3) {
  const store = storeOf(...contacts);
  store.limitPages(pageSize);
  const files = vi.spyOn(download, 'downloadBlob').mockReturnValue();
  const view = openDesk(query);
  await waitFor(() => expect(shownNames()).not.toEqual([]));
  /** The cells in one column of the last exported file. */
  const cells = async (column: string) => {
    const [blob] = files.mock.lastCall ?? [];
    const rows = parse((await blob?.text()) ?? '', { bom: true, columns: true });
    return rows.map((row) => (row as Record<string, string>)[column]);
  };
  return { ...view, store, files, cells };
}

const exportAll = (user: UserEvent) => useTool(user, 'Export CSV');

it('“Export CSV” exports every inquiry in the view, loaded or not, but no spam', async () => {
  const contacts = [named('New'), ...FOUR];
  const { user, store, cells } = await renderExport('?status=closed&order=oldest', contacts);
  await exportAll(user);
  await findSuccess('3 inquiries exported');
  expect(await cells('last name')).toEqual(['Three', 'Two', 'One']);
  expect(store.calls('listContacts').map(([{ size }]) => size)).toEqual([50, 500, 500]);
});

it('an export that is empty or fails creates no file, and a failed one can be tried again', async () => {
  expectConsoleErrors(/^Failed to export inquiries \(TimeoutError\)/);
  const { user, store, files, cells } = await renderExport();
  for (const { id } of FOUR) store.put(`contacts/${id}`, null);
  await exportAll(user);
  const words = 'No inquiries match. Choose another view or other filters.';
  await findNotification('default', 'Nothing to export', words);
  store.add('contacts', ...FOUR);
  store.fail('listContacts', new TimeoutError());
  await exportAll(user);
  const failure = await findFailure('Failed to export inquiries');
  // Nothing can have been saved.
  const reason = 'The server didn’t respond in time. Check your connection, then try again.';
  expect(failure.getByText(reason)).toBeInTheDocument();
  expect(files).not.toHaveBeenCalled();
  await user.click(failure.getByText('Try again'));
  await findSuccess('3 inquiries exported');
  expect(await cells('last name')).toEqual(['One', 'Two', 'Three']);
});

it('an export doesn’t wait for a change that is being saved, and a change doesn’t wait for an export', async () => {
  const { user, store } = await renderExport();
  const releaseWrite = store.hold('commit');
  await user.click(screen.getByLabelText('Select Grace One'));
  await user.click(screen.getByRole('button', { name: 'Set to Contacted' }));
  await exportAll(user);
  await findSuccess('3 inquiries exported');
  const releaseServices = store.hold('listServices');
  await exportAll(user);
  expect(await screen.findByText('Marking 1 inquiry as Contacted…')).toBeInTheDocument();
  releaseWrite();
  await findSuccess('1 inquiry marked as Contacted');
  expect(await screen.findByText('Exporting inquiries…')).toBeInTheDocument();
  releaseServices();
  await findSuccess('3 inquiries exported');
  expect(screen.queryByText('Exporting inquiries…')).not.toBeInTheDocument();
});

it('the export uses the names of the saved services, or of the built-in ones if none are saved or loading them fails', async () => {
  expectConsoleErrors(/^Failed to fetch services for inquiries \(TimeoutError\)/);
  const { user, store, files, cells } = await renderExport();
  const expectNames = async (...names: string[]) => {
    files.mockClear();
    await exportAll(user);
    await waitFor(() => expect(files).toHaveBeenCalledOnce());
    expect((await cells('service')).slice(0, 2)).toEqual(names);
  };
  store.add('services', storedService('data-masking'));
  await expectNames('Data Masking', 'upgrades');
  store.put('services/data-masking', null);
  await expectNames('data-masking', 'System Upgrades');
  store.fail('listServices', new TimeoutError());
  await expectNames('data-masking', 'System Upgrades');
});

it('the export of a search that was stopped has what it has found, and says so', async () => {
  const contacts = Array.from({ length: 12 }, (_, page) => named(`Two${page}`));
  const { user, cells } = await renderExport('?q=two3', contacts, 1);
  await screen.findByText('Search older inquiries');
  await exportAll(user);
  await findSuccess(
    '1 inquiry exported. The search was stopped, so older inquiries may be missing.',
  );
  expect(await cells('last name')).toEqual(['Two3']);
});

it('the period limits the list and its export, in either order of its days', async () => {
  const sent = (lastName: string, day: number) =>
    named(lastName, { createdAt: new Date(2025, 2, day) });
  const contacts = [sent('Three', 7), sent('Two', 6), sent('One', 5), sent('None', 4)];
  const { user, cells } = await renderExport('', contacts);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Filter inquiries' }));
  fireEvent.change(dialog.getByLabelText('Sent on or after'), { target: { value: '2025-03-06' } });
  fireEvent.change(dialog.getByLabelText('Sent on or before'), { target: { value: '2025-03-05' } });
  await user.click(dialog.getByText('Apply'));
  await expectShown('Two', 'One');
  expect(screen.getByText('from Mar 05, 2025 to Mar 06, 2025')).toBeInTheDocument();
  await exportAll(user);
  await findSuccess('2 inquiries exported');
  expect(await cells('last name')).toEqual(['Two', 'One']);
  await user.click(screen.getByText('Clear filters'));
  await expectShown('Three', 'Two', 'One');
});
