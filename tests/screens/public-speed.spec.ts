import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, test } from '../support/test';

/** For each part of the application, text that occurs only in its code. */
const LATER_PARTS = {
  Firestore: 'FirebaseError',
  'the identity provider': 'identitytoolkit',
  'the form library': 'shouldUnregister',
  'the dialog library': 'DialogContent',
  'the back office': 'Back to Dashboard',
};

test('no page loads code for the database, a form, a dialog, or the back office up front', async ({
  request,
}) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  /** Names of the scripts that a page or script references. */
  const scriptsIn = (text: string) =>
    [...text.matchAll(/(?:assets|\.)\/([\w.-]+\.js)\b/g)].map(([, file = '']) => file);

  const pages = await Promise.all(PUBLIC_PAGES.map(({ path }) => textOf(path)));
  const linked = new Set(pages.flatMap(scriptsIn));
  expect(linked.size).toBeGreaterThan(1);

  const all = new Set(linked);
  const files: { file: string; code: string }[] = [];
  for (const file of all) {
    const code = await textOf(`/assets/${file}`);
    files.push({ file, code });
    scriptsIn(code).forEach((name) => all.add(name));
  }
  for (const [part, text] of Object.entries(LATER_PARTS)) {
    const found = files.filter(({ code }) => code.includes(text)).map(({ file }) => file);
    expect(found, `No script contains the text for ${part}; choose another text`).not.toEqual([]);
    expect(
      found.filter((file) => linked.has(file)),
      `Loaded up front with ${part}`,
    ).toEqual([]);
  }
});
