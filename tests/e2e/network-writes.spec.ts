import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { put, stored } from '../support/database';
import { sampleOf } from '../support/long';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, open, test } from '../support/test';
import { type FaultName, READ_TIMED_OUT, simulateNetwork, WRITE_FAULTS } from './network-faults';

/** Timeout for a write (design 4). */
const WRITE_TIMEOUT_MS = 15_000;

const FAULTS = sampleOf(WRITE_FAULTS, 2);

// Tall enough that notifications don't cover any buttons.
test.use({ viewport: { width: 1280, height: 1600 } });

test.beforeEach(({ page, allowConsoleErrors }) => {
  allowConsoleErrors(READ_TIMED_OUT);
  return page.clock.install();
});

/** Makes one write fail with this fault, then restores the network. */
async function failOnce(
  page: Page,
  network: Awaited<ReturnType<typeof simulateNetwork>>,
  fault: FaultName,
  write: () => Promise<void>,
) {
  const { applied } = network.failWith(fault);
  await write();
  await applied;
  await page.clock.fastForward(WRITE_TIMEOUT_MS);
  network.recover();
}

test('a row reports each failed status change, and the next attempt is stored', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to update contact status \(/);
  await put('contacts/one', contact());
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  const network = await simulateNetwork(page, /documents:commit/, 'contacts');
  const row = page.getByRole('article');
  const status = row.getByRole('combobox');
  for (const [index, fault] of FAULTS.entries()) {
    const value = index % 2 === 0 ? 'closed' : 'new';
    const choose = async () => {
      await status.click();
      await page.getByRole('option', { name: value }).click();
    };
    await failOnce(page, network, fault, choose);
    await expect(row.getByText(/didn’t (work|respond in time)/), fault).toBeVisible();
    await expect(status).toBeEnabled();
    await choose();
    await expect(row.getByText(value, { exact: true }), fault).toBeVisible();
    expect(await stored('contacts')).toMatchObject([{ status: value }]);
  }
});

test('a career form keeps its input after each failure, and each write happens exactly once', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to save career \(/, /^Failed to delete career \(/);
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  page.on('dialog', (dialog) => void dialog.accept());
  const network = await simulateNetwork(page, /documents:commit/, 'careers');
  const form = page.getByRole('dialog');
  for (const fault of FAULTS) {
    for (const { open, label, save } of [
      { open: 'Add Career', label: 'Job Title', save: 'Create Career' },
      { open: `Edit ${fault}`, label: 'Department', save: 'Update Career' },
    ]) {
      await page.getByRole('button', { name: open }).click();
      await form.getByLabel(label).fill(fault);
      await failOnce(page, network, fault, () =>
        form.getByRole('button', { name: save }).dblclick(),
      );
      // The form must not show the message for a conflict.
      await expect(form.getByRole('alert'), fault).toContainText('Nothing you typed is lost');
      await expect(form.getByLabel(label)).toHaveValue(fault);
      // If only the response was lost, the form has read the new career by now, and updates it.
      await form.getByRole('button', { name: /^(Create|Update) Career$/ }).click();
      await expect(form, fault).toBeHidden();
    }
    expect(await stored('careers')).toMatchObject([{ title: fault, department: fault }]);

    const button = page.getByRole('button', { name: `Delete ${fault}` });
    await failOnce(page, network, fault, () => button.click());
    await expect(button, fault).toBeEnabled();
    await button.click();
    await expect(page.getByRole('article'), fault).toHaveCount(0);
    expect(await stored('careers')).toEqual([]);
  }
});

test('the login form keeps its input and stays usable after each failure', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to log in \(/);
  const { email, password } = DEMO_ACCOUNTS.administrator;
  await putAccount(DEMO_ACCOUNTS.administrator);
  await open(page, '/admin/login');
  const network = await simulateNetwork(page, /accounts:signInWithPassword/);
  const login = page.getByRole('main').getByRole('button', { name: 'Login' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  for (const fault of FAULTS) {
    await failOnce(page, network, fault, () => login.dblclick());
    await expect(login, fault).toBeEnabled();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password')).toHaveValue(password);
  }
  expect(network.requests()).toBe(FAULTS.length);
  await login.click();
  await expect(page).toHaveURL('/admin/dashboard');
});
