import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { change, put, putExactly, stored } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { openCareers } from '../support/open-careers';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/contacts';
const HEADING = 'Contact Management';
const ID = '7f3k2qxmabcdefgh0123';
const REFERENCE = '7F3K-2QXM';

const card = (page: Page, name = 'Grace Hopper') => page.getByRole('article', { name });

async function deleteInquiry(page: Page, name = 'Grace Hopper') {
  await card(page, name).getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, name)).toBeHidden();
}

test('a reply quotes the message; its toast marks the inquiry as contacted, with the time it took', async ({
  page,
  allowConsoleErrors,
}) => {
  // The browser of the tests has no mail program.
  allowConsoleErrors(/^Failed to launch 'mailto:/);
  const ninetyMinutesAgo = Timestamp.fromMillis(Date.now() - 90 * 60_000);
  const fields = contact({ message: 'Can you\nhelp us?' });
  await put(`contacts/${ID}`, { ...fields, createdAt: ninetyMinutesAgo });
  await openAsAdministrator(page, PATH, HEADING);
  const reply = card(page).getByRole('link', { name: 'Reply to Grace Hopper' });
  const address = new URL((await reply.getAttribute('href')) ?? '');
  expect(address.pathname).toBe('grace@example.com');
  expect(address.searchParams.get('subject')).toBe(`Your inquiry ${REFERENCE}`);
  expect(address.searchParams.get('body')).toMatch(/^Hello Grace,\r\n[^]*> Can you\r\n> help us\?/);

  await reply.click();
  await page.getByRole('button', { name: 'Mark as contacted' }).click();
  await expect(notification(page, 'Success', 'Contact status updated')).toBeVisible();
  await expect(card(page).getByText('Answered after 1.5 hours')).toBeVisible();
  const [document] = await stored('contacts');
  expect(document).toMatchObject({ ...fields, id: ID, status: 'contacted' });
  const { contactedAt, responseMinutes } = document as Record<string, Timestamp | number>;
  const minutes = ((contactedAt as Timestamp).toMillis() - ninetyMinutesAgo.toMillis()) / 60_000;
  expect(Math.abs(minutes - Number(responseMinutes))).toBeLessThan(2);
  expect(document?.['createdAt']).toEqual(ninetyMinutesAgo);
});

test('an unsaved note survives leaving the screen, and the browser asks before it is lost', async ({
  page,
}) => {
  await put(`contacts/${ID}`, contact({ status: 'closed' }));
  await openAsAdministrator(page, PATH, HEADING);
  await card(page).getByRole('button', { name: 'Add note on Grace Hopper' }).click();
  const note = page.getByLabel('Internal note');
  await expect(note).toBeFocused();
  await note.fill('Knows our CEO.\nCall on Monday.');
  await openCareers(page);
  await page.goBack();
  await expect(note).toHaveValue('Knows our CEO.\nCall on Monday.');
  expect((await stored('contacts'))[0]).not.toHaveProperty('note');

  // Also where the list does not show the inquiry.
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.getByRole('link', { name: `your note on ${REFERENCE}` }).click();
  await expect(page).toHaveURL(`${PATH}?status=new&id=${ID}`);
  await expect(note).toHaveValue('Knows our CEO.\nCall on Monday.');
  const [question] = await Promise.all([
    page.waitForEvent('dialog'),
    page.close({ runBeforeUnload: true }),
  ]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
});

test('a saved note is shown and found; saving over another one asks first, and can be undone', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to save the note/);
  await put(`contacts/${ID}`, contact());
  await openAsAdministrator(page, PATH, HEADING);
  const begin = page.getByRole('button', { name: /note on Grace Hopper/ });
  const note = page.getByLabel('Internal note');
  const save = page.getByRole('button', { name: 'Save note' });
  await begin.click();
  await note.fill('Knows our CEO.');
  await save.click();
  await expect(notification(page, 'Success', 'Note saved')).toBeVisible();
  await expect(card(page).getByText('Knows our CEO.')).toBeVisible();
  await expect(begin).toBeFocused();
  await expect(begin).toHaveText(/^Edit note/);
  expect((await stored('contacts'))[0]).toMatchObject({ note: 'Knows our CEO.', status: 'new' });
  await page.getByLabel('Search', { exact: true }).fill('our ceo');
  await expect(page.getByText('1 found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();

  await begin.click();
  await change(`contacts/${ID}`, { note: 'Written by a colleague' });
  await note.fill('Mine');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Written by a colleague');
  expect((await stored('contacts'))[0]).toMatchObject({ note: 'Written by a colleague' });
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(note).toBeHidden();
  expect((await stored('contacts'))[0]).toMatchObject({ note: 'Mine' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(card(page).getByText('Written by a colleague')).toBeVisible();
  expect((await stored('contacts'))[0]).toMatchObject({ note: 'Written by a colleague' });
});

test('Undo of the toast brings a deleted inquiry back with every field and moment', async ({
  page,
}) => {
  const moment = (seconds: number) => new Timestamp(1_760_000_000 + seconds, 123_456_000);
  await putExactly(`contacts/${ID}`, {
    ...contact({ message: 'Zeile 1\r\nسطر 😀', company: ' =Navy ', status: 'contacted' }),
    phone: '+1 212 555 0119',
    note: 'Internal',
    createdAt: moment(0),
    updatedAt: moment(900),
    contactedAt: moment(600),
    responseMinutes: 10,
  });
  await put('contacts/other', contact({ lastName: 'Other' }));
  const before = await stored('contacts');
  await openAsAdministrator(page, PATH, HEADING);
  await deleteInquiry(page);
  await expect(notification(page, 'Success', '1 inquiry deleted')).toBeVisible();
  await expect(page.getByText('1 total inquiry')).toBeVisible();
  expect((await stored('contacts')).map(({ id }) => id)).toEqual(['other']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(card(page)).toBeVisible();
  await expect(notification(page, 'Success', '1 inquiry restored')).toBeVisible();
  await expect(page.getByText('2 total inquiries')).toBeVisible();
  expect(await stored('contacts')).toEqual(before);
  expect(await stored('deletedContacts')).toEqual([]);
});

test('what was deleted can be restored or erased for good after a reload', async ({ page }) => {
  const lastNames = ['One', 'Two', 'Three'];
  for (const lastName of lastNames) await put(`contacts/${lastName}`, contact({ lastName }));
  const before = await stored('contacts');
  await openAsAdministrator(page, PATH, HEADING);
  for (const lastName of lastNames) await deleteInquiry(page, `Grace ${lastName}`);
  await expect(page.getByText('No contacts yet')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Deleted', exact: true }).click();
  await expect(page).toHaveURL(`${PATH}?view=deleted`);
  await expect(page.getByText('30 days left')).toHaveCount(3);
  await card(page, 'Grace One').getByRole('button', { name: 'Restore' }).click();
  await expect(notification(page, 'Success', '1 inquiry restored')).toBeVisible();
  await card(page, 'Grace Two').getByRole('button', { name: 'Erase now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase now' }).click();
  await expect(notification(page, 'Success', '1 inquiry erased')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await stored('contacts')).toEqual(before.filter(({ id }) => id === 'One'));
  expect((await stored('deletedContacts')).map(({ id }) => id)).toEqual(['Three']);
});

test('Erase this person’s data deletes all of an address in any letter case, also from the trash', async ({
  page,
}) => {
  const emails = ['grace@example.com', 'GRACE@EXAMPLE.COM', 'Grace@Example.Com', 'ada@example.com'];
  for (const [index, email] of emails.entries()) {
    const status = index === 1 ? 'closed' : 'new';
    await put(`contacts/${index}`, contact({ lastName: `Number ${index}`, email, status }));
  }
  // Made by hand, without createdAt.
  await putExactly('contacts/4', { email: emails[0] });
  await openAsAdministrator(page, PATH, HEADING);
  await deleteInquiry(page, 'Grace Number 2');
  await page.getByRole('link', { name: 'Grace Number 0', exact: true }).click();
  await page.getByRole('link', { name: 'All from this address (3)' }).click();
  await expect(page).toHaveURL(`${PATH}?email=grace%40example.com&id=0`);
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.getByRole('button', { name: 'Erase this person’s data' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Found 3 inquiries from grace@example.com.');
  await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Erase 3 inquiries' }).click();
  await expect(notification(page, 'Success', '4 inquiries erased')).toBeVisible();
  await expect(page.getByText('There are none from grace@example.com.')).toBeVisible();
  // Nothing offers to bring them back.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  expect((await stored('contacts')).map(({ id }) => id)).toEqual(['3']);
  expect(await stored('deletedContacts')).toEqual([]);
});
