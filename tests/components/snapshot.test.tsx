import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Snapshot } from '@/back-office/site/snapshot';
import type { Content, StoredDocument } from '@/collections/snapshot';
import {
  newImportItem,
  type ImportItem,
  type ImportState,
  type PlannedChange,
} from '@/collections/snapshot-plan';
import * as snapshotData from '@/data/snapshot';
import { AccessDeniedError, ConflictError, TimeoutError } from '@/domain/errors';
import * as download from '@/lib/download';
import { AdminLayout } from '@/pages/admin/admin-layout';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { career, service } from '../support/sample-documents';
import { fileCareer, fileService, fileSetting, snapshotFile } from '../support/snapshot-files';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, stubData } from './stub-data';

const DATE = '2024-03-05T14:30:00.000000000Z';
const storedOf = (id: string, fields: Record<string, unknown>): StoredDocument => ({
  id,
  fields,
  createdAt: DATE,
  updatedAt: DATE,
});

/** Saved content: the service in FILE, a career that differs from FILE, and a career that FILE doesn't have. */
const STORED: Content<StoredDocument> = {
  services: [storedOf('data-masking', service())],
  careers: [
    storedOf('dba', career({ title: 'Before', requirements: ['SQL'] })),
    storedOf('extra', career({ title: 'Extra' })),
  ],
  seoSettings: [],
};

const FILE = snapshotFile({
  services: [fileService()],
  careers: [fileCareer({ title: 'After', requirements: ['SQL', 'Tact'] })],
  seoSettings: [fileSetting({ id: 'about', page: 'about' })],
});

const itemsOf = (changes: PlannedChange[], ...results: [ImportState, unknown?][]) =>
  changes.map((change, index): ImportItem => {
    const [state, error = null] = results[index] ?? ['waiting'];
    return { ...newImportItem(change), state, error };
  });

function renderSnapshot() {
  stubData(ADMINISTRATOR);
  const data = {
    readContent: vi.spyOn(snapshotData, 'readContent').mockResolvedValue(STORED),
    importChanges: vi
      .spyOn(snapshotData, 'importChanges')
      .mockImplementation((changes) => Promise.resolve(itemsOf(changes, ['done'], ['done']))),
    undoImport: vi
      .spyOn(snapshotData, 'undoImport')
      .mockImplementation((items) =>
        Promise.resolve(items.map((item) => ({ ...item, state: 'undone' }))),
      ),
  };
  const files = vi.spyOn(download, 'downloadBlob').mockReturnValue();
  const view = renderAdmin(
    <AdminLayout heading="Site">
      <Snapshot />
    </AdminLayout>,
    '/admin/site',
  );
  const region = within(screen.getByRole('region', { name: 'Snapshot' }));
  const choose = (content: string, name = 'content.json') =>
    view.user.upload(region.getByLabelText('Snapshot file'), new File([content], name));
  return {
    ...view,
    data,
    files,
    choose,
    region,
    press: (name: string | RegExp) => view.user.click(region.getByRole('button', { name })),
    /** Compares FILE with the saved content. */
    compare: async () => {
      await choose(JSON.stringify(FILE));
      await region.findByRole('heading', { name: 'Changes from content.json' });
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
  const { data, user, region, press, compare } = renderSnapshot();
  await compare();
  expect(
    region.getByText('1 document to add, 1 to change, 0 to remove, 1 unchanged'),
  ).toBeVisible();
  const career = region.getByText(/^Career/);
  expect(region.queryByText('Job Title')).not.toBeInTheDocument();
  await user.click(career);
  const differences = (await region.findByText('Job Title')).closest('dl');
  expect([...(differences?.children ?? [])].map((row) => row.textContent)).toEqual([
    'Job TitleBeforeBeforeAfterAfter',
    'RequirementsAddedTact',
  ]);
  expect(region.getByText(/^SEO settings for/)).toHaveTextContent('“About Page”');
  expect(region.queryByText(/^To remove/)).not.toBeInTheDocument();
  const box = region.getByRole('checkbox', {
    name: 'Remove documents that aren’t in the file (1)',
  });
  expect(box).not.toBeChecked();
  expect(region.getByRole('button', { name: 'Import 2 changes' })).toBeInTheDocument();
  await user.click(box);
  expect(region.getByText('To remove (1)')).toBeInTheDocument();
  expect(data.importChanges).not.toHaveBeenCalled();
  await press('Import 3 changes');
  await region.findByRole('heading', { name: '2 of 3 changes imported' });
  const [changes = []] = data.importChanges.mock.lastCall ?? [];
  expect(changes.map(({ id, after }) => [id, after === null])).toEqual([
    ['dba', false],
    ['about', false],
    ['extra', true],
  ]);
  // Comparing the remaining changes keeps the box checked.
  await press('Import the rest');
  expect(await region.findByRole('checkbox')).toBeChecked();
});

it('an import can be undone, and each step moves focus to its result', async () => {
  const { data, region, press, compare } = renderSnapshot();
  await compare();
  await press('Import 2 changes');
  expect(await region.findByRole('heading', { name: '2 of 2 changes imported' })).toHaveFocus();
  expect(region.queryByRole('button', { name: 'Import the rest' })).not.toBeInTheDocument();
  await press('Undo import');
  expect(await region.findByRole('heading', { name: '2 changes undone' })).toHaveFocus();
  expect(data.undoImport.mock.lastCall?.[0]).toHaveLength(2);
  expect(region.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();
  await press('Close');
  expect(region.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Snapshot' })).toHaveFocus();
});

it('after a failed or canceled import, the report shows what was imported, and the rest can be imported later', async () => {
  expectConsoleErrors(/^Failed to import \(AccessDeniedError\)/);
  const { user, data, region, press, compare } = renderSnapshot();
  data.importChanges.mockImplementation((changes) =>
    Promise.resolve(itemsOf(changes, ['done'], ['failed', new AccessDeniedError()])),
  );
  await compare();
  await press('Import 2 changes');
  await region.findByRole('heading', { name: '1 of 2 changes imported' });
  expect(region.getAllByText(/^You may be signed out/)).toHaveLength(2);
  const groupOf = (heading: string) => region.getByText(heading).closest('details');
  expect(groupOf('Imported (1)')).toHaveTextContent(/\)Career “After”$/);
  expect(groupOf('Not imported (1)')).toHaveTextContent(
    /\)SEO settings for “About Page”You may be signed out/,
  );
  data.importChanges.mockImplementation(async (changes, { signal, onProgress }) => {
    onProgress(1, 2);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return itemsOf(changes, ['done']);
  });
  const careers = [storedOf('dba', career({ title: 'After', requirements: ['SQL', 'Tact'] }))];
  data.readContent.mockResolvedValue({ ...STORED, services: [], careers });
  await press('Import the rest');
  await region.findByText('2 documents to add, 0 to change, 0 to remove, 1 unchanged');
  await press('Import 2 changes');
  await screen.findByText('1 of 2');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await region.findByRole('heading', { name: '1 of 2 changes imported' });
  expect(region.getByText('The import stopped before it was complete.')).toBeInTheDocument();
});

it('the report lists changes not imported because of a conflict or a timeout, and changes not undone because of a conflict', async () => {
  expectConsoleErrors(/^Failed to import \(ConflictError\)/, /\(TimeoutError\)/, /^Failed to undo/);
  const { data, region, press, compare } = renderSnapshot();
  const conflict = new ConflictError({ id: 'dba', fields: null, version: '' });
  data.importChanges.mockImplementation((changes) =>
    Promise.resolve(itemsOf(changes, ['conflict', conflict], ['unclear', new TimeoutError()])),
  );
  data.undoImport.mockImplementation((items) =>
    Promise.resolve(items.map((item) => ({ ...item, state: 'kept' }))),
  );
  await compare();
  await press('Import 2 changes');
  await region.findByText('Not imported (2)');
  expect(region.getAllByText(/^Someone else changed or deleted this/)).toHaveLength(2);
  expect(region.getByText(/^The server didn’t respond/)).toBeInTheDocument();
  await press('Undo import');
  await region.findByText('Not undone: changed since by someone else (2)');
});

it('if a file is too large or invalid, the panel shows an error, and the next file can be read', async () => {
  const { data, region, user, choose, compare } = renderSnapshot();
  const large = new File(['{}'], 'large.json');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  const read = vi.spyOn(large, 'arrayBuffer');
  await user.upload(region.getByLabelText('Snapshot file'), large);
  await region.findByText(/^The file is larger than 10 MB/);
  expect(read).not.toHaveBeenCalled();
  await choose('{"format":', 'broken.json');
  const heading = await region.findByRole('heading', { name: /^broken.json can’t be imported/ });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(region.getByText('The file isn’t valid JSON. It may be incomplete.')).toBeVisible();
  expect(data.readContent).not.toHaveBeenCalled();
  await compare();
  expect(region.queryByText(/can’t be imported/)).not.toBeInTheDocument();
});

it.each([
  {
    what: 'with the same content',
    careers: [],
    message: '0 documents to add, 0 to change, 0 to remove, 1 unchanged',
  },
  {
    what: 'that would replace an invalid saved document',
    careers: [storedOf('dba', { title: 7 })],
    message: /^The saved version isn’t valid/,
  },
])('no import button appears for a file $what', async ({ careers, message }) => {
  const { data, region, choose } = renderSnapshot();
  data.readContent.mockResolvedValue({ ...STORED, careers, seoSettings: [] });
  const file = snapshotFile({ seoSettings: [], careers: careers.length > 0 ? [fileCareer()] : [] });
  await choose(JSON.stringify(file));
  await region.findByText(message);
  expect(region.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
});
