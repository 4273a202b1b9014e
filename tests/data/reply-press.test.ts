import { beforeEach, expect, it } from 'vitest';
import { getReplyPress, saveReplyPress } from '@/data/reply-press';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { put } from '../support/database';
import { contact } from '../support/sample-documents';
import { fieldsAt } from './history';
import { asSecond, startAsTwoAdministrators } from './sessions';

beforeEach(startAsTwoAdministrators);

it('the last press of Reply on an inquiry is saved with its administrator and the server’s time, for the others', async () => {
  await put('contacts/one', contact());
  await put('contacts/two', contact());
  expect(await getReplyPress('one')).toBeNull();
  await asSecond(() => saveReplyPress('one'));
  expect(await getReplyPress('one')).toMatchObject({ uid: 'second-administrator' });
  await saveReplyPress('one');
  const press = await asSecond(() => getReplyPress('one'));
  expect(press).toEqual({ uid: DEMO_ACCOUNTS.administrator.uid, at: expect.any(Date) as unknown });
  expect(Math.abs(Date.now() - Number(press?.at))).toBeLessThan(60_000);
  expect(Object.keys((await fieldsAt('desk/one')) ?? {}).toSorted()).toEqual(['at', 'uid']);
  expect(await getReplyPress('two')).toBeNull();
  await expect(saveReplyPress('three')).rejects.toMatchObject({ code: 'permission-denied' });
});
