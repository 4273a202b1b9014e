import { act } from '@testing-library/react';
import { execFileSync } from 'node:child_process';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { App } from '@/app/app';
import { createQueryClient } from '@/app/query-client';
import { preloadPage } from '@/app/routes';
import { readPrerenderedData } from '@/app/start/prerendered-data';
import { parseCareer } from '@/collections/careers';
import { PUBLIC_PAGES } from '../support/public-pages';
import { career } from '../support/sample-documents';
import { openStore } from './store';

const PATHS = [...PUBLIC_PAGES.map(({ path }) => path), '/careers/dba'];
let page: Root | undefined;
let pages: Record<string, { html: string; data: string }> = {};

beforeAll(() => {
  vi.stubGlobal('BUILD_YEAR', new Date().getFullYear());
  const careers = JSON.stringify([
    parseCareer('dba', career({ createdAt: new Date(2026, 2) }), ''),
  ]);
  const env = { ...process.env, TZ: 'Pacific/Auckland' };
  const args = ['tests/components/prerender.mjs', careers, ...PATHS];
  pages = JSON.parse(String(execFileSync('node', args, { env, maxBuffer: 1e8 }))) as typeof pages;
});
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => {
  act(() => page?.unmount());
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

it.each(PATHS)(
  '%s, built in another year and time zone, hydrates without a mismatch',
  async (path) => {
    openStore();
    const { html = '', data = '' } = pages[path] ?? {};
    document.body.innerHTML = `<div>${html}</div><p id="prerendered-data">${data}</p>`;
    const [root = document.body] = document.body.children;
    document.head.append(...root.querySelectorAll(':scope > :is(title, meta, link)'));
    history.replaceState(null, '', `${path}?utm_source=mail`);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 5) });
    const queryClient = createQueryClient();
    readPrerenderedData(queryClient);
    await preloadPage(path);
    const app = <App queryClient={queryClient} mayBeSignedIn={false} />;
    const onRecoverableError = vi.fn();
    // React's development build prints each mismatch, and every test fails on a console error.
    const ui = <StrictMode children={<BrowserRouter children={app} />} />;
    page = await act(() => Promise.resolve(hydrateRoot(root, ui, { onRecoverableError })));
    expect(onRecoverableError.mock.calls).toEqual([]);
    expect(root).toHaveTextContent('© 2031 ');
  },
);
