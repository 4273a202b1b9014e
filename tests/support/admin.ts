import type { Page, Request, Response } from '@playwright/test';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { expect } from './test';
import { logIn } from './world';

/** An administrator on a page of the back office, which has loaded. */
export async function openAsAdministrator(page: Page, path: string, heading: string) {
  await logIn(page, DEMO_ACCOUNTS.administrator);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** The fields of a contact as the public form writes them. */
export function contact(fields: Record<string, unknown> = {}) {
  return {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@example.com',
    company: '',
    service: '',
    message: '',
    status: 'new',
    ...fields,
  };
}

/** The fields of a career. */
export function career(fields: Record<string, unknown> = {}) {
  return {
    title: 'Senior Oracle Developer',
    department: 'Engineering',
    location: 'New York, NY',
    type: 'full-time',
    description: 'You inherit PL/SQL.',
    requirements: ['SQL', 'PL/SQL', 'Patience'],
    responsibilities: ['Read plans'],
    benefits: ['Tea'],
    salaryRange: '',
    isActive: true,
    ...fields,
  };
}

function database() {
  return getFirestore(getApps()[0] ?? initializeApp({ projectId: DEMO_PROJECT }));
}

/** Writes a document with these fields and no others. */
export async function putExactly(path: string, fields: Record<string, unknown>): Promise<void> {
  await database().doc(path).set(fields);
}

/** Writes many documents, the first the newest: each a minute older than the one before. */
export async function putMany(
  collection: string,
  count: number,
  fields: (index: number) => Record<string, unknown>,
): Promise<void> {
  const db = database();
  const newest = Date.UTC(2026, 0, 31);
  const writer = db.bulkWriter({ throttling: false });
  for (let index = 0; index < count; index += 1) {
    const moment = Timestamp.fromMillis(newest - index * 60_000);
    const id = `many-${String(index).padStart(5, '0')}`;
    void writer.set(db.doc(`${collection}/${id}`), {
      createdAt: moment,
      updatedAt: moment,
      ...fields(index),
    });
  }
  await writer.close();
}

/** What a request asks of the database: 'runQuery', 'runAggregationQuery', 'batchGet', 'commit'; '' else. */
export function databaseCall(request: Request): string {
  return /documents:(\w+)/.exec(request.url())?.[1] ?? '';
}

/** Counts what the answers of the database bring to the page from now on. */
export function countReads(page: Page) {
  const perCollection = new Map<string, number>();
  const answers: Promise<unknown>[] = [];
  const reads = {
    counts: 0,
    /** Waits until every answer that has arrived is counted. */
    settled: () => Promise.all(answers),
    /** Documents of that collection that arrived. */
    of: (collection: string) => perCollection.get(collection) ?? 0,
  };
  const count = async (response: Response) => {
    const call = databaseCall(response.request());
    if (call === 'runAggregationQuery') reads.counts += 1;
    if (call !== 'runQuery' && call !== 'batchGet') return;
    const names = (await response.text().catch(() => '')).matchAll(
      /"name":\s*"[^"]*\/documents\/(\w+)\/[^"/]+"/g,
    );
    for (const [, collection = ''] of names) {
      perCollection.set(collection, (perCollection.get(collection) ?? 0) + 1);
    }
  };
  page.on('response', (response) => void answers.push(count(response)));
  return reads;
}

type Fault = 'abort' | 'unavailable' | 'denied';

/** Makes the database fail for calls of one kind that mention `about`, until the returned function is called. */
export async function breakDatabase(page: Page, call: string, about: string, fault: Fault) {
  const pattern = new RegExp(`documents:${call}`);
  await page.route(pattern, async (route) => {
    if (!route.request().postData()?.includes(about)) return route.fallback();
    if (fault === 'abort') return route.abort();
    const [status, code] = fault === 'denied' ? [403, 'PERMISSION_DENIED'] : [503, 'UNAVAILABLE'];
    return route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: JSON.stringify({ error: { code: status, status: code, message: 'A planned failure' } }),
    });
  });
  return () => page.unroute(pattern);
}

/** A promise, and the function that fulfils it. */
export function gate() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}

/** Holds calls of one kind that mention `about` until the returned function is called. */
export async function holdDatabase(page: Page, call: string, about: string) {
  const { released, release } = gate();
  await page.route(new RegExp(`documents:${call}`), async (route) => {
    if (route.request().postData()?.includes(about)) await released;
    await route.fallback();
  });
  return release;
}

/** The notification with these words; an open dialog hides it from assistive technology, not from sight. */
export function notification(page: Page, title: string, text: string) {
  return page
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: title })
    .filter({ hasText: text });
}
