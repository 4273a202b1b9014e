import { expect } from 'vitest';
import { ABOUT } from '@/content/about';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { allowConsoleErrors, expectConsoleErrors } from '../support/console-errors';
import { stored } from '../support/database';
import { FILE_FAULTS } from '../support/lossy-proxy';
import type { EnginePage } from './engine-page';
import { test } from './engine-test';

async function fillRequired(page: EnginePage) {
  await page.fill('First Name', 'Ada');
  await page.fill('Last Name', 'Lovelace');
  await page.fill('Email', 'ada@example.com');
}

const sentBy = async (name: string) =>
  (await stored('contacts')).filter(({ lastName }) => lastName === name);

test.for(FILE_FAULTS)(
  'after a file that Send needs is lost (%s), the next attempt sends the inquiry',
  async (fault, { page, lossySite: site }) => {
    expectConsoleErrors(/^Failed to send message/);
    allowConsoleErrors(/^Failed to fetch services/);
    site.lose(['firestore'], fault);
    await page.open(`${site.origin}/contact`);
    await fillRequired(page);
    await page.click('button', 'Send Message');
    await page.find('text', 'Failed to send message. Please try again.');
    expect(site.lost()).toEqual(['firestore']);
    await page.find('field', 'First Name', { value: 'Ada' });
    site.recover();
    await page.click('button', 'Send Message');
    await page.find('text', 'Message sent successfully!');
    expect(await sentBy('Lovelace')).toHaveLength(1);
  },
);

test('after the code of a page is lost, the same link shows the page', async ({
  page,
  lossySite: site,
}) => {
  expectConsoleErrors(/^Failed to show the page/);
  // React prints the error, which Firefox's driver reports without its text.
  allowConsoleErrors(/dynamically imported module|JSHandle@error/);
  await page.open(`${site.origin}/contact`);
  site.lose(['about-page']);
  await page.click('header link', 'About');
  await page.find('heading', 'Something went wrong');
  site.recover();
  await page.click('header link', 'About');
  await page.find('heading', ABOUT.heading);
});

test('after a file of a save is lost, what was typed is kept, and the next save works', async ({
  page,
  lossySite: site,
}) => {
  expectConsoleErrors(/^Failed to save career/);
  const { email, password } = DEMO_ACCOUNTS.administrator;
  await page.open(`${site.origin}/admin/login`);
  await page.fill('Email', email);
  await page.fill('Password', password);
  await page.press('Enter');
  await page.click('main nav link', 'Careers');
  await page.click('button', 'Add Career');
  await page.fill('Job Title', 'Cloud Architect');
  site.lose(['commit']);
  await page.click('button', 'Create Career');
  await page.find('text', 'Failed to save career');
  await page.find('field', 'Job Title', { value: 'Cloud Architect' });
  site.recover();
  await page.click('button', 'Create Career');
  await page.find('text', 'Career added successfully');
  const titles = (await stored('careers')).map(({ title }) => title);
  expect(titles).toContain('Cloud Architect');
});

test.for(['start', 'site', 'page', 'contact-page', 'contact-form'])(
  'after the first request for the file %s is lost, the page comes to life without a reload',
  async (chunk, { page, lossySite: site }) => {
    site.lose([chunk], 'no response', { isLasting: false });
    await page.open(`${site.origin}/contact`);
    expect(site.lost()).toEqual([chunk]);
    await fillRequired(page);
    await page.click('button', 'Send Message');
    await page.find('text', 'Message sent successfully!');
    expect(await sentBy('Lovelace')).toHaveLength(1);
  },
);
