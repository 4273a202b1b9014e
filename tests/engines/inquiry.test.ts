import { afterEach, expect } from 'vitest';
import { CONTACT_RECEIPT } from '@/content/contact';
import { FIRM } from '@/content/firm';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { loadRules } from '../../scripts/emulators/firestore-emulator';
import contacts from '../../scripts/samples/contacts.json' with { type: 'json' };
import { expectConsoleErrors } from '../support/console-errors';
import { stored } from '../support/database';
import type { EnginePage } from './engine-page';
import { test } from './engine-test';

const { FIRESTORE_EMULATOR_HOST = '' } = process.env;
const READ_ONLY = `service cloud.firestore {
  match /{document=**} { allow read; }
}`;

const INQUIRY = {
  firstName: 'Zoë',
  lastName: 'Lovelace',
  email: 'zoe@example.com',
  company: 'Analytical Engines',
  service: 'upgrades',
  message: 'Where do we begin? “Now” would be fine.',
};

afterEach(() => loadRules(FIRESTORE_EMULATOR_HOST, DEMO_PROJECT));

/** Fills in the form by keyboard, starting in its focused first field and ending on the Send button. */
async function writeByKeyboard(page: EnginePage, email = INQUIRY.email) {
  const { firstName, lastName, company, message } = INQUIRY;
  // Typing “System” in the select chooses System Upgrades.
  for (const text of [firstName, lastName, email, company, 'System', message]) {
    await page.type(text);
    await page.press('Tab');
  }
}

async function expectSent(page: EnginePage, savedEmail = INQUIRY.email) {
  await page.find('text', 'Message sent successfully!');
  await page.find('text', `We'll get back to you within ${FIRM.figures.response}.`);
  const added = (await stored('contacts')).filter(({ email }) => email === savedEmail);
  expect(added).toMatchObject([{ ...INQUIRY, email: savedEmail, status: 'new' }]);
}

test('an inquiry is sent from the landing page by keyboard alone, and its email address is normalized', async ({
  page,
}) => {
  await page.open('/');
  await page.tabTo('main button', 'Get Free Consultation');
  await page.type(' ');
  await page.find('field', 'First Name', { isFocused: true });
  // Chromium converts such a domain in the field itself; other engines don't.
  await writeByKeyboard(page, 'zoe@bücher.example,');
  await page.press('Enter');
  await expectSent(page, 'zoe@xn--bcher-kva.example');
  await page.find('heading', CONTACT_RECEIPT.heading, { isFocused: true });
  await page.press('Escape');
  await page.find('main button', 'Get Free Consultation', { isFocused: true });
});

test('at 390 px, errors appear next to their fields, and the corrected inquiry is sent only once', async ({
  page,
}) => {
  await page.resize(390);
  await page.open('/contact');
  await page.press('Tab');
  await page.find('link', 'Skip to content', { isFocused: true });
  await page.press('Enter', 'Tab');
  await page.find('field', 'First Name', { isFocused: true });
  await page.type(INQUIRY.firstName);
  await page.fill('Email', 'nobody');
  await page.click('button', 'Send Message');
  const description = 'Enter your last name.';
  await page.find('field', 'Last Name', { isFocused: true, description });
  await page.find('text', 'Enter an email address like name@company.com.');
  expect(await stored('contacts')).toHaveLength(contacts.length);

  await page.type(INQUIRY.lastName);
  await page.fill('Email', INQUIRY.email);
  await page.fill('Company', INQUIRY.company);
  // Typing “System” in the select chooses System Upgrades.
  await page.press('Tab');
  await page.type('System');
  await page.fill('Message', INQUIRY.message);
  await page.click('button', 'Send Message');
  await expectSent(page);
  await page.find('field', 'First Name', { value: '' });
});

test('after the server refuses an inquiry, the input is kept, and sending the inquiry again stores it only once', async ({
  page,
}) => {
  expectConsoleErrors(/^Failed to send message/);
  await loadRules(FIRESTORE_EMULATOR_HOST, DEMO_PROJECT, READ_ONLY);
  await page.open('/contact');
  await page.find('button', 'Send Message', { isEnabled: true });
  await page.click('field', 'First Name');
  await writeByKeyboard(page);
  await page.press('Enter');
  await page.find('text', 'Failed to send message. Please try again.');
  for (const [label, value] of [
    ['First Name', INQUIRY.firstName],
    ['Last Name', INQUIRY.lastName],
    ['Email', INQUIRY.email],
    ['Company', INQUIRY.company],
    ['Service Interest', INQUIRY.service],
    ['Message', INQUIRY.message],
  ] as const) {
    await page.find('field', label, { value });
  }
  expect(await stored('contacts')).toHaveLength(contacts.length);
  await loadRules(FIRESTORE_EMULATOR_HOST, DEMO_PROJECT);
  await page.click('button', 'Send Message');
  await expectSent(page);
});
