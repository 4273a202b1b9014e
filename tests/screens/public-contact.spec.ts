import { CONTACT_OTHERWISE } from '@/content/contact-form';
import { referenceOf } from '@/domain/reference';
import { COMMIT, fillRequired, openDialog, receipt, send, sent } from '../support/contact-form';
import { stored } from '../support/database';
import { holdRequests } from '../support/network';
import { openAsAdministrator } from '../support/open-as-administrator';
import { ARABIC } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

test('an inquiry is stored as typed, and focus moves to the receipt, which survives a reload', async ({
  page,
}) => {
  const release = await holdRequests(page, COMMIT);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  const name = page.getByLabel('First Name');
  expect((await name.boundingBox())?.y).toBeLessThanOrEqual(300);
  await fillRequired(page);
  await name.fill(ARABIC);
  await expect(name).toHaveCSS('direction', 'rtl');
  const message = 'Zeile 1\n\n  “Zeile” 3 🏗️';
  await page.getByLabel('Message').fill(message);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(sent(page)).toBeVisible();
  await expect(name).toHaveValue('');
  const [contact] = await stored('contacts');
  expect(contact).toMatchObject({
    ...{ firstName: ARABIC, lastName: 'Lovelace', email: 'ada@example.com', company: '' },
    ...{ service: '', message, status: 'new', createdAt: contact?.['updatedAt'] },
  });
  await expect(receipt(page).getByRole('heading')).toBeFocused();
  await expect(receipt(page)).toBeInViewport();
  await page.reload();
  await expect(receipt(page)).toContainText(referenceOf(contact?.['id'] as string));
});

test('after Back, a text that has been sent from another page is no longer in the form', async ({
  page,
}) => {
  await open(page, '/contact');
  await fillRequired(page);
  await page.goto('/');
  await page.goBack();
  const name = page.getByLabel('First Name');
  await expect(name).toHaveValue('Ada');
  await page.goto('/');
  await openDialog(page);
  await expect(name).toHaveValue('Ada');
  await send(page);
  await expect(receipt(page)).toBeVisible();
  await page.goBack();
  await expect(receipt(page)).toBeVisible();
  await expect(name).toHaveValue('');
});

// In a browser, because an email field changes and validates its value, each engine differently.
test('an email address is corrected or questioned before it is saved', async ({ page }) => {
  await open(page, '/contact');
  const email = page.getByLabel('Email');
  for (const typed of ['A Reader <user@bücher.example>', 'user＠bücher.example,']) {
    await fillRequired(page);
    await email.fill('');
    await email.pressSequentially(typed);
    await send(page);
    await expect(receipt(page)).toContainText('user@xn--bcher-kva.example');
    await receipt(page).getByRole('button', { name: 'Send another' }).click();
    await expect(page.getByLabel('First Name')).toBeFocused();
  }
  await fillRequired(page);
  await email.fill('x@example..org');
  await send(page);
  await expect(page.getByText('Check the part after the @.')).toBeVisible();
  await email.fill('carla@acme');
  await send(page);
  await expect(page.getByText('Is “carla@acme” complete?')).toBeVisible();
  expect(await stored('contacts')).toHaveLength(2);
  await send(page);
  await expect(receipt(page)).toBeVisible();
  const emails = (await stored('contacts')).map((contact) => contact['email']).sort();
  expect(emails).toEqual(['carla@acme', ...Array<string>(2).fill('user@xn--bcher-kva.example')]);

  // The back office finds the address as the visitor writes it.
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('user@bücher.example');
  await search.press('Enter');
  await expect(page.getByText('2 found')).toBeVisible();
});

/** Whether another element covers a field. Runs in the page. */
function isCovered(field: Element): boolean {
  const { left, right, top, bottom } = field.getBoundingClientRect();
  const points = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
  return points.some((found) => found !== field);
}

test('nobody sees the honeypot; the Send button covers no field and keeps its place', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to send message/);
  await page.route(COMMIT, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/contact', '/']) {
    await open(page, path);
    if (path === '/') await openDialog(page);
    const form = page.getByRole('form', { name: 'Inquiry' });
    const honeypot = form.locator('input[name="extraCheck"]');
    await expect(form.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
    const shown = await honeypot.evaluate((input) => input.closest('[aria-hidden]')?.clientWidth);
    expect(shown).toBeLessThanOrEqual(1);
    // Its draft replaces what is typed earlier.
    if (path === '/') await expect(form.getByLabel('First Name')).toHaveValue('Ada');
    await fillRequired(form);
    const button = form.getByRole('button', { name: 'Send Message' });
    for (const label of path === '/' ? ['First Name', 'Email', 'Service Interest'] : []) {
      const field = form.getByLabel(label);
      await field.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect.poll(() => field.evaluate(isCovered), { message: label }).toBe(false);
    }
    await form.getByLabel('Message').focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    await button.click();
    await expect(form.getByText(CONTACT_OTHERWISE.failed)).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
  }
});

test('the page behind a dialog doesn’t scroll', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Get Free Consultation' });
  // Not the vertical place, which changes with the lines of the text above when its font arrives.
  const place = async () => {
    const box = await button.boundingBox();
    return { x: box?.x, width: box?.width, scrollY: await page.evaluate(() => scrollY) };
  };
  const before = await place();
  await openDialog(page);
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 100);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(await place()).toEqual(before);
  await page.mouse.wheel(0, 10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10);
});
