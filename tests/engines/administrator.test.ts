import { expect } from 'vitest';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { allowConsoleErrors, expectConsoleErrors } from '../support/console-errors';
import { stored } from '../support/database';
import type { EnginePage } from './engine-page';
import { test } from './engine-test';

const { email, password } = DEMO_ACCOUNTS.administrator;
const CONTACT = 'Margaret Oyelaran';
/** Label of the tab, including the count of overdue inquiries in the sample data. */
const CONTACTS = 'Contacts 3 overdue';
const INQUIRY = '[aria-label^=Inquiry]';

/** Signs in and opens a back office page through its link. */
async function openAsAdministrator(page: EnginePage, link: string, heading: string) {
  await page.open('/admin/login');
  await page.fill('Email', email);
  await page.fill('Password', password);
  await page.press('Enter');
  await page.find('heading', 'Admin Dashboard');
  await page.click('main nav link', link);
  await page.find('heading', heading);
}

async function expectStatus(status: string) {
  const found = (await stored('contacts')).find(({ lastName }) => lastName === 'Oyelaran');
  expect(found).toMatchObject({ status });
}

test('by keyboard, a login fails with a wrong password and succeeds with the right one', async ({
  page,
}) => {
  expectConsoleErrors(/^Failed to log in/);
  await page.open('/admin/login');
  await page.find('field', 'Email', { isFocused: true });
  await page.type(email);
  await page.press('Tab');
  await page.type('wrong');
  await page.press('Enter');
  await page.find('text', 'Login Failed');
  await page.find('field', 'Email', { value: email });
  await page.find('field', 'Password', { description: 'Invalid credentials' });
  await page.fill('Password', password);
  await page.press('Enter');
  await page.find('text', 'Welcome to the admin panel');
  await page.expectPath('/admin/dashboard');
  await page.find('heading', 'Admin Dashboard');
});

test('an inquiry is opened and its status is set with the mouse', async ({ page }) => {
  await openAsAdministrator(page, CONTACTS, 'Contact Management');
  await page.click('link', CONTACT);
  await page.click(`${INQUIRY} combobox`, `Status of ${CONTACT} New`);
  await page.click('option', 'Closed');
  await page.find('text', 'Contact status updated successfully');
  await page.find(`${INQUIRY} combobox`, `Status of ${CONTACT} Closed`);
  await page.find('article combobox', `Status of ${CONTACT} Closed`);
  await expectStatus('closed');
});

test('the status of an inquiry is set by keyboard at 390 px', async ({ page }) => {
  await page.resize(390);
  await openAsAdministrator(page, CONTACTS, 'Contact Management');
  await page.tabTo('combobox', `Status of ${CONTACT} New`);
  await page.press('Enter');
  await page.find('option', 'New', { isFocused: true });
  await page.press('ArrowDown', 'Enter');
  await page.find('text', 'Contact status updated successfully');
  await page.find('combobox', `Status of ${CONTACT} Contacted`, { isFocused: true });
  await expectStatus('contacted');
  await page.expectToFit();
});

test('saved SEO settings apply to the page', async ({ page }) => {
  await openAsAdministrator(page, 'SEO', 'SEO Management');
  await page.click('tab', 'About Page');
  // Until the tab has opened, the form shows the previous page's setting.
  await page.find('field', 'Page Title', { value: defaultSeoSetting('about').title });
  await page.fill('Page Title', 'Who we are');
  await page.click('button', 'Save SEO Settings');
  await page.find('text', 'SEO settings updated for About Page');
  await page.find(
    'text',
    'Visitors see this a few seconds after a page loads. Search engines see this within the hour.',
  );
  const about = (await stored('seoSettings')).find((setting) => setting['page'] === 'about');
  expect(about).toMatchObject({ title: 'Who we are' });
  await page.click('header link', 'About');
  await page.expectTitle('Who we are');
});

test('after a logout, the back office stays inaccessible, even after a reload', async ({
  page,
}) => {
  // In Firefox, a read that the reload interrupts is reported as failed.
  allowConsoleErrors(/^Failed to fetch services/);
  await openAsAdministrator(page, CONTACTS, 'Contact Management');
  await page.find('heading', CONTACT);
  await page.click('header button', 'Logout');
  await page.expectPath('/admin/login');
  await page.find('heading', 'Admin Login');
  await page.open('/admin/contacts');
  await page.find('header link', 'Get Started');
  expect(await page.run(() => document.body.innerText)).not.toContain(CONTACT);
});
