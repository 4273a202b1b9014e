import { screen, waitFor, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import * as accountData from '@/data/account-checks';
import * as targetData from '@/data/check-targets';
import * as blockerData from '@/data/impossible-writes';
import * as listData from '@/data/list-checks';
import * as contentData from '@/data/stored-content';
import * as strangerData from '@/data/stranger';
import * as readData from '@/data/stranger-reads';
import * as writeData from '@/data/stranger-writes';
import type { StaticPages } from '@/domain/static-pages';
import { SiteCheck } from '@/features/site-check/site-check';
import { renderApp } from './render-app';

const STATIC_PAGES: StaticPages = {
  upToDate: ['Home Page', 'About Page'],
  older: [],
  notPrerendered: [],
  failed: [],
};

/** Replaces the calls of src/data for one test: nothing is wrong. In a build for a real project without App Check. */
export function stubSiteCheck() {
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  // Set where other projects of the same run have emulators.
  vi.stubEnv('VITE_AUTH_EMULATOR_HOST', '');
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', '');
  const leave = vi.fn(() => Promise.resolve());
  const stranger = { leave } as unknown as strangerData.Stranger;
  const targets = { email: 'ada@example.com', contact: 'one' } as targetData.CheckTargets;
  return {
    leave,
    openStranger: vi.spyOn(strangerData, 'openStranger').mockReturnValue(stranger),
    readTargets: vi.spyOn(targetData, 'readTargets').mockResolvedValue(targets),
    findBlocker: vi.spyOn(blockerData, 'findBlocker').mockResolvedValue({}),
    tryForbiddenRead: vi.spyOn(readData, 'tryForbiddenRead').mockResolvedValue([]),
    tryWrites: vi
      .spyOn(writeData, 'tryWrites')
      .mockResolvedValue({ letThrough: [], isAddTried: true }),
    tryMalformedContacts: vi.spyOn(writeData, 'tryMalformedContacts').mockResolvedValue([]),
    tryPublicList: vi.spyOn(listData, 'tryPublicList').mockResolvedValue('granted'),
    tryAdminList: vi.spyOn(listData, 'tryAdminList').mockResolvedValue([]),
    isSignUpOn: vi.spyOn(accountData, 'isSignUpOn').mockResolvedValue(false),
    areAddressesTold: vi.spyOn(accountData, 'areAddressesTold').mockResolvedValue(false),
    readStoredContent: vi.spyOn(contentData, 'readStoredContent').mockResolvedValue(content()),
    readStaticPages: vi.fn(() => Promise.resolve(STATIC_PAGES)),
  };
}

/** What is stored: services, and these documents. */
export function content(...documents: contentData.CheckedDocument[]): contentData.StoredContent {
  const counts = { contacts: documents.length, careers: 0, services: 7, seoSettings: 0 };
  return { counts, documents, withoutDate: 0 };
}

/** Renders the section with those calls. */
export function renderSiteCheck(data = stubSiteCheck()) {
  const view = renderApp(<SiteCheck readStaticPages={data.readStaticPages} />);
  const panel = () => within(screen.getByRole('region', { name: 'Site check' }));
  const start = () => view.user.click(screen.getByRole('button', { name: 'Run site check' }));
  return {
    ...view,
    data,
    panel,
    start,
    /** Runs the check to its end. Returns what it says in numbers. */
    run: async () => {
      await start();
      return waitFor(
        () => panel().getByText(/^\d+ passed/, { selector: '[role=status]' }).textContent,
      );
    },
    /** The line of a check. */
    row: (title: string) => {
      const row = panel().getByText(title, { selector: 'h4' }).closest('li');
      if (!row) throw new Error('A result is a list item.');
      return row;
    },
  };
}
