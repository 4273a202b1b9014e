import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { parse } from 'csv-parse/sync';
import { expect, it, vi } from 'vitest';
import { parseService } from '@/collections/services';
import { TimeoutError } from '@/domain/errors';
import * as download from '@/lib/download';
import { expectConsoleErrors } from '../support/console-errors';
import { service } from '../support/sample-documents';
import {
  expectShown,
  named,
  NEXT,
  openDesk,
  stubDesk,
  stubPages,
  useTool,
} from './contact-desk-stubs';
import { findNotification } from './find-notification';
import { findFailure, findSuccess } from './render-admin';
import { hold, lastPage } from './stub-data';

const closed = (name: string, fields = {}) => named(name, { status: 'closed', ...fields });

async function renderExport(query = '') {
  const data = stubDesk();
  const files = vi.spyOn(download, 'downloadBlob').mockReturnValue();
  const two = [closed('One', { service: 'data-masking' }), closed('Two', { service: 'upgrades' })];
  stubPages(data, [...two, closed('Spam', { isSpam: true })], [closed('Three')]);
  data.countContacts.mockResolvedValue(3);
  const view = openDesk(query);
  await expectShown('One', 'Two');
  data.listContacts.mockClear();
  /** The cells in one column of the last exported file. */
  const cells = async (column: string) => {
    const [blob] = files.mock.lastCall ?? [];
    const rows = parse((await blob?.text()) ?? '', { bom: true, columns: true });
    return rows.map((row) => (row as Record<string, string>)[column]);
  };
  return { ...view, data, files, cells };
}

const exportAll = (user: UserEvent) => useTool(user, 'Export CSV');

it('“Export CSV” exports every inquiry in the view, loaded or not, but no spam', async () => {
  const { user, data, cells } = await renderExport('?status=closed&order=oldest');
  await exportAll(user);
  await findSuccess('3 inquiries exported');
  expect(await cells('last name')).toEqual(['One', 'Two', 'Three']);
  const range = { isSpam: false, status: 'closed', order: 'oldest', size: 500 };
  expect(data.listContacts.mock.calls).toEqual([
    [{ ...range, start: null }],
    [{ ...range, start: NEXT }],
  ]);
});

it('an export that is empty or fails creates no file, and a failed one can be tried again', async () => {
  expectConsoleErrors(/^Failed to export inquiries \(TimeoutError\)/);
  const { user, data, files, cells } = await renderExport();
  data.listContacts.mockResolvedValueOnce(lastPage());
  await exportAll(user);
  const words = 'No inquiries match. Choose another view or other filters.';
  await findNotification('default', 'Nothing to export', words);
  data.listContacts.mockRejectedValueOnce(new TimeoutError());
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
  const { user, data } = await renderExport();
  const releaseWrite = hold(data.write, undefined);
  await user.click(screen.getByLabelText('Select Grace One'));
  await user.click(screen.getByRole('button', { name: 'Set to Contacted' }));
  await exportAll(user);
  await findSuccess('3 inquiries exported');
  const releaseServices = hold(data.listServices, []);
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
  const { user, data, files, cells } = await renderExport();
  const expectNames = async (...names: string[]) => {
    files.mockClear();
    await exportAll(user);
    await waitFor(() => expect(files).toHaveBeenCalledOnce());
    expect((await cells('service')).slice(0, 2)).toEqual(names);
  };
  data.listServices.mockResolvedValue([parseService('data-masking', service())]);
  await expectNames('Data Masking', 'upgrades');
  data.listServices.mockResolvedValue([]);
  await expectNames('data-masking', 'System Upgrades');
  data.listServices.mockRejectedValue(new TimeoutError());
  await expectNames('data-masking', 'System Upgrades');
});

it('the export of a search that was stopped has what it has found, and says so', async () => {
  const { user, data, cells } = await renderExport();
  let page = 0;
  data.listContacts.mockImplementation(() => {
    page += 1;
    return Promise.resolve({ items: [named(`Two${page}`)], next: NEXT });
  });
  await user.type(screen.getByLabelText('Search'), 'two3{Enter}');
  await screen.findByText('Search older inquiries');
  await exportAll(user);
  await findSuccess(
    '1 inquiry exported. The search was stopped, so older inquiries may be missing.',
  );
  expect(await cells('last name')).toEqual(['Two3']);
});

it('the period limits the list and its export, in either order of its days', async () => {
  const { user, data, cells } = await renderExport();
  const sent = (lastName: string, day: number) =>
    named(lastName, { createdAt: new Date(2025, 2, day) });
  stubPages(data, [sent('One', 5), sent('Two', 6)], [sent('Three', 7)]);
  const expectPeriod = (from?: Date, before?: Date) =>
    waitFor(() => expect(data.listContacts.mock.lastCall?.[0]).toMatchObject({ from, before }));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Filter inquiries' }));
  fireEvent.change(dialog.getByLabelText('Sent on or after'), { target: { value: '2025-03-06' } });
  fireEvent.change(dialog.getByLabelText('Sent on or before'), { target: { value: '2025-03-05' } });
  await user.click(dialog.getByText('Apply'));
  await expectPeriod(new Date(2025, 2, 5), new Date(2025, 2, 7));
  expect(screen.getByText('from Mar 05, 2025 to Mar 06, 2025')).toBeInTheDocument();
  await exportAll(user);
  await findSuccess('2 inquiries exported');
  expect(await cells('last name')).toEqual(['One', 'Two']);
  data.listContacts.mockClear();
  await user.click(screen.getByText('Clear filters'));
  const all = { isSpam: false, size: 50, start: null };
  await waitFor(() => expect(data.listContacts).toHaveBeenLastCalledWith(all));
});
