import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { parse } from 'csv-parse/sync';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parseService } from '@/collections/services';
import { TimeoutError } from '@/domain/errors';
import * as download from '@/lib/download';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { service } from '../support/sample-documents';
import { expectShown, named, NEXT, openDesk, stubDesk, stubPages, useTool } from './contact-desk';
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
  /** The cells in one column of the last exported file. */
  const cells = async (column: string) => {
    const [blob] = files.mock.lastCall ?? [];
    const rows = parse((await blob?.text()) ?? '', { bom: true, columns: true });
    return rows.map((row) => (row as Record<string, string>)[column]);
  };
  return { ...view, data, files, cells, lastNames: () => cells('last name') };
}

/** Selects this option in the export dialog and starts the export. */
async function exportAs(user: UserEvent, range: string | RegExp = 'This view') {
  await useTool(user, 'Export CSV');
  const dialog = within(screen.getByRole('dialog', { name: 'Export inquiries' }));
  await user.click(dialog.getByLabelText(range));
  await user.click(dialog.getByText('Export'));
}

it('“Export CSV” exports every inquiry that matches the filter and search, and “Export selected” exports only the selected inquiries', async () => {
  const { user, data, fill, lastNames } = await renderExport('?status=closed&order=oldest');
  await fill(screen.getByLabelText('Search'), 'three');
  await expectShown();
  await exportAs(user);
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

it('an export that is empty, fails, or is canceled creates no file', async () => {
  expectConsoleErrors(/^Failed to export inquiries \(TimeoutError\)/);
  const { user, data, files } = await renderExport();
  data.listContacts.mockResolvedValueOnce(lastPage());
  await exportAs(user);
  await findNotification(
    'default',
    'Nothing to export',
    'No inquiries match. Choose another view or date range.',
  );
  data.listContacts.mockRejectedValueOnce(new TimeoutError());
  await exportAs(user);
  await findFailure(
    'Failed to export inquiries. The server didn’t respond in time. Check your connection, then try again.',
  );
  const release = hold(data.listContacts, { items: [named('One')], next: NEXT });
  await exportAs(user);
  await user.click(await screen.findByText('Cancel'));
  release();
  await waitFor(() => expect(screen.queryByText('Cancel')).not.toBeInTheDocument());
  expect(files).not.toHaveBeenCalled();
  expect(data.listContacts).toHaveBeenCalledTimes(3);
});

it('the export uses the names of the saved services, or of the built-in ones if none are saved or loading them fails', async () => {
  expectConsoleErrors(/^Failed to fetch services for inquiries \(TimeoutError\)/);
  const { user, data, files, cells } = await renderExport();
  const masking = named('One', { service: 'data-masking' });
  stubPages(data, [masking, named('Two', { service: 'upgrades' })], []);
  data.listServices.mockResolvedValue([parseService('data-masking', service())]);
  await exportAs(user);
  await findSuccess('2 of 2 inquiries exported');
  expect(await cells('service')).toEqual(['Data Masking', 'upgrades']);
  expect(data.listServices).toHaveBeenCalledOnce();
  const builtIn = ['data-masking', 'System Upgrades'];
  data.listServices.mockResolvedValue([]);
  await exportAs(user);
  await waitFor(async () => expect(await cells('service')).toEqual(builtIn));
  data.listServices.mockRejectedValue(new TimeoutError());
  await exportAs(user);
  await waitFor(() => expect(files).toHaveBeenCalledTimes(3));
  expect(await cells('service')).toEqual(builtIn);
});

it('an export that is canceled while the services are loading creates no file', async () => {
  const { user, data, files } = await renderExport();
  const release = hold(data.listServices, []);
  await exportAs(user);
  await waitFor(() => expect(data.listServices).toHaveBeenCalled());
  await user.click(await screen.findByText('Cancel'));
  release();
  await waitFor(() => expect(screen.queryByText('Cancel')).not.toBeInTheDocument());
  expect(files).not.toHaveBeenCalled();
});

it('the export of a search includes matches that are not on screen', async () => {
  const { user, data, lastNames } = await renderExport();
  data.searchContacts.mockResolvedValue({ contacts: [named('One')], hasMore: true });
  data.listFound.mockResolvedValueOnce({ items: [named('One'), named('Two')], next: NEXT });
  data.listFound.mockResolvedValueOnce(lastPage(named('Two')));
  await user.type(screen.getByLabelText('Search'), 'grace{Enter}');
  await expectShown('One');
  await exportAs(user);
  await findSuccess('2 of 2 inquiries exported');
  expect((await lastNames()).sort()).toEqual(['One', 'Two']);
  expect(data.listFound.mock.calls.map(([text]) => text)).toEqual(['grace', 'grace']);
});

it('the export of possible spam checks all inquiries, even while the list is loading', async () => {
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
  await screen.findByText('Tools');
  await exportAs(user);
  await findSuccess('2 of 3 inquiries exported');
  expect(files).toHaveBeenCalledOnce();
  release();
  await expectShown('One', 'Two');
});

it('the export can cover a month or a date range, regardless of the view', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 15, 12) });
  onTestFinished(() => void vi.useRealTimers());
  const { user, data } = await renderExport('?status=closed');
  const periods = () =>
    data.listContacts.mock.calls.flatMap(([{ from, before, start }]) =>
      start ? [] : [[from, before]],
    );
  await exportAs(user, 'This month (January 2026)');
  await findSuccess('3 of 3 inquiries exported');
  await exportAs(user, 'Last month (December 2025)');
  const [january, february] = [new Date(2026, 0), new Date(2026, 1)];
  const months = [
    [january, february],
    [new Date(2025, 11), january],
  ];
  await waitFor(() => expect(periods()).toEqual(months));

  await exportAs(user, 'A date range');
  expect(screen.getByText('Choose a start date.')).toBeInTheDocument();
  const [first, last] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  fireEvent.change(first, { target: { value: '2025-03-05' } });
  fireEvent.change(last, { target: { value: '2025-03-04' } });
  await user.click(screen.getByText('Export'));
  expect(await screen.findByText(/isn’t before the start date/)).toBeInTheDocument();
  fireEvent.change(last, { target: { value: '2025-03-05' } });
  await user.click(screen.getByText('Export'));
  const day = [new Date(2025, 2, 5), new Date(2025, 2, 6)];
  await waitFor(() => expect(periods()).toEqual([...months, day]));
});
