import type { Locator, Page } from '@playwright/test';
import { database } from '../support/database';
import { career, contact, service } from '../support/sample-documents';
import { expect } from '../support/test';
import { choose } from './recorded-day-steps';

/* The editors of the back office, and steps in which one or two administrators use them. */

export const MINE = 'Text of the first';
export const THEIRS = 'Text of the second';
const EMPTY_ROWS = ['One', 'Two', 'Three'];

export interface Editor {
  /** Path of the document. */
  document: string;
  fields: Record<string, unknown>;
  url: string;
  /** Button that opens the form. */
  begin?: string;
  form: string;
  save: string;
  /** Label and name of the field in which both administrators type. */
  field: [label: string, name: string];
  /** Another field, which only the second administrator changes. Without a label, it isn't in the form. */
  other: { label?: string; name: string; value: string };
  rows?: Rows;
  /** Closes the form. */
  close: (page: Page) => Promise<void>;
  /** Deletes the document. */
  remove?: (page: Page) => Promise<void>;
}

/** A list of EMPTY_ROWS, to which the first administrator adds an entry at the end, and the second one after "One". */
interface Rows {
  name: string;
  addMine: (form: Locator) => Promise<void>;
  addTheirs: (form: Locator) => Promise<void>;
}

const rowsOf = (name: string, item: string): Rows => ({
  name,
  async addMine(form) {
    await form.getByRole('button', { name: `Add ${item}` }).click();
    await form.getByLabel(`${item} 4`, { exact: true }).fill(MINE);
  },
  async addTheirs(form) {
    await form.getByLabel(`${item} 1`, { exact: true }).press('Enter');
    await form.getByLabel(`${item} 2`, { exact: true }).fill(THEIRS);
  },
});

const pressEscape = (page: Page) => page.keyboard.press('Escape');

const leave = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Careers' })
    .click();

const keywords = (form: Locator, text: string) =>
  form.getByRole('textbox', { name: 'Keywords' }).fill(text);

const CAREER: Editor = {
  document: 'careers/one',
  fields: career({ requirements: EMPTY_ROWS }),
  url: '/admin/careers',
  begin: 'Edit Senior Oracle Developer',
  form: 'Career',
  save: 'Update Career',
  field: ['Job Title', 'title'],
  other: { label: 'Department', name: 'department', value: THEIRS },
  close: pressEscape,
  rows: rowsOf('requirements', 'Requirement'),
  async remove(page) {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Delete Senior Oracle Developer' }).click();
  },
};
export const SERVICE: Editor = {
  document: 'services/data-masking',
  fields: service({ features: EMPTY_ROWS }),
  url: '/admin/services',
  begin: 'Edit Data Masking',
  form: 'Service',
  save: 'Update Service',
  field: ['Name', 'name'],
  other: { label: 'Description', name: 'description', value: THEIRS },
  close: pressEscape,
  rows: rowsOf('features', 'Feature'),
  remove: (page) => page.getByRole('button', { name: 'Delete Data Masking' }).click(),
};
export const SEO: Editor = {
  document: 'seoSettings/home',
  fields: { page: 'home', title: 'Title', description: 'Description', keywords: EMPTY_ROWS },
  url: '/admin/seo?page=home',
  form: 'SEO settings',
  save: 'Save SEO Settings',
  field: ['Page Title', 'title'],
  other: { label: 'Meta Description', name: 'description', value: THEIRS },
  close: leave,
  rows: {
    name: 'keywords',
    addMine: (form) => keywords(form, `One, Two, Three, ${MINE}`),
    addTheirs: (form) => keywords(form, `One, ${THEIRS}, Two, Three`),
  },
};
export const NOTE: Editor = {
  document: 'contacts/one',
  fields: contact({ note: 'Text of nobody' }),
  url: '/admin/contacts?id=one',
  begin: 'Edit note on Grace Hopper',
  form: 'Note on Grace Hopper',
  save: 'Save note',
  field: ['Internal note', 'note'],
  other: { name: 'status', value: 'closed' },
  close: leave,
};
export const DIALOGS = { career: CAREER, service: SERVICE };
export const FORMS = { ...DIALOGS, 'SEO settings': SEO };
export const ALL = { ...FORMS, note: NOTE };

export const formOf = (page: Page, { form }: Editor) =>
  page.getByRole('form', { name: form, exact: true, includeHidden: true });

export const fieldOf = (page: Page, editor: Editor, label = editor.field[0]) =>
  formOf(page, editor).getByRole('textbox', { name: label, exact: true });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function openForm(page: Page, editor: Editor) {
  await page.goto(editor.url);
  if (editor.begin) await button(page, editor.begin).click();
  await expect(fieldOf(page, editor)).toBeVisible();
}

export async function type(page: Page, editor: Editor, text: string) {
  await openForm(page, editor);
  await fieldOf(page, editor).fill(text);
}

export const save = (page: Page, editor: Editor) => button(page, editor.save).click();

export const expectStored = (document: string, fields: Record<string, unknown>) =>
  expect
    .poll(async () => (await database().doc(document).get()).data(), { timeout: 20_000 })
    .toMatchObject(fields);

/** The second administrator fills in the other field. The returned function saves it. */
export async function typeOther(b: Page, editor: Editor): Promise<() => Promise<void>> {
  const { label, name, value } = editor.other;
  await openForm(b, editor);
  if (label) await fieldOf(b, editor, label).fill(value);
  else await b.goto('/admin/contacts');
  return async () => {
    await (label ? save(b, editor) : choose(b, 'Status of Grace Hopper', 'Closed'));
    await expectStored(editor.document, { [name]: value });
  };
}

/** Waits until the field in which both type has this text. */
export const expectText = ({ document, field }: Editor, text: string) =>
  expectStored(document, { [field[1]]: text });

export const expectBoth = ({ document, field, other }: Editor) =>
  expectStored(document, { [field[1]]: MINE, [other.name]: other.value });

/** Reads the document of the open form again, as a switch to its window does. */
export const focusWindow = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('focus'));
  });
