import { put, stored } from '../support/database';
import { holdRequests } from '../support/network';
import { service } from '../support/sample-documents';
import { expect } from '../support/test';
import {
  ALL,
  DIALOGS,
  type Editor,
  FORMS,
  MINE,
  NOTE,
  SEO,
  SERVICE,
  THEIRS,
  button,
  expectBoth,
  expectStored,
  expectText,
  fieldOf,
  focusWindow,
  formOf,
  openForm,
  save,
  type,
  typeOther,
} from './two-administrators-editors';
import { test, type Pages } from './two-administrators-pages';

/* One administrator has a form open (page `a`) while another one saves or deletes the same document (page `b`). */

/** Defines a test for each of the editors. */
function each(
  title: string,
  editors: Record<string, Editor>,
  run: (pages: Pages & { editor: Editor }) => Promise<void>,
) {
  for (const [name, editor] of Object.entries(editors)) {
    test(`${name}: ${title}`, async ({ a, b, allowConsoleErrors }) => {
      allowConsoleErrors(/^Failed to /);
      await put(editor.document, editor.fields);
      // Otherwise, the back office would add the built-in services after a deletion.
      await put('services/other', service({ name: 'Other', slug: 'other' }));
      await run({ a, b, editor });
    });
  }
}

each('another field saved by someone else appears in the form', FORMS, async ({ a, b, editor }) => {
  const saveOther = await typeOther(b, editor);
  await type(a, editor, MINE);
  await saveOther();
  const other = fieldOf(a, editor, editor.other.label);
  await expect(other).toHaveValue(THEIRS, { timeout: 20_000 });
  await expect(formOf(a, editor).getByText('Changed by someone else')).toHaveCount(1);
  await save(a, editor);
  await expectBoth(editor);
});

each('an immediate save keeps another field of someone else', ALL, async ({ a, b, editor }) => {
  const saveOther = await typeOther(b, editor);
  await type(a, editor, MINE);
  await saveOther();
  await save(a, editor);
  await expectBoth(editor);
});

/** Both change the same field. The second administrator saves first, so the save of the first one is refused. */
async function typeOverTheirs({ a, b, editor }: Pages & { editor: Editor }) {
  await type(b, editor, THEIRS);
  await type(a, editor, MINE);
  await save(b, editor);
  await expectText(editor, THEIRS);
  await save(a, editor);
  await expect(
    a
      .getByRole('alert')
      .filter({ hasText: /someone/i })
      .first(),
  ).toBeVisible();
  await expect(formOf(a, editor).locator('del')).toContainText('second');
  await expect(formOf(a, editor).locator('ins')).toContainText('first');
  await expectText(editor, THEIRS);
}

each('a second save replaces the same field of someone else', ALL, async (shared) => {
  await typeOverTheirs(shared);
  await save(shared.a, shared.editor);
  await expectText(shared.editor, MINE);
  expect(JSON.stringify(await stored('changes'))).toContain(THEIRS);
});

each('“Use theirs” and “Use mine” switch between the texts', ALL, async (shared) => {
  await typeOverTheirs(shared);
  const { a, editor } = shared;
  await button(a, 'Use theirs').click();
  await expect(fieldOf(a, editor)).toHaveValue(THEIRS);
  await button(a, 'Use mine').click();
  await expect(fieldOf(a, editor)).toHaveValue(MINE);
});

each('entries that both add to a list are saved', FORMS, async ({ a, b, editor }) => {
  const { name = '', addMine, addTheirs } = editor.rows ?? {};
  await openForm(b, editor);
  await addTheirs?.(formOf(b, editor));
  await openForm(a, editor);
  await addMine?.(formOf(a, editor));
  await save(b, editor);
  await expectStored(editor.document, { [name]: ['One', THEIRS, 'Two', 'Three'] });
  await save(a, editor);
  await expectStored(editor.document, { [name]: ['One', THEIRS, 'Two', 'Three', MINE] });
});

each('a deleted document can be saved as new', DIALOGS, async ({ a, b, editor }) => {
  const [collection = '', id] = editor.document.split('/');
  const saved = async () => {
    const all = await stored(collection);
    return { isDeleted: all.every((one) => one['id'] !== id), mine: all.find(isMine)?.['id'] };
  };
  const isMine = (one: Record<string, unknown>) => one[editor.field[1]] === MINE;
  await b.goto(editor.url);
  await type(a, editor, MINE);
  await editor.remove?.(b);
  await expect.poll(saved).toEqual({ isDeleted: true, mine: undefined });
  await focusWindow(a);
  const message = `Someone else has deleted this ${editor.form.toLowerCase()}`;
  await expect(a.getByText(message)).toBeVisible();
  await button(a, 'Save as new').click();
  // The ID of a service is its slug.
  const isDeleted = editor !== SERVICE;
  await expect.poll(saved).toEqual({ isDeleted, mine: isDeleted ? expect.any(String) : id });
});

test('a note on a deleted inquiry stays and can be saved once the inquiry is restored', async ({
  a,
  b,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/^Failed to /);
  await put(NOTE.document, NOTE.fields);
  await b.goto(NOTE.url);
  await type(a, NOTE, MINE);
  await button(b, 'Delete the inquiry from Grace Hopper').click();
  await expectStored('deletedContacts/one', { firstName: 'Grace' });
  await focusWindow(a);
  await expect(a.getByText('Your note isn’t saved.')).toBeVisible();
  await expect(a.getByText(MINE)).toBeVisible();
  // Undo by keyboard, because the notification may be gone.
  await b.keyboard.press('z');
  await expectStored(NOTE.document, { firstName: 'Grace' });
  await focusWindow(a);
  await save(a, NOTE);
  await expectText(NOTE, MINE);
});

each('text typed during a save is saved next', ALL, async ({ a, editor }) => {
  await type(a, editor, 'First text');
  const release = await holdRequests(a, /documents:commit/);
  await save(a, editor);
  await fieldOf(a, editor).fill(MINE);
  release();
  await expectText(editor, 'First text');
  await save(a, editor);
  await expectText(editor, MINE);
  expect(await stored('changes')).toHaveLength(2);
});

each('two saves in a row store both texts', { 'SEO settings': SEO }, async ({ a, editor }) => {
  await openForm(a, editor);
  for (const text of ['First text', MINE]) {
    await fieldOf(a, editor).fill(text);
    await save(a, editor);
    await expectText(editor, text);
  }
  expect(await stored('changes')).toHaveLength(2);
});

each('a save that failed offline succeeds later', ALL, async ({ a, b, editor }) => {
  const saveOther = await typeOther(b, editor);
  await type(a, editor, MINE);
  await a.context().setOffline(true);
  await save(a, editor);
  await expect(a.getByRole('alert').filter({ hasText: 'Failed to save' })).toBeVisible();
  await expect(fieldOf(a, editor)).toHaveValue(MINE);
  await saveOther();
  await a.context().setOffline(false);
  await save(a, editor);
  await expectBoth(editor);
});

each('an unchanged form follows someone else’s save', ALL, async ({ a, b, editor }) => {
  await type(b, editor, THEIRS);
  await openForm(a, editor);
  await save(b, editor);
  await expectText(editor, THEIRS);
  await focusWindow(a);
  await expect(fieldOf(a, editor)).toHaveValue(THEIRS);
  // The form closes without a question.
  await editor.close(a);
  await expect(formOf(a, editor)).toBeHidden();
});
