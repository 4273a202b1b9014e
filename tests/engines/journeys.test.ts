import { expect } from 'vitest';
import { ABOUT } from '@/content/about';
import { CAREERS_PAGE } from '@/content/careers';
import { CONTACT_RECEIPT } from '@/content/contact-form';
import { LANDING } from '@/content/home';
import careers from '../../scripts/samples/careers.json' with { type: 'json' };
import contacts from '../../scripts/samples/contacts.json' with { type: 'json' };
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { allowConsoleErrors, expectConsoleErrors } from '../support/console-errors';
import { stored } from '../support/database';
import { BUILT_IN_NAMES } from '../support/public-pages';
import type { EnginePage } from './engine-page';
import { test } from './engine-test';

const CONTACT = 'Margaret Oyelaran';
const [CAREER] = careers;

const storedBy = async (lastName: string) =>
  (await stored('contacts')).filter((contact) => contact['lastName'] === lastName);

/** Signs in by keyboard and opens a back office page through its link. */
async function openAsAdministrator(page: EnginePage, link: string, heading: string) {
  const { email, password } = DEMO_ACCOUNTS.administrator;
  await page.open('/admin/login');
  await page.find('field', 'Email', { isFocused: true });
  await page.type(email);
  await page.press('Tab');
  await page.type(password);
  await page.press('Enter');
  await page.find('heading', 'Admin Dashboard');
  await page.click('main nav link', link);
  await page.find('heading', heading);
}

test('a visitor reads a service and sends an inquiry by keyboard', async ({ page }) => {
  await page.open('/');
  await page.find('heading', LANDING.hero.heading);
  // Of the optional font in the page, nothing says whether it can be loaded or only came too late.
  await page.run(() => {
    const { href } = document.querySelector<HTMLLinkElement>('link[as=font]') ?? {};
    const { dataset } = document.documentElement;
    void new FontFace('Heading', `url(${href})`).load().then(() => (dataset['font'] = 'loaded'));
  });
  await expect.poll(() => page.run(() => document.documentElement.dataset['font'])).toBe('loaded');
  await page.click('header button', 'Services');
  await page.click('#services-menu link', BUILT_IN_NAMES[0] ?? '');
  await page.find('heading', BUILT_IN_NAMES[0] ?? '', { isFocused: true });
  await page.click('header link', 'Home');
  await page.tabTo('main button', 'Get Free Consultation');
  await page.type(' ');
  await page.find('field', 'First Name', { isFocused: true });
  // Chromium converts such a domain in the field itself; other engines don't. “System” chooses System Upgrades.
  for (const text of ['Zoë', 'Lovelace', 'zoe@bücher.example,', '', 'System', '“Now” is fine.']) {
    if (text) await page.type(text);
    await page.press('Tab');
  }
  await page.press('Enter');
  await page.find('text', 'Message sent successfully!');
  expect(await storedBy('Lovelace')).toMatchObject([
    { firstName: 'Zoë', email: 'zoe@xn--bcher-kva.example', service: 'upgrades', status: 'new' },
  ]);
  await page.find('heading', CONTACT_RECEIPT.heading, { isFocused: true });
  await page.press('Escape');
  await page.find('main button', 'Get Free Consultation', { isFocused: true });
});

test('on a phone, errors keep the text of an inquiry, and the drawer works', async ({ page }) => {
  await page.resize(390);
  await page.open('/contact');
  await page.fill('First Name', 'Ada');
  await page.fill('Email', 'nobody');
  await page.click('button', 'Send Message');
  await page.find('field', 'Last Name', { isFocused: true });
  await page.find('text', 'Enter your last name.');
  await page.find('text', 'Enter an email address like name@company.com.');
  await page.find('field', 'First Name', { value: 'Ada' });
  expect(await stored('contacts')).toHaveLength(contacts.length);
  await page.type('Lovelace');
  await page.fill('Email', 'ada@example.com');
  await page.click('button', 'Send Message');
  await page.find('text', 'Message sent successfully!');
  expect(await storedBy('Lovelace')).toMatchObject([{ email: 'ada@example.com' }]);
  await page.expectToFit();
  await page.click('button', 'Open menu');
  await page.press('Escape');
  await page.find('button', 'Open menu', { isFocused: true });
  await page.click('button', 'Open menu');
  await page.click('#mobile-menu link', 'About');
  await page.find('heading', ABOUT.heading, { isFocused: true });
  await page.expectToFit();
});

test('an administrator sets a status, undoes it, and logs out', async ({ page }) => {
  // In Firefox, a read that the reload interrupts is reported as failed.
  allowConsoleErrors(/^Failed to fetch services/);
  // Label of the tab, including the count of overdue inquiries in the sample data.
  await openAsAdministrator(page, 'Contacts 3 overdue', 'Contact Management');
  await page.click('article combobox', `Status of ${CONTACT} New`);
  await page.click('option', 'Closed');
  await page.find('text', 'Contact status updated successfully');
  await page.find('article combobox', `Status of ${CONTACT} Closed`);
  expect(await storedBy('Oyelaran')).toMatchObject([{ status: 'closed' }]);
  await page.click('button', 'Undo');
  await page.find('article combobox', `Status of ${CONTACT} New`);
  expect(await storedBy('Oyelaran')).toMatchObject([{ status: 'new' }]);
  await page.click('header button', 'Logout');
  await page.find('heading', 'Admin Login');
  await page.open('/admin/contacts');
  await page.find('header link', 'Get Started');
  expect(await page.run(() => document.body.innerText)).not.toContain(CONTACT);
});

test('an administrator edits a career', async ({ page }) => {
  await openAsAdministrator(page, 'Careers', 'Career Management');
  await page.click('button', `Edit ${CAREER?.title}`);
  await page.fill('Job Title', 'Cloud Architect');
  await page.click('combobox', 'Job Type Full-time');
  await page.press('ArrowDown', 'Enter');
  await page.click('button', 'Update Career');
  await page.find('text', 'Career updated successfully');
  const career = (await stored('careers')).find(({ id }) => id === CAREER?.id);
  expect(career).toMatchObject({ title: 'Cloud Architect', type: 'part-time' });
});

test('lost files are loaded again, and the inquiry is sent', async ({ page, lossySite: site }) => {
  expectConsoleErrors(/^Failed to send message/);
  // React prints the error, which Firefox's driver reports without its text.
  allowConsoleErrors(/^Failed to fetch services/, /dynamically imported module|JSHandle@error/);
  // The page that the link in view leads to is lost when it is preloaded.
  site.lose(['site', 'about-page'], 'no response', { isLasting: false });
  await page.open(`${site.origin}/contact`);
  await expect.poll(site.lost, { timeout: 20_000 }).toEqual(['site', 'about-page']);
  await page.click('header link', 'About');
  await page.find('heading', ABOUT.heading);
  await page.click('header link', 'Contact');
  await page.fill('First Name', 'Ada');
  await page.fill('Last Name', 'Lovelace');
  await page.fill('Email', 'ada@example.com');
  site.lose(['contact-create'], 'half a file');
  await page.click('button', 'Send Message');
  await page.find('text', 'Failed to send message. Please try again.');
  await page.find('field', 'First Name', { value: 'Ada' });
  site.recover();
  await page.click('button', 'Send Message');
  await page.find('text', 'Message sent successfully!');
  expect(await storedBy('Lovelace')).toHaveLength(1);
});

test('a position opens from the filtered list, and Back returns to the list', async ({ page }) => {
  await page.open('/careers');
  const open = careers.filter(({ isActive }) => isActive);
  await page.find('text', `${open.length} positions available`);
  await page.fill('Search positions', CAREER?.title ?? '');
  await page.find('text', `1 of ${open.length} positions`);
  await page.click('main link', CAREER?.title ?? '');
  await page.find('heading', CAREER?.title ?? '', { isFocused: true });
  await page.find('heading', 'How to apply');
  await page.run(() => history.back());
  await page.find('heading', CAREERS_PAGE.heading);
  await page.find('text', `1 of ${open.length} positions`);
});

test('after a reload or Back, an unsent text is in the form, and a sent one isn’t', async ({
  page,
}) => {
  // In Firefox, a read that the reload interrupts is reported as failed.
  allowConsoleErrors(/^Failed to fetch services/);
  await page.open('/contact');
  await page.fill('First Name', 'Ada');
  await page.reload();
  await page.find('field', 'First Name', { value: 'Ada' });
  await page.fill('Last Name', 'Lovelace');
  await page.fill('Email', 'ada@example.com');
  await page.fill('Message', 'Where would you begin?');
  await page.open('/about');
  await page.back();
  await page.find('field', 'Message', { value: 'Where would you begin?' });
  await page.click('button', 'Send Message');
  await page.find('heading', CONTACT_RECEIPT.heading, { isFocused: true });
  await page.reload();
  await page.find('heading', CONTACT_RECEIPT.heading);
  for (const label of ['First Name', 'Last Name', 'Email', 'Message'])
    await page.find('field', label, { value: '' });
  await page.click('button', 'Send Message');
  await page.find('text', 'Enter your first name.');
  expect(await storedBy('Lovelace')).toHaveLength(1);
});

test('a press outside closes a dialog, but a selection that ends outside doesn’t', async ({
  page,
}) => {
  await page.open('/');
  await page.click('main button', 'Get Free Consultation');
  await page.fill('First Name', 'Ada');
  const { left, top } = await page.run(() => {
    const box = document.querySelector('#contact-dialog')?.getBoundingClientRect();
    return { left: box?.left ?? 0, top: box?.top ?? 0 };
  });
  await page.drag([left + 5, top + 5], [left - 100, top + 5]);
  await page.find('field', 'First Name', { value: 'Ada' });
  await page.drag([left - 100, top + 5], [left - 100, top + 5]);
  await page.find('main button', 'Get Free Consultation', { isFocused: true });
});
