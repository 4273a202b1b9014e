import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as snapshotData from '@/data/snapshot';
import { AccessDeniedError, ConflictError, TimeoutError } from '@/domain/errors';
import type { Content, StoredDocument } from '@/domain/snapshot';
import {
  newImportItem,
  type ImportItem,
  type ImportState,
  type PlannedChange,
} from '@/domain/snapshot-plan';
import { Snapshot } from '@/back-office/site/snapshot';
import { AdminLayout } from '@/pages/admin/admin-layout';
import * as download from '@/lib/download';
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

/** What is stored: the service of a snapshot file, a career that differs from the file's, and one more. */
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
    /** Compares the file of these tests with what is stored. */
    compare: async () => {
      await choose(JSON.stringify(FILE));
      await region.findByRole('heading', { name: 'What content.json would change' });
    },
  };
}

it('exports what is stored as a file of the day, and names what it leaves out', async () => {
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
  expect(await region.findByText(/^1 document left out/)).toBeInTheDocument();
  expect(region.getByText('Services, “broken”')).toBeInTheDocument();
});

it('an export can be canceled; one that fails, or a comparison, says why and leaves no file', async () => {
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
  const reason = 'The connection failed. Please try again.';
  await press('Export content');
  await findNotification('destructive', 'Error', `Failed to export. ${reason}`);
  await choose(JSON.stringify(FILE));
  await findNotification('destructive', 'Error', `Failed to compare. ${reason}`);
  expect(files).not.toHaveBeenCalled();
});

it('shows what a file would change, field by field, and removes documents only if the box is ticked', async () => {
  const { data, user, region, press, compare } = renderSnapshot();
  await compare();
  expect(region.getByText('1 document to add, 1 to change, 0 to remove, 1 the same')).toBeVisible();
  const career = region.getByText(/^Career/);
  expect(region.queryByText('Job Title')).not.toBeInTheDocument();
  await user.click(career);
  const differences = (await region.findByText('Job Title')).closest('dl');
  expect([...(differences?.children ?? [])].map((row) => row.textContent)).toEqual([
    'Job TitleBeforeBeforeAfterAfter',
    'RequirementsAddedTact',
  ]);
  expect(region.getByText(/^SEO settings of/)).toHaveTextContent('“About Page”');
  expect(region.queryByText(/^To remove/)).not.toBeInTheDocument();
  const box = region.getByRole('checkbox', { name: 'Remove what the file doesn’t have (1)' });
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
  // The rest is compared with the same choice.
  await press('Import the rest');
  expect(await region.findByRole('checkbox')).toBeChecked();
});

it('imports, then undoes what was imported, and keeps the focus', async () => {
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

it('a failure and Cancel half way say what is done, what is not and why, and the rest can be imported', async () => {
  expectConsoleErrors(/^Failed to import \(AccessDeniedError\)/);
  const { user, data, region, press, compare } = renderSnapshot();
  data.importChanges.mockImplementation((changes) =>
    Promise.resolve(itemsOf(changes, ['done'], ['failed', new AccessDeniedError()])),
  );
  await compare();
  await press('Import 2 changes');
  await region.findByRole('heading', { name: '1 of 2 changes imported' });
  expect(region.getAllByText(/^You’re signed out/)).toHaveLength(2);
  const groupOf = (heading: string) => region.getByText(heading).closest('details');
  expect(groupOf('Imported (1)')).toHaveTextContent(/\)Career “After”$/);
  expect(groupOf('Not imported (1)')).toHaveTextContent(
    /\)SEO settings of “About Page”You’re signed out/,
  );
  data.importChanges.mockImplementation(async (changes, { signal, onProgress }) => {
    onProgress(1, 2);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return itemsOf(changes, ['done']);
  });
  const careers = [storedOf('dba', career({ title: 'After', requirements: ['SQL', 'Tact'] }))];
  data.readContent.mockResolvedValue({ ...STORED, services: [], careers });
  await press('Import the rest');
  await region.findByText('2 documents to add, 0 to change, 0 to remove, 1 the same');
  await press('Import 2 changes');
  await screen.findByText('1 of 2');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await region.findByRole('heading', { name: '1 of 2 changes imported' });
  expect(region.getByText('It was stopped before the end.')).toBeInTheDocument();
});

it('says which documents someone else has changed, and which may be done or not', async () => {
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
  expect(region.getAllByText(/^Someone else changed or deleted it/)).toHaveLength(2);
  expect(region.getByText(/^No answer came/)).toBeInTheDocument();
  await press('Undo import');
  await region.findByText('Not undone, because someone else changed it since (2)');
});

it('a file that is too large or can’t be imported is told in place, and the next one is read', async () => {
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
  expect(region.getByText('The file isn’t JSON, or a part of it is missing.')).toBeVisible();
  expect(data.readContent).not.toHaveBeenCalled();
  await compare();
  expect(region.queryByText(/can’t be imported/)).not.toBeInTheDocument();
});

it.each([
  {
    what: 'with the same content',
    careers: [],
    told: '0 documents to add, 0 to change, 0 to remove, 1 the same',
  },
  {
    what: 'over a stored document that isn’t valid',
    careers: [storedOf('dba', { title: 7 })],
    told: /^What is stored isn’t valid/,
  },
])('a file $what offers nothing to import', async ({ careers, told }) => {
  const { data, region, choose } = renderSnapshot();
  data.readContent.mockResolvedValue({ ...STORED, careers, seoSettings: [] });
  const file = snapshotFile({ seoSettings: [], careers: careers.length > 0 ? [fileCareer()] : [] });
  await choose(JSON.stringify(file));
  await region.findByText(told);
  expect(region.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
});
