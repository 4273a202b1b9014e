import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as published from '@/back-office/documents/published-documents';
import { lastCheckWords } from '@/back-office/site/last-check';
import { SiteCheck } from '@/back-office/site/site-check';
import * as content from '@/data/saved-content';
import { AccessDeniedError } from '@/domain/errors';
import { deferred } from '../support/network';
import { service } from '../support/sample-documents';
import { renderApp } from './render-app';
import { ADMINISTRATOR, stubData } from './stub-data';

const DBA = { collection: 'careers', id: '1', fields: { title: 'DBA' }, isLive: true } as const;
const FIELDS = { ...service(), createdAt: new Date(), updatedAt: new Date() };
const SAVED: content.SavedContent = {
  documents: [{ collection: 'services', id: 'a', fields: FIELDS }],
  total: 1,
  undated: 0,
};

// By default, every check passes.
beforeEach(() => {
  stubData(ADMINISTRATOR);
  vi.spyOn(content, 'readSavedContent').mockResolvedValue(SAVED);
  vi.spyOn(published, 'readPublishedSite').mockResolvedValue({ builtAt: '', documents: {} });
  vi.spyOn(published, 'compareDocuments').mockResolvedValue([DBA]);
});

function renderSiteCheck() {
  const view = renderApp(<SiteCheck />);
  const panel = within(screen.getByRole('region', { name: 'Site check' }));
  const start = () => view.user.click(screen.getByRole('button', { name: 'Run site check' }));
  return {
    ...view,
    panel,
    start,
    status: () => panel.getByRole('status').textContent,
    /** Runs the check. Resolves to its rows. */
    run: async () => {
      await start();
      await panel.findAllByRole('heading', { level: 3 });
      return panel.getAllByRole('heading', { level: 3 }).map((title) => title.parentElement);
    },
  };
}

it('the site check runs only on request, and its summary is shown after a reload', async () => {
  const { released, release } = deferred();
  const { compareDocuments } = published;
  vi.mocked(compareDocuments).mockReturnValue(released.then(() => [DBA]));
  const { panel, start, status, unmount } = renderSiteCheck();
  expect(status()).toBe('Not run yet.');
  expect(compareDocuments).not.toHaveBeenCalled();
  await start();
  expect(status()).toBe('Checking...');
  // The button does nothing while the check runs.
  await start();
  release();
  const { textContent } = await panel.findByText(/^All passed, \w{3} \d\d\.$/);
  expect(compareDocuments).toHaveBeenCalledOnce();
  expect(panel.queryByText('How to fix it:')).not.toBeInTheDocument();
  unmount();
  expect(renderSiteCheck().status()).toBe(textContent);
});

it.each(['', 'null', '{', '7', '{"at":"x","text":"All passed"}', '{"at":"2026-01-01","text":7}'])(
  'the unreadable saved check “%s” is ignored',
  (text) => {
    localStorage.setItem('site-check', text);
    expect(lastCheckWords()).toBe('Not run yet');
  },
);

it('the site check runs even if browser storage is blocked', async () => {
  for (const call of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  const { run, status } = renderSiteCheck();
  expect(status()).toBe('Not run yet.');
  await run();
  expect(status()).toMatch(/^All passed, /);
});

it('failed checks come first, each with a fix, and checks whose content can’t be read say why', async () => {
  vi.mocked(content.readSavedContent).mockResolvedValue({ documents: [], total: 2, undated: 2 });
  vi.spyOn(published, 'readPublishedSite').mockResolvedValue(null);
  const { run, status, panel } = renderSiteCheck();
  expect((await run()).map((row) => row?.textContent)).toEqual([
    expect.stringMatching(/^Fail Services are savedNo services .*How to fix it: Reload this page/),
    expect.stringMatching(
      /^Fail Every career, story, and inquiry .*2 documents have no createdAt, so no list shows them\.How/,
    ),
    expect.stringMatching(/^Couldn’t check Static pages .*build\.json couldn’t be read\./),
    'Pass Saved documents are well formedSaved documents match the database rules. Checked: 0 of 2 documents.',
  ]);
  expect(status()).toMatch(/^2 failed, 1 couldn’t be checked, /);
  vi.mocked(published.readPublishedSite).mockResolvedValue({ builtAt: '', documents: {} });
  vi.mocked(published.compareDocuments).mockResolvedValue([DBA, { ...DBA, isLive: false }]);
  vi.mocked(content.readSavedContent).mockResolvedValue({ documents: [], total: 2, undated: 1 });
  const rerun = await run();
  expect(rerun.at(1)).toHaveTextContent('1 document has no createdAt, so no list shows it.');
  expect(rerun.at(2)).toHaveTextContent(
    /1 of 2 documents is live\..*How to fix it: Wait for.*Careers: DBA waiting/,
  );
  vi.mocked(published.compareDocuments).mockResolvedValue([DBA]);
  vi.mocked(content.readSavedContent).mockRejectedValue(new AccessDeniedError());
  const rows = await run();
  expect(rows.filter((row) => row?.textContent.includes('You may be signed out'))).toHaveLength(3);
  // The fixes are for checks that failed.
  expect(panel.queryByText('How to fix it:')).not.toBeInTheDocument();
  expect(status()).toMatch(/^3 couldn’t be checked, /);
});

it('the results link to documents that don’t match the rules, at most ten, with IDs as text', async () => {
  const hostile = '<img src=x\n onerror=alert(1)>';
  const ids = [hostile, ...Array.from({ length: 9 }, (_, index) => `id ${index}`)];
  const documents: content.SavedContent['documents'] = [
    ...SAVED.documents,
    { collection: 'careers', id: 'one', fields: {} },
    { collection: 'seoSettings', id: 'two', fields: { page: 'about' } },
    ...ids.map((id) => ({ collection: 'contacts' as const, id, fields: { [hostile]: 1 } })),
  ];
  vi.mocked(content.readSavedContent).mockResolvedValue({ ...SAVED, documents, total: 507 });
  const { run, panel } = renderSiteCheck();
  const [failed] = await run();
  expect(failed).toHaveTextContent('Checked: 13 of 507 documents.');
  expect(failed).toHaveTextContent('2 more. Fix these, then run the check again.');
  expect(failed?.querySelector('img')).toBeNull();
  const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(10);
  expect(links.slice(0, 3)).toEqual([
    '/admin/careers?id=one',
    '/admin/seo?page=about',
    `/admin/contacts?${new URLSearchParams({ id: hostile }).toString()}`,
  ]);
});
