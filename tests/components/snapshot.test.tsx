import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AdminLayout } from '@/back-office/frame/admin-layout';
import { Snapshot } from '@/back-office/site/snapshot';
import type { Content, StoredDocument } from '@/collections/snapshot';
import * as snapshotData from '@/data/snapshot';
import { AccessDeniedError, ConflictError, TimeoutError } from '@/domain/errors';
import * as download from '@/lib/download';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { career, service } from '../support/sample-documents';
import { fileCareer, fileService, fileSetting, snapshotFile } from '../support/snapshot-files';
import { findNotification, hasNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, hold, stubData } from './stub-data';

const DATE = '2024-03-05T14:30:00.000000000Z';
const storedOf = (id: string, fields: Record<string, unknown>): StoredDocument => ({
  ...{ id, fields, createdAt: DATE, updatedAt: DATE },
});

/** Saved content: the service in FILE, a career that differs from FILE, and a career that FILE doesn't have. */
const STORED: Content<StoredDocument> = {
  services: [storedOf('data-masking', service())],
  careers: [
    storedOf('dba', career({ title: 'Before', requirements: ['SQL'] })),
    storedOf('extra', career({ title: 'Extra' })),
  ],
  stories: [],
  seoSettings: [],
};

const CONFLICT = new ConflictError();

const FILE = snapshotFile({
  services: [fileService()],
  careers: [fileCareer({ title: 'After', requirements: ['SQL', 'Tact'] })],
  seoSettings: [fileSetting({ id: 'about', page: 'about' })],
});

function renderSnapshot() {
  const data = {
    ...stubData(ADMINISTRATOR),
    readContent: vi.spyOn(snapshotData, 'readContent').mockResolvedValue(STORED),
  };
  const files = vi.spyOn(download, 'downloadBlob').mockReturnValue();
  const panel = (
    <AdminLayout heading="Site">
      <Snapshot />
    </AdminLayout>
  );
  const { user } = renderAdmin(panel, '/admin/site');
  const region = within(screen.getByRole('region', { name: 'Snapshot' }));
  const choose = (content: string, name = 'content.json') =>
    user.upload(region.getByLabelText('Snapshot file'), new File([content], name));
  return {
    ...{ data, files, user, region, choose },
    press: (name: string) => user.click(region.getByRole('button', { name })),
    /** Compares FILE with the saved content. */
    compare: async () => {
      await choose(JSON.stringify(FILE));
      await region.findByRole('heading', { name: 'Changes from content.json' });
    },
    findHeading: (name: string | RegExp) => region.findByRole('heading', { name }),
    groupOf: (heading: string) => region.getByText(heading).closest('details'),
    pressInActivity: async (name: string) => {
      await user.click(screen.getByText('Activity'));
      await user.click(screen.getByRole('button', { name }));
    },
  };
}

it('the export downloads the content in a file with the date in its name and lists omitted documents', async () => {
  const { data, files, press, region } = renderSnapshot();
  await press('Export content');
  await findNotification('default', 'Success', '3 documents exported');
  const [blob, name] = files.mock.lastCall ?? [];
  expect(name).toMatch(/^consulting-site-content-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse((await blob?.text()) ?? '')).toMatchObject({
    version: 1,
    services: [{ id: 'data-masking', createdAt: DATE }],
    careers: [{ id: 'dba', title: 'Before' }, { id: 'extra' }],
    seoSettings: [],
  });
  expect(region.queryByText(/left out/)).not.toBeInTheDocument();
  data.readContent.mockResolvedValue({ ...STORED, services: [storedOf('broken', { name: 7 })] });
  await press('Export content');
  expect(await region.findByText(/^1 invalid document left out/)).toBeInTheDocument();
  expect(region.getByText('Services, “broken”')).toBeInTheDocument();
});

it('an export can be canceled, and if an export or comparison fails, a notification gives the reason and no file is created', async () => {
  expectConsoleErrors(/^Failed to (export|compare) \(TimeoutError\)/);
  const { user, data, files, press, region, choose } = renderSnapshot();
  const { released, release } = deferred();
  data.readContent.mockImplementationOnce(async ({ signal, onProgress }) => {
    onProgress(200, 500);
    await released;
    signal.throwIfAborted();
    return STORED;
  });
  await press('Export content');
  expect(await screen.findByText('200 of 500')).toBeInTheDocument();
  const importing = region.getByRole('button', { name: 'Import content' });
  expect(importing).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  release();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  data.readContent.mockRejectedValue(new TimeoutError());
  const reason = 'The server didn’t respond in time. Check your connection, then try again.';
  await press('Export content');
  await findNotification('destructive', 'Error', `Failed to export. ${reason}`);
  await choose(JSON.stringify(FILE));
  await findNotification('destructive', 'Error', `Failed to compare. ${reason}`);
  expect(files).not.toHaveBeenCalled();
});

it('the comparison shows each changed field, and the import removes documents only if the user checks the box', async () => {
  expectConsoleErrors(/^Failed to import \(ConflictError\)/);
  const { data, user, region, press, compare, findHeading } = renderSnapshot();
  await compare();
  expect(
    region.getByText('1 document to add, 1 to change, 0 to remove, 1 unchanged'),
  ).toBeVisible();
  expect(region.queryByText('Job Title')).not.toBeInTheDocument();
  await user.click(region.getByText(/^Career/));
  const differences = (await region.findByText('Job Title')).closest('dl');
  expect([...(differences?.children ?? [])].map((row) => row.textContent)).toEqual([
    ...['Job TitleBeforeBeforeAfterAfter', 'RequirementsAddedTact'],
  ]);
  expect(region.getByText(/^SEO settings for/)).toHaveTextContent('“About Page”');
  expect(region.queryByText(/^To remove/)).not.toBeInTheDocument();
  const name = 'Remove documents that aren’t in the file (1)';
  const box = region.getByRole('checkbox', { name });
  expect(box).not.toBeChecked();
  expect(region.getByRole('button', { name: 'Import 2 changes' })).toBeInTheDocument();
  await user.click(box);
  expect(region.getByText('To remove (1)')).toBeInTheDocument();
  expect(data.write).not.toHaveBeenCalled();
  data.write.mockImplementation((path) =>
    path === 'careers/extra' ? Promise.reject(CONFLICT) : Promise.resolve(undefined),
  );
  await press('Import 3 changes');
  await findHeading('2 of 3 changes imported');
  expect(data.write.mock.calls).toEqual([
    ['careers/dba', expect.objectContaining({ requirements: ['SQL', 'Tact'] }), DATE],
    ['seoSettings/about', expect.objectContaining({ page: 'about', title: 'Home' }), ''],
    ['careers/extra', null, DATE],
  ]);
  // Comparing the remaining changes keeps the box checked.
  await press('Import the rest');
  expect(await region.findByRole('checkbox')).toBeChecked();
});

it('an import can be undone, also after its undo was canceled, and each step moves focus to its result', async () => {
  const { data, user, region, press, compare, findHeading } = renderSnapshot();
  await compare();
  await press('Import 2 changes');
  expect(await findHeading('2 of 2 changes imported')).toHaveFocus();
  expect(region.queryByRole('button', { name: 'Import the rest' })).not.toBeInTheDocument();
  const release = hold(data.undo, undefined);
  await press('Undo import');
  await user.click(await screen.findByText('Cancel'));
  release();
  await findHeading('1 change undone');
  await press('Undo import');
  expect(await findHeading('2 changes undone')).toHaveFocus();
  expect(hasNotification()).toBe(false);
  expect(data.undo.mock.calls).toEqual([['seoSettings~about~saved'], ['careers~dba~saved']]);
  expect(region.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();
  await press('Close');
  expect(region.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Snapshot' })).toHaveFocus());
});

it('after a failed or canceled import, the report shows what was imported, and the rest can be imported later', async () => {
  expectConsoleErrors(/^Failed to import \(AccessDeniedError\)/);
  const { user, data, region, press, compare, groupOf, findHeading } = renderSnapshot();
  data.write.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new AccessDeniedError());
  await compare();
  await press('Import 2 changes');
  await findHeading('1 of 2 changes imported');
  expect(region.getAllByText(/^You may be signed out/)).toHaveLength(2);
  expect(groupOf('Imported (1)')).toHaveTextContent(/\)Career “After”$/);
  expect(groupOf('Not imported (1)')).toHaveTextContent(
    /\)SEO settings for “About Page”You may be signed out/,
  );
  const careers = [storedOf('dba', career({ title: 'After', requirements: ['SQL', 'Tact'] }))];
  data.readContent.mockResolvedValue({ ...STORED, services: [], careers });
  await press('Import the rest');
  await region.findByText('2 documents to add, 0 to change, 0 to remove, 1 unchanged');
  const release = hold(data.write, undefined);
  await press('Import 2 changes');
  await user.click(await screen.findByText('Cancel'));
  release();
  await findHeading('1 of 2 changes imported');
  expect(region.getByText('The import stopped before it was complete.')).toBeInTheDocument();
});

it('after a timeout, “Try again” continues the import, whose changes are then reported and undone together, with each conflict', async () => {
  expectConsoleErrors(/^Failed to import \(ConflictError\)/, /\(TimeoutError\)/, /^Failed to undo/);
  const view = renderSnapshot();
  const { data, region, press, groupOf } = view;
  data.write.mockRejectedValueOnce(CONFLICT).mockResolvedValueOnce(undefined);
  data.write.mockRejectedValueOnce(new TimeoutError());
  await view.compare();
  await view.user.click(region.getByRole('checkbox'));
  await press('Import 3 changes');
  await region.findByText('Not imported (2)');
  expect(region.getAllByText(/^Someone else has since changed or deleted this/)).toHaveLength(2);
  expect(region.getByText(/^The server didn’t respond/)).toBeInTheDocument();
  data.write.mockRejectedValueOnce(CONFLICT);
  await view.pressInActivity('Try again: 1 of 3 changes imported');
  await view.findHeading('2 of 3 changes imported');
  expect(groupOf('Not imported (1)')).toHaveTextContent('Career “After”');
  data.undo.mockRejectedValueOnce(CONFLICT);
  await press('Undo import');
  await view.findHeading('1 change undone');
  expect(groupOf('Not undone: since changed by someone else (1)')).toHaveTextContent(/“Extra”/);
  expect(screen.queryByRole('button', { name: /^Undo:/ })).not.toBeInTheDocument();
});

it('if a file is too large or invalid, the panel shows an error, and the next file can be read', async () => {
  const { data, region, user, choose, compare, findHeading } = renderSnapshot();
  const large = new File(['{}'], 'large.json');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  const read = vi.spyOn(large, 'arrayBuffer');
  await user.upload(region.getByLabelText('Snapshot file'), large);
  await region.findByText(/^The file is larger than 10 MB/);
  expect(read).not.toHaveBeenCalled();
  await choose('{"format":', 'broken.json');
  const heading = await findHeading(/^broken.json can’t be imported/);
  await waitFor(() => expect(heading).toHaveFocus());
  expect(region.getByText(/^The file isn’t valid JSON in UTF-8\./)).toBeVisible();
  expect(data.readContent).not.toHaveBeenCalled();
  await compare();
  expect(region.queryByText(/can’t be imported/)).not.toBeInTheDocument();
});

it('no import button appears for a file with the same content, or one that would replace an invalid saved document', async () => {
  const { data, region, choose } = renderSnapshot();
  for (const [saved, file, message] of [
    [[], [], '0 documents to add, 0 to change, 0 to remove, 1 unchanged'],
    [[storedOf('dba', { title: 7 })], [fileCareer()], /^The saved version isn’t valid/],
  ] as const) {
    data.readContent.mockResolvedValue({ ...STORED, careers: [...saved] });
    await choose(JSON.stringify(snapshotFile({ seoSettings: [], careers: [...file] })));
    await region.findByText(message);
    expect(region.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
  }
});
