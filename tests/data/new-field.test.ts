import { beforeEach, expect, it } from 'vitest';
import { setCareerActive } from '@/data/career-writes';
import { getCareer } from '@/data/careers';
import { undoChange } from '@/data/changes';
import { importChanges } from '@/data/snapshot';
import { put } from '../support/database';
import { addField } from '../support/new-field';
import { career } from '../support/sample-documents';
import { newKey } from './commit-key';
import { startAsAdministrator } from './sessions';
import { compare, exportStored, uncanceled } from './snapshot-content';

/** Without the new field, which is added later. */
const OLDER = career();

addField();

beforeEach(async () => {
  await startAsAdministrator();
  await put('careers/dba', OLDER);
});

async function switchOff() {
  const { version = '' } = (await getCareer('dba')) ?? {};
  return setCareerActive(newKey(), 'dba', false, version);
}

it('a career that was saved before can be switched off, and the switch can be undone', async () => {
  const { record } = await switchOff();
  expect(await getCareer('dba')).toMatchObject({ isActive: false, relocation: '' });
  await undoChange(newKey(), record ?? '');
  expect(await getCareer('dba')).toMatchObject({ isActive: true });
});

it('a career can be imported from an older snapshot', async () => {
  const { text, leftOut } = await exportStored();
  expect(leftOut).toEqual([]);
  await switchOff();
  const { toImport, leftAlone } = await compare(text, false);
  expect(leftAlone).toEqual([]);
  const items = await importChanges(toImport, uncanceled());
  expect(items.map(({ state }) => state)).toEqual(['done']);
  expect(await getCareer('dba')).toMatchObject({ isActive: true });
});
