import type { Page } from '@playwright/test';
import { stored } from '../support/database';
import { sampleOf } from '../support/long';
import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';
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
