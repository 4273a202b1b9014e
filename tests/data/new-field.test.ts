import { beforeEach, expect, it } from 'vitest';
import { fieldUpdate } from '@/collections/change';
import { getCareer } from '@/data/careers';
import { put } from '../support/database';
import { addField } from '../support/new-field';
import { career } from '../support/sample-documents';
import { startAsAdministrator } from './sessions';
import { commitNew, undo } from './writes';

/** Without the new field, which is added later. */
const OLDER = career();

addField();

beforeEach(async () => {
  await startAsAdministrator();
  await put('careers/dba', OLDER);
});

async function switchOff() {
  const { version = '' } = (await getCareer('dba')) ?? {};
  return commitNew(fieldUpdate('careers', 'dba', version, { isActive: false }));
}

it('a career that was saved before can be switched off, and the switch can be undone', async () => {
  const done = await switchOff();
  expect(await getCareer('dba')).toMatchObject({ isActive: false, relocation: '' });
  await undo(done);
  expect(await getCareer('dba')).toMatchObject({ isActive: true });
});
