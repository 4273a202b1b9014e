import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { format, resolveConfig } from 'prettier';
import { adminApp, putExactly } from '../support/database';
import { startRecording, type Written } from '../support/recording';
import { expect, open, test } from '../support/test';
import { FIRST, FIXED_IDS, SECOND, SEED } from './recorded-day-documents';
import {
  choose,
  confirm,
  editCareer,
  expectNotified,
  expectShown,
  fillIn,
  importEdited,
  logIn,
  markNotifications,
  move,
  openInquiry,
  overwrite,
  press,
  reply,
  RESTORE,
  saveSeo,
  select,
  send,
  setStatus,
  showCareers,
  showSeo,
  showServices,
  showTrash,
  switchCareer,
  takeBack,
  trashButton,
  undo,
  UNDO,
  writeNote,
} from './recorded-day-steps';

/*
 * A day of two administrators and a visitor: 60 actions on the screens. `recorded-day.json` contains what each action
 * writes, and the test fails if an action writes anything else. `RECORD_DAY=1` replaces the recording.
 */

const FILE = join(import.meta.dirname, 'recorded-day.json');

/** The pages of the first administrator, the second administrator, and the visitor. */
interface Pages {
  a: Page;
  b: Page;
  v: Page;
}

const ACTIONS: Record<string, (pages: Pages) => Promise<unknown>> = {
  '01 visitor: an inquiry from the home page': async ({ v }) => {
    await open(v, '/');
    await v.getByRole('button', { name: 'Get Free Consultation' }).first().click();
    await fillIn(v, { 'First Name': 'Vera', 'Last Name': 'Vance', Email: 'vera@example.com' });
    await send(v);
  },
  '02 visitor: an inquiry with each field': async ({ v }) => {
    await open(v, '/contact');
    await v.getByRole('button', { name: 'Send another' }).click();
    await fillIn(v, { 'First Name': 'Will', 'Last Name': 'Webb', Email: 'Will@Example.com' });
    await fillIn(v, { Company: 'Webb & Co.', Message: 'Two lines:\nplease call.' });
    await v.getByLabel('Service Interest').selectOption('System Upgrades');
    await send(v);
  },
  '03 visitor: an inquiry whose response is lost': async ({ v }) => {
    await v.getByRole('button', { name: 'Send another' }).click();
    await fillIn(v, { 'First Name': 'Xena', 'Last Name': 'Xu', Email: 'xena@example.com' });
    await v.route(/documents:commit/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await v.getByRole('button', { name: 'Send Message' }).click();
    await expectNotified(v, 'Failed to send message. Please try again.', 'Error');
    await v.unroute(/documents:commit/);
  },
  '04 first: status Contacted': ({ a }) => setStatus(a, 'Ada Adams', 'Contacted'),
  '05 visitor: the identical inquiry again': ({ v }) => send(v),
  '06 first: status Closed': ({ a }) => setStatus(a, 'Ada Adams', 'Closed'),
  '07 first: status New': ({ a }) => setStatus(a, 'Ada Adams', 'New'),
  '08 first: Undo of the status': ({ a }) => undo(a, 'Change undone'),
  '09 first: Undo of the Undo': ({ a }) => undo(a, 'Change undone'),
  '10 second: status Contacted': ({ b }) => setStatus(b, 'Ben Brown', 'Contacted'),
  '11 second: status New': ({ b }) => setStatus(b, 'Ben Brown', 'New'),
  '12 second: status Closed': ({ b }) => setStatus(b, 'Ben Brown', 'Closed'),
  '13 first: three statuses, one already Contacted': async ({ a }) => {
    await select(a, 'Hal Hill', 'Ida Irwin', 'Cleo Clark');
    await press(a, 'Set to Contacted', '2 inquiries marked as Contacted. 1 already was.');
  },
  '14 first: Undo of the statuses': ({ a }) => undo(a, '2 inquiries reverted'),
  '15 first: Undo of the Undo': ({ a }) => undo(a, '2 inquiries reverted'),
  '16 second: three statuses, one already Closed': async ({ b }) => {
    await select(b, 'Hal Hill', 'Ida Irwin', 'Dan Davis');
    await press(b, 'Set to Closed', '2 inquiries marked as Closed. 1 already was.');
  },
  '17 first: a new note': async ({ a }) => {
    await writeNote(a, 'Ada Adams', 'Call on Monday.');
    await press(a, 'Save note', 'Note saved');
  },
  '18 second: a changed note': async ({ b }) => {
    await writeNote(b, 'Ada Adams', 'Called.\nWrites again.');
    await press(b, 'Save note', 'Note saved');
  },
  '19 first: an emptied note': async ({ a }) => {
    await writeNote(a, 'Ada Adams', '');
    await press(a, 'Save note', 'Note saved');
  },
  '20 second: a note on an inquiry that will be erased': async ({ b }) => {
    await writeNote(b, 'Finn First', 'Asked to be forgotten.');
    await press(b, 'Save note', 'Note saved');
  },
  '21 second: a note that the first administrator is also changing': async ({ a, b }) => {
    await writeNote(a, 'Eva Evans', 'Text of the first');
    await writeNote(b, 'Eva Evans', 'Text of the second');
    await press(b, 'Save note', 'Note saved');
  },
  '22 first: that note, overwritten': ({ a }) => overwrite(a, 'Save note', 'Note saved'),
  '23 first: Undo of the note': ({ a }) => undo(a, 'Change undone'),
  '24 first: a deleted inquiry': async ({ a }) => {
    await openInquiry(a, 'Gus Green');
    await press(a, 'Delete the inquiry from Gus Green', '1 inquiry deleted');
  },
  '25 first: Undo of the deletion': ({ a }) => undo(a, '1 inquiry restored'),
  '26 first: three deleted inquiries': async ({ a }) => {
    await select(a, 'Hal Hill', 'Ida Irwin', 'Jon Jones');
    await press(a, 'Delete selected', '3 inquiries deleted');
  },
  '27 first: Undo of the deletions': ({ a }) => undo(a, '3 inquiries restored'),
  '28 second: two deleted inquiries': async ({ b }) => {
    await select(b, 'Ida Irwin', 'Jon Jones');
    await press(b, 'Delete selected', '2 inquiries deleted');
  },
  '29 second: a restored inquiry': async ({ b }) => {
    await showTrash(b);
    await trashButton(b, 'Ida Irwin', 'Restore').click();
    await expectNotified(b, '1 inquiry restored');
  },
  '30 second: Undo of the restoration': ({ b }) => undo(b, '1 inquiry reverted'),
  '31 first: an erased inquiry': async ({ a }) => {
    await showTrash(a);
    await trashButton(a, 'Jon Jones', 'Erase now').click();
    await confirm(a, 'Erase now', '1 inquiry erased');
  },
  '32 second: an erased inquiry that was due': async ({ b }) => {
    await showTrash(b);
    await b.getByRole('button', { name: 'Erase 1 due inquiry' }).click();
    await confirm(b, 'Erase 1 due inquiry', '1 inquiry erased');
  },
  '33 first: the erased data of a person': async ({ a }) => {
    await openInquiry(a, 'Finn First');
    await a.getByRole('button', { name: 'Erase this person’s data' }).click();
    await confirm(a, 'Erase 2 inquiries', '3 inquiries erased');
  },
  '34 first: a reply, marked as contacted': ({ a }) => reply(a, 'Ada Adams'),
  '35 first: a new career': async ({ a }) => {
    await showCareers(a);
    await a.getByRole('button', { name: 'Add Career' }).click();
    await fillIn(a, { 'Job Title': 'Project Lead', Department: 'Delivery', Location: 'Remote' });
    await fillIn(a, { 'Salary Range': '$100,000', 'Job Description': 'Lead\nprojects.' });
    await choose(a, 'Job Type', 'Contract');
    await fillIn(a, { 'Requirement 1': 'Calm', 'Responsibility 1': 'Plans' });
    await a.getByRole('button', { name: 'Add Requirement' }).click();
    await press(a, 'Create Career', 'Career added successfully');
  },
  '36 second: that career, changed': async ({ b }) => {
    await editCareer(b, 'Project Lead', { Department: 'Projects' });
    await b.getByRole('button', { name: 'Add Benefit' }).click();
    await fillIn(b, { 'Benefit 2': 'Train card' });
    await press(b, 'Update Career', 'Career updated successfully');
  },
  '37 first: a duplicated career': async ({ a }) => {
    await showCareers(a);
    await a.getByRole('button', { name: 'Duplicate Database Administrator' }).click();
    await press(a, 'Create Career', 'Career added successfully');
  },
  '38 second: a career switched off': ({ b }) =>
    switchCareer(b, 'Data Analyst', '“Data Analyst” is now inactive.'),
  '39 first: a career switched on': ({ a }) =>
    switchCareer(a, 'Cloud Architect', '“Cloud Architect” is now active.'),
  '40 first: a deleted career': async ({ a }) => {
    await showCareers(a);
    a.once('dialog', (dialog) => void dialog.accept());
    await press(a, 'Delete PL/SQL Developer', 'Career deleted successfully');
  },
  '41 first: Undo of the deletion': ({ a }) => undo(a, 'Career restored'),
  '42 second: a career that the first administrator is also changing': async ({ a, b }) => {
    await editCareer(a, 'Database Administrator', { Department: 'Department of the first' });
    await editCareer(b, 'Database Administrator', { Department: 'Department of the second' });
    await press(b, 'Update Career', 'Career updated successfully');
  },
  '43 first: that career, overwritten': ({ a }) =>
    overwrite(a, 'Update Career', 'Career updated successfully'),
  '44 second: the version of the career before that, from the history': ({ b }) =>
    takeBack(b, `${FIRST.email} changed the career “Database Administrator”`, RESTORE),
  '45 first: a new service': async ({ a }) => {
    await showServices(a);
    await a.getByRole('button', { name: 'Add Service' }).click();
    const dialog = a.getByRole('dialog', { name: 'Add New Service' });
    await dialog.getByLabel('Name').fill('Data Masking');
    await dialog.getByLabel('Long Description').fill('We replace names.');
    await dialog.getByText('Database', { exact: true }).click();
    await dialog.getByText('teal', { exact: true }).click();
    await dialog.getByLabel('Feature 1', { exact: true }).fill('Rules per column');
    await press(a, 'Create Service', 'Service added successfully');
  },
  '46 second: that service, changed': async ({ b }) => {
    await showServices(b);
    await b.getByRole('button', { name: 'Edit Data Masking' }).click();
    await b.getByRole('dialog').getByLabel('Name').fill('Data Privacy');
    await press(b, 'Update Service', 'Service updated successfully');
  },
  '47 first: the service moved up': ({ a }) => move(a, 'Data Privacy', 'up'),
  '48 first: the service moved up again': ({ a }) => move(a, 'Data Privacy', 'up'),
  '49 second: a service moved down': ({ b }) => move(b, 'Strategic Consulting', 'down'),
  '50 second: Undo of the move': ({ b }) => undo(b, 'Change undone'),
  '51 first: a deleted service': async ({ a }) => {
    await showServices(a);
    await press(a, 'Delete Data Privacy', '“Data Privacy” was deleted.');
  },
  '52 first: Undo of the deletion': ({ a }) => undo(a, '“Data Privacy” restored'),
  '53 first: SEO settings saved for the first time': async ({ a }) => {
    await showSeo(a, 'Consulting', { 'Page Title': 'Advice', 'Meta Description': 'A memo.' });
    await fillIn(a, { Keywords: 'advice, , memo' });
    await saveSeo(a, 'Consulting');
  },
  '54 second: SEO settings that the first administrator is also changing': async ({ a, b }) => {
    await showSeo(a, 'About Page', { 'Page Title': 'Title of the first' });
    await showSeo(b, 'About Page', { 'Page Title': 'Title of the second' });
    await saveSeo(b, 'About Page');
  },
  '55 first: those SEO settings, overwritten': ({ a }) =>
    overwrite(a, 'Save SEO Settings', 'SEO settings updated for About Page'),
  '56 second: default SEO settings': async ({ b }) => {
    await showSeo(b, 'About Page');
    await b.getByRole('button', { name: 'Restore default' }).click();
    await saveSeo(b, 'About Page');
  },
  '57 first: the SEO settings before that, from the history': ({ a }) =>
    takeBack(a, `${SECOND.email} changed the SEO settings for “About Page”`, RESTORE),
  '58 second: the first SEO settings of a page undone, from the history': ({ b }) =>
    takeBack(b, `${FIRST.email} added the SEO settings for “Consulting”`, UNDO),
  '59 first: an import': ({ a }) => importEdited(a),
  '60 first: Undo of the import': async ({ a }) => {
    await a.getByRole('button', { name: /^Undo( import)?$/ }).click();
    await expectShown(a, '3 changes undone');
  },
};

test('each action of a day writes what was recorded', async ({
  page,
  browser,
  allowConsoleErrors,
}, info) => {
  test.setTimeout(600_000);
  // Saves of the first administrator over a newer version.
  allowConsoleErrors(/^Failed to save /);
  for (const account of [FIRST, SECOND]) {
    await getAuth(adminApp()).createUser(account);
    await getAuth(adminApp()).setCustomUserClaims(account.uid, { admin: true });
  }
  for (const [path, fields] of Object.entries(SEED)) await putExactly(path, { ...fields });
  const pageInNewContext = async () => (await browser.newContext()).newPage();
  const pages = { a: page, b: await pageInNewContext(), v: await pageInNewContext() };
  for (const each of Object.values(pages)) each.setDefaultTimeout(30_000);
  await logIn(pages.a, FIRST);
  await logIn(pages.b, SECOND);

  const recordAction = await startRecording(FIXED_IDS);
  const day: Record<string, Written> = {};
  for (const [action, act] of Object.entries(ACTIONS)) {
    await Promise.all(Object.values(pages).map(markNotifications));
    await test.step(action, () => act(pages));
    day[action] = await recordAction(action.slice(0, 2));
  }
  const options = await resolveConfig(FILE);
  const text = await format(JSON.stringify(day, null, 2), { ...options, parser: 'json' });
  if (process.env['RECORD_DAY']) return writeFileSync(FILE, text);
  // For a comparison with other tools.
  writeFileSync(info.outputPath('recorded-day.json'), text);
  const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as typeof day;
  expect(Object.keys(day)).toEqual(Object.keys(recorded));
  for (const action of Object.keys(day)) {
    expect.soft(day[action], action).toEqual(recorded[action]);
  }
});
