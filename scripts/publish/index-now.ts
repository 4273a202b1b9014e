import { plural } from '../../src/lib/plural.ts';
import { pathOf, type BuildRecord } from './build-record.ts';
import { request } from './request.ts';

const ENDPOINT = 'https://api.indexnow.org/indexnow';

/**
 * Tells search engines which pages were changed or removed (https://www.indexnow.org/documentation). Does nothing
 * without a key, and only prints a failure.
 * @param endpoint '' to tell nobody
 */
export async function tellIndexNow(
  { siteUrl = '', indexNowKey: key }: BuildRecord,
  files: string[],
  endpoint = process.env['INDEXNOW_URL'] ?? ENDPOINT,
): Promise<void> {
  const pages = files.filter((file) => file.endsWith('.html') && !/^(404|app)\.html/.test(file));
  if (!key || !endpoint || pages.length === 0) return;
  const { host } = new URL(siteUrl);
  const urlList = pages.map((file) => siteUrl + pathOf(file));
  const body = JSON.stringify({ host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList });
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  const result = await request(endpoint, { method: 'POST', headers, body }).then(
    ({ ok, status }) => (ok ? '' : `status ${status}`),
    (error: Error) => error.message,
  );
  const told = plural(pages.length, 'changed page');
  console.log(result ? `IndexNow refused ${told}: ${result}.` : `IndexNow was told ${told}.`);
}
