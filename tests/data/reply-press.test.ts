import { beforeEach, expect, it } from 'vitest';
import { getReplyPress, saveReplyPress } from '@/data/contacts';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { put } from '../support/database';
import { contact } from '../support/sample-documents';
import { fieldsAt } from './history';
import { asSecond, startAsTwoAdministrators } from './sessions';

const FIRST = DEMO_ACCOUNTS.administrator.uid;

beforeEach(startAsTwoAdministrators);

it('the last press of Reply on an inquiry is saved with its administrator and the server’s time, for the others', async () => {
  await put('contacts/one', contact());
  await put('contacts/two', contact());
  expect(await getReplyPress('one')).toBeNull();
  await asSecond(() => saveReplyPress('one', 'second-administrator'));
  expect(await getReplyPress('one')).toMatchObject({ uid: 'second-administrator' });
  await saveReplyPress('one', FIRST);
  const press = await asSecond(() => getReplyPress('one'));
  expect(press).toEqual({ uid: FIRST, at: expect.any(Date) as unknown });
  expect(Math.abs(Date.now() - Number(press?.at))).toBeLessThan(60_000);
  expect(Object.keys((await fieldsAt('desk/one')) ?? {}).toSorted()).toEqual(['at', 'uid']);
  expect(await getReplyPress('two')).toBeNull();
  await expect(saveReplyPress('three', FIRST)).rejects.toMatchObject({ code: 'permission-denied' });
});
