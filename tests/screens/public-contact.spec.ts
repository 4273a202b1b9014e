import { referenceOf } from '@/domain/contact';
import { COMMIT, fillRequired, send, sent } from '../support/contact-form';
import { stored } from '../support/database';
import { holdRequests } from '../support/network';
import { ARABIC } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

test('an inquiry with only the required fields is stored as specified', async ({ page }) => {
  await open(page, '/contact');
  await fillRequired(page);
  await send(page);
  await expect(sent(page)).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  const [contact] = await stored('contacts');
  expect(contact).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    company: '',
    service: '',
    message: '',
    status: 'new',
  });
  expect(contact?.['createdAt']).toEqual(contact?.['updatedAt']);
});

test('text in any script is stored as typed', async ({ page }) => {
  await open(page, '/contact');
  await fillRequired(page);
  await page.getByLabel('First Name').fill(ARABIC);
  await page.getByLabel('Message').fill('Zeile 1\n\n  “Zeile” 3 🏗️');
  await expect(page.getByLabel('First Name')).toHaveCSS('direction', 'rtl');
  await send(page);
  await expect(sent(page)).toBeVisible();
  expect(await stored('contacts')).toMatchObject([
    { firstName: ARABIC, message: 'Zeile 1\n\n  “Zeile” 3 🏗️' },
  ]);
});

test('while sending, the button shows ‘Sending...’; afterwards the receipt has the focus', async ({
  page,
}) => {
  const release = await holdRequests(page, COMMIT);
  await open(page, '/contact');
  await fillRequired(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(sent(page)).toBeVisible();
  const receipt = page.getByRole('region', { name: 'Your inquiry has been sent' });
  const [contact] = await stored('contacts');
  await expect(receipt.getByRole('heading')).toBeFocused();
  await expect(receipt).toBeInViewport();
  await expect(receipt).toContainText(referenceOf(contact?.['id'] as string));
  await receipt.getByRole('button', { name: 'Send another' }).click();
  await expect(receipt).toBeHidden();
  await expect(page.getByLabel('First Name')).toBeFocused();
});
