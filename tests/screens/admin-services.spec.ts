import { put, stored } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { service } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/services';

test('an added service can be moved, chosen in the contact form, deleted, and restored with Undo', async ({
  page,
}) => {
  await put('services/consulting', service({ slug: 'consulting', name: 'Consulting' }));
  await put('services/upgrades', service({ slug: 'upgrades', name: 'Upgrades' }));
  await openAsAdministrator(page, PATH, 'Service Management');
  await page.getByRole('button', { name: 'Add Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Service' });
  await dialog.getByLabel('Name').fill('Data Masking');
  await dialog.getByText('Database', { exact: true }).click();
  await dialog.getByText('teal', { exact: true }).click();
  await dialog.getByLabel('Feature 1', { exact: true }).fill('Rules per column');
  await dialog.getByRole('button', { name: 'Create Service' }).click();
  await expect(notification(page, 'Success', 'Service added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(['Consulting', 'Upgrades', 'Data Masking']);
  const up = page.getByRole('button', { name: 'Move Data Masking up' });
  await up.press('Enter');
  await expect(names).toHaveText(['Consulting', 'Data Masking', 'Upgrades']);
  await expect(up).toBeFocused();
  await expect(up).toBeEnabled();
  await up.press('Enter');
  await expect(names).toHaveText(['Data Masking', 'Consulting', 'Upgrades']);
  expect((await stored('services')).find(({ id }) => id === 'data-masking')).toMatchObject({
    ...service({ description: '', longDescription: '' }),
    position: 1,
  });

  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Inquiry' });
  await form.getByLabel('First Name').fill('Ada');
  const choice = form.getByLabel('Service Interest');
  await expect(choice.getByRole('option')).toHaveText([
    'Select a service',
    'Data Masking',
    'Consulting',
    'Upgrades',
  ]);
  await choice.selectOption('Data Masking');
  await form.getByLabel('Last Name').fill('Byron');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: /./ }).and(page.locator(':focus'))).toBeVisible();
  const [inquiry] = await stored('contacts');
  expect(inquiry).toMatchObject({ service: 'data-masking' });

  await page.goto(`/admin/contacts?id=${String(inquiry?.['id'])}`);
  const opened = page.getByRole('region', { name: /^Inquiry/ });
  await expect(opened.getByText('Interested in Data Masking')).toBeVisible();
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Delete Data Masking' }).click();
  await expect(names).toHaveText(['Consulting', 'Upgrades']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText(['Data Masking', 'Consulting', 'Upgrades']);
});
