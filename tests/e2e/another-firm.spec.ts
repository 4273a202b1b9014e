import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formFields } from '@/collections/collection';
import { firm } from '@/collections/settings';
import { DEFAULT_FACTS } from '@/content/firm-facts';
import { startScript } from '../scripts/run-script';
import { ANOTHER_FIRM } from '../support/another-firm';
import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

const EXAMPLE = /Plumbline/i;

test('a site built after the owner has entered another firm in the browser names only that firm', async ({
  page,
}) => {
  await openAsAdministrator(page, '/admin/firm', 'Firm');
  for (const { name, label = '' } of formFields(firm))
    await page.getByLabel(label, { exact: true }).fill(String(ANOTHER_FIRM[name]));
  await page.getByRole('button', { name: 'Save Firm' }).click();
  await expect(page.getByText('Firm updated successfully', { exact: true })).toBeVisible();

  const folder = mkdtempSync(join(tmpdir(), 'another-firm-'));
  const args = ['--demo', `--out-dir=${folder}`];
  const { exitCode, all } = await startScript('scripts/build.ts', args, {});
  expect(exitCode, all).toBe(0);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|xml|txt)$/.test(file),
  );
  const facts = Object.values(DEFAULT_FACTS).filter((fact) => typeof fact === 'string' && fact);
  const wrong = files.filter(
    (file) => EXAMPLE.test(read(file)) || facts.some((fact) => read(file).includes(String(fact))),
  );
  expect(wrong).toEqual([]);

  const contact = read('contact.html');
  const { phone, bookingUrl, businessHours, xUrl, termsUrl, address } = ANOTHER_FIRM;
  for (const fact of [phone, bookingUrl, xUrl, termsUrl, address, 'tel:+49405550', '8 hours'])
    expect(contact).toContain(fact);
  expect(contact).toContain(`call ${businessHours}`);
  expect(contact).toContain('"opens":"08:00","closes":"16:30"');
  const title = '<title>Nordlicht $&amp; &lt;Partner';
  expect(read('app.html')).toContain(title);
  expect(read('.well-known/security.txt')).toContain(ANOTHER_FIRM.email);
});
