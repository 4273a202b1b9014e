import { CONTACT_OTHERWISE } from '@/content/contact';
import { referenceOf } from '@/domain/reference';
import { openAndRefresh } from '../support/app-navigation';
import { COMMIT, fillRequired, send, sent } from '../support/contact-form';
import { put, stored } from '../support/database';
import { holdRequests } from '../support/network';
import { openAsAdministrator } from '../support/open-as-administrator';
import { ARABIC, service } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

test('on a phone, the first field is within the top 300 px; the receipt survives a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const box = await page.getByLabel('First Name').boundingBox();
  expect(box?.y).toBeLessThanOrEqual(300);
  await fillRequired(page);
  await send(page);
  const receipt = page.getByRole('region', { name: 'Your inquiry has been sent' });
  await expect(receipt).toBeVisible();
  await page.reload();
  const [contact] = await stored('contacts');
  await expect(receipt).toContainText(referenceOf(contact?.['id'] as string));
});

test('an inquiry is stored as typed; the button shows that sending is in progress, and then focus moves to the receipt', async ({
  page,
}) => {
  const release = await holdRequests(page, COMMIT);
  await open(page, '/contact');
  await fillRequired(page);
  await page.getByLabel('First Name').fill(ARABIC);
  await expect(page.getByLabel('First Name')).toHaveCSS('direction', 'rtl');
  await page.getByLabel('Message').fill('Zeile 1\n\n  “Zeile” 3 🏗️');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(sent(page)).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  const [contact] = await stored('contacts');
  expect(contact).toMatchObject({
    firstName: ARABIC,
    lastName: 'Lovelace',
    email: 'ada@example.com',
    company: '',
    service: '',
    message: 'Zeile 1\n\n  “Zeile” 3 🏗️',
    status: 'new',
  });
  expect(contact?.['createdAt']).toEqual(contact?.['updatedAt']);

  const receipt = page.getByRole('region', { name: 'Your inquiry has been sent' });
  await expect(receipt.getByRole('heading')).toBeFocused();
  await expect(receipt).toBeInViewport();
  await expect(receipt).toContainText(referenceOf(contact?.['id'] as string));
  await receipt.getByRole('button', { name: 'Send another' }).click();
  await expect(receipt).toBeHidden();
  await expect(page.getByLabel('First Name')).toBeFocused();
});

// In a browser, because an email field changes and validates its value, each engine differently.
test('an email address is corrected or questioned before it is saved, and the back office offers a reply and finds each spelling', async ({
  page,
}) => {
  await open(page, '/contact');
  const email = page.getByLabel('Email');
  for (const typed of [
    ...['mailto:user@bücher.example', 'A Reader <user@bücher.example>', 'user@bücher.example,'],
    ...['user＠bücher.example', 'user@XN--BCHER-KVA.example'],
  ]) {
    await fillRequired(page);
    await email.fill('');
    await email.pressSequentially(typed);
    await send(page);
    const receipt = page.getByRole('region', { name: 'Your inquiry has been sent' });
    await expect(receipt).toContainText('user@xn--bcher-kva.example');
    await receipt.getByRole('button', { name: 'Send another' }).click();
  }
  const emails = async () => (await stored('contacts')).map((contact) => contact['email']);
  expect(await emails()).toEqual(Array(5).fill('user@xn--bcher-kva.example'));

  await fillRequired(page);
  await email.fill('x@example..org');
  await send(page);
  await expect(page.getByText('Check the part after the @.')).toBeVisible();
  await email.fill('carla@acme');
  await send(page);
  await expect(page.getByText('Is “carla@acme” complete?')).toBeVisible();
  expect(await emails()).toHaveLength(5);
  await send(page);
  await expect(page.getByRole('region', { name: 'Your inquiry has been sent' })).toBeVisible();
  expect((await emails()).toSorted()[0]).toBe('carla@acme');

  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('user@bücher.example');
  await search.press('Enter');
  await expect(page.getByText('5 found')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('link', { name: /^Reply/ })).toHaveAttribute(
    'href',
    /^mailto:user@xn--bcher-kva\.example\?/,
  );
});

for (const path of ['/contact', '/']) {
  test(`a service added after the build can be chosen and stays chosen after a reload: ${path}`, async ({
    page,
  }) => {
    await put('services/data-masking', service());
    const name = page.locator('#services-menu').getByText('Data Masking');
    const form = page.getByRole('form', { name: 'Inquiry' });
    const choice = form.getByLabel('Service Interest');
    const openForm = async () => {
      await openAndRefresh(page, path);
      await expect(name).toHaveCount(1);
      if (path === '/') await page.getByRole('button', { name: 'Free Consultation' }).click();
      await expect(choice.getByRole('option')).toHaveText(['Select a service', 'Data Masking']);
    };
    await openForm();
    await choice.selectOption('Data Masking');
    await fillRequired(form);
    await openForm();
    await expect(choice.getByRole('option', { selected: true })).toHaveText('Data Masking');
    await send(page);
    await expect(sent(page)).toBeVisible();
    expect(await stored('contacts')).toMatchObject([{ service: 'data-masking' }]);
  });
}

test('the honeypot is invisible and unreachable by keyboard', async ({ page }) => {
  await open(page, '/contact');
  const honeypot = page.locator('input[name="extraCheck"]');
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  const shown = await honeypot.evaluate((input) => input.closest('[aria-hidden]')?.clientWidth);
  expect(shown).toBeLessThanOrEqual(1);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await page.getByLabel('Message').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
});

for (const place of ['page', 'dialog']) {
  test(`after a failure, the Send button stays in the same position: ${place}`, async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to send message/);
    await page.route(COMMIT, (route) => route.abort());
    await open(page, place === 'page' ? '/contact' : '/');
    if (place === 'dialog') await page.getByRole('button', { name: 'Free Consultation' }).click();
    const form = page.getByRole('form', { name: 'Inquiry' });
    await fillRequired(form);
    const button = form.getByRole('button', { name: 'Send Message' });
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    await button.click();
    await expect(form.getByText(CONTACT_OTHERWISE.failed)).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
  });
}
