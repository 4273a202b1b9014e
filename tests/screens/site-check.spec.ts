import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { seed } from '../../scripts/samples/seed';
import { putExactly } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { malformedDocuments, putDocuments } from '../support/malformed-documents';
import { openAsAdministrator } from '../support/open-as-administrator';
import { expect, test } from '../support/test';

test('the shipped site passes every check; in a broken project, exactly the broken parts are reported', async ({
  page,
}) => {
  await seed(DEMO_PROJECT);
  await openAsAdministrator(page, '/admin/site', 'Site');
  const panel = page.getByRole('region', { name: 'Site check' });
  const run = page.getByRole('button', { name: 'Run site check' });
  await run.click();
  await expect(panel.getByText(/^All passed, \w{3} \d\d\.$/)).toBeVisible();
  await putDocuments('contacts', malformedDocuments(['status'], { firstName: 'A', lastName: 'B' }));
  await putExactly(`careers/${'W'.repeat(300)}`, { שם: 'שלום' });
  await run.click();
  await expect(panel.getByRole('heading', { name: /^Fail/ })).toHaveText([
    'Fail Every inquiry and career is listed',
    'Fail Saved documents are well formed',
  ]);
  await expectAccessible(page, 'failures');
});
