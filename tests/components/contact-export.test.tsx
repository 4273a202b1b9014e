import { screen, waitFor } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { expect, it, vi } from 'vitest';
import * as download from '@/lib/download';
import { TimeoutError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { expectShown, named, NEXT, openDesk, stubDesk, stubPages } from './contact-desk';
import { findNotification } from './find-notification';
import { findFailure, findSuccess } from './render-admin';
import { hold, lastPage } from './stub-data';

async function renderExport(query = '') {
  const data = stubDesk();
  const files = vi.spyOn(download, 'downloadBlob').mockReturnValue();
  stubPages(data, [named('One'), named('Two')], [named('Three')]);
  data.countContacts.mockResolvedValue(3);
  const view = openDesk(query);
  await expectShown('One', 'Two');
  data.listContacts.mockClear();
  const lastNames = async () => {
    const [blob] = files.mock.lastCall ?? [];
    const rows = parse((await blob?.text()) ?? '', { bom: true, columns: true });
    return rows.map((row) => (row as Record<string, string>)['last name']);
  };
  return { ...view, data, files, lastNames };
}

it('exports what the filter finds, page by page, without what the typed words leave out; from the bar only the selected ones, which it has read', async () => {
  const { user, data, fill, lastNames } = await renderExport('?status=closed&order=oldest');
  await fill(screen.getByLabelText('Search'), 'three');
  await expectShown();
  await user.click(screen.getByText('Export CSV'));
  await findSuccess('1 of 3 inquiries exported');
  expect(await lastNames()).toEqual(['Three']);
  expect(data.listContacts.mock.calls).toEqual(
    [null, NEXT].map((start) => [{ status: 'closed', order: 'oldest', size: 500, start }]),
  );
  await fill(screen.getByLabelText('Search'), '');
  await user.click(await screen.findByLabelText('Select Grace Two'));
  data.listContacts.mockClear();
  await user.click(screen.getByRole('button', { name: 'Export selected' }));
  await waitFor(async () => expect(await lastNames()).toEqual(['Two']));
  expect(data.listContacts).not.toHaveBeenCalled();
});

it('nothing to export, a failure, and Cancel, which reads nothing more, leave no file', async () => {
  expectConsoleErrors(/^Failed to export \(TimeoutError\)/);
  const { user, data, files } = await renderExport();
  const button = screen.getByText('Export CSV');
  data.listContacts.mockResolvedValueOnce(lastPage());
  await user.click(button);
  await findNotification('default', 'Nothing to export', 'There are no inquiries in this view.');
  data.listContacts.mockRejectedValueOnce(new TimeoutError());
  await user.click(button);
  await findFailure('Failed to export. The connection failed. Please try again.');
  const release = hold(data.listContacts, { items: [named('One')], next: NEXT });
  await user.click(button);
  await user.click(await screen.findByText('Cancel'));
  release();
  await waitFor(() => expect(screen.queryByText('Cancel')).not.toBeInTheDocument());
  expect(files).not.toHaveBeenCalled();
  expect(data.listContacts).toHaveBeenCalledTimes(3);
});

it('exports all that a search finds, not only what it shows', async () => {
  const { user, data, lastNames } = await renderExport();
  data.searchContacts.mockResolvedValue({ contacts: [named('One')], hasMore: true });
  data.listFound.mockResolvedValueOnce({ items: [named('One'), named('Two')], next: NEXT });
  data.listFound.mockResolvedValueOnce(lastPage(named('Two')));
  await user.type(screen.getByLabelText('Search'), 'grace{Enter}');
  await expectShown('One');
  await user.click(screen.getByText('Export CSV'));
  await findSuccess('2 of 2 inquiries exported');
  expect((await lastNames()).sort()).toEqual(['One', 'Two']);
  expect(data.listFound.mock.calls.map(([text]) => text)).toEqual(['grace', 'grace']);
});

it('possible spam is judged by all inquiries, also while the list is still loading', async () => {
  const data = stubDesk();
  const files = vi.spyOn(download, 'downloadBlob').mockReturnValue();
  const { released, release } = deferred();
  const link = { message: 'https://a.com https://b.com https://c.com' };
  data.listContacts.mockImplementation(async ({ size }) => {
    if (size === 50) await released;
    return lastPage(named('One', link), named('Two', link), named('Three'));
  });
  data.countContacts.mockResolvedValue(3);
  const { user } = openDesk('?view=suspected');
  await user.click(await screen.findByText('Export CSV'));
  await findSuccess('2 of 3 inquiries exported');
  expect(files).toHaveBeenCalledOnce();
  release();
  await expectShown('One', 'Two');
});
