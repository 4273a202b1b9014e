import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEFAULT_REPLY_TEMPLATES } from '@/content/reply-templates';
import { TimeoutError } from '@/domain/errors';
import { FirmPage } from '@/pages/admin/firm-page';
import { expectConsoleErrors } from '../support/console-errors';
import { inOpen, named, openDesk, storeOf } from './contact-desk';
import { findFailure, findSuccess, renderAdmin } from './render-admin';
import { ADMINISTRATOR, openStore } from './store';

const PATH = 'settings/replyTemplates';
const NAMES = DEFAULT_REPLY_TEMPLATES.templates.map(({ name }) => name);
const templatesOf = (...names: string[]) => ({
  templates: names.map((name) => ({ name, text: `${name} {name}. You asked about {service}.` })),
});

const fields = (label: string) =>
  within(screen.getByRole('form', { name: 'Reply templates' })).getAllByLabelText<HTMLInputElement>(
    label,
  );
const fieldIn = (number: number, label: string) => fields(label)[number - 1] as HTMLInputElement;
const nameIn = (number: number) => fieldIn(number, 'Template Name');
const textIn = (number: number) => fieldIn(number, 'Template Text');
const shownNames = () => fields('Template Name').map(({ value }) => value);

async function openTemplates(saved: object | null = null) {
  const store = openStore(ADMINISTRATOR);
  store.put(PATH, saved);
  const view = renderAdmin(<FirmPage />, '/admin/firm');
  await screen.findByRole('form', { name: 'Reply templates' });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, store, press, saved: () => store.get(PATH)?.['templates'] };
}

it('the desk has the defaults until others are saved, which it checks and previews while they are written; Undo brings the defaults back', async () => {
  const { fill, press, saved, user } = await openTemplates();
  expect(shownNames()).toEqual(NAMES);
  await press('Save Templates');
  await findSuccess('Reply templates updated successfully');
  expect(saved()).toBeUndefined();
  await press('Add Template');
  await fill(nameIn(4), '‏מחירים‏');
  await fill(textIn(4), 'Hello {first name}');
  const problem = /^\{first name} isn’t a placeholder\. Use \{name}, .* or \{firm}\.$/;
  await waitFor(() => expect(textIn(4)).toHaveAccessibleDescription(problem));
  await press('Save Templates');
  expect(saved()).toBeUndefined();
  const text = 'Hello {name}, about {service}: {reference}\n<b>{sender}</b>';
  await fill(textIn(4), text);
  expect(textIn(4)).toHaveAccessibleDescription('');
  const preview = /^Hello Grace, about Cloud Migration: 7F3K-2QXM\s<b>Ada Lovelace<\/b>$/;
  expect(await screen.findByText(preview)).toBeVisible();
  await press('Move template 4 up');
  await press('Remove template 1');
  await waitFor(() => expect(nameIn(1)).toHaveFocus());
  await press('Save Templates');
  await waitFor(() => expect(saved()).toHaveLength(3));
  expect(saved()).toMatchObject([
    { name: NAMES[1] },
    { name: '‏מחירים‏', text },
    { name: NAMES[2] },
  ]);
  // Only the second of the two notifications with this text has the button.
  const undo = await screen.findByRole('button', { name: /^Undo/ });
  await findSuccess('Reply templates updated successfully');
  await user.click(undo);
  await waitFor(() => expect(saved()).toBeUndefined());
  await waitFor(() => expect(shownNames()).toEqual(NAMES));
});

it('what someone else has saved in the meantime is shown in words, and both forms ask before they are left', async () => {
  expectConsoleErrors(/\(ConflictError\)/);
  const { fill, press, saved, store, user } = await openTemplates(templatesOf('First'));
  await fill(screen.getByLabelText('Phone'), '12345');
  await fill(textIn(1), 'Mine');
  store.put(PATH, templatesOf('Theirs'));
  await press('Save Templates');
  await findFailure('Failed to save the reply templates');
  expect(await screen.findByText(/has also changed these settings/)).toBeVisible();
  const versions = screen.getByRole('region', { name: 'Two versions' });
  expect(versions).toHaveTextContent(/Theirs Theirs \{name\}\./);
  await user.click(screen.getByRole('link', { name: 'Site' }));
  expect(await screen.findByText(/^Not saved yet: .*firm, the reply templates\.$/)).toBeVisible();
  await press('Stay on this page');
  await press('Save Templates');
  await waitFor(() => expect(saved()).toEqual([{ name: 'First', text: 'Mine' }]));
});

async function openMenu(saved: object | null = null) {
  const store = storeOf(named('Hopper', { id: 'hopper' }));
  store.put(PATH, saved);
  const view = openDesk('?id=hopper');
  const open = async () =>
    view.user.click(await screen.findByRole('button', { name: 'Reply templates' }));
  return { ...view, store, open };
}

const items = () => screen.findAllByRole('menuitem');

it('the menu of an inquiry has the names of the saved templates, shows the text of the focused one, and asks whether the reply was sent', async () => {
  const { open, user } = await openMenu(templatesOf('First', 'Second'));
  await open();
  const [first, second, ...others] = await items();
  expect(others).toEqual([]);
  expect(first).toHaveAccessibleName('First');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(second).toHaveFocus();
  expect(second).toHaveAccessibleDescription('Second Grace.');
  expect(screen.getByText('Second Grace.')).toBeVisible();
  expect(second).toHaveAttribute('href', expect.stringMatching(/^mailto:.*Second%20Grace\./));
  await user.keyboard('{Enter}');
  expect(await inOpen().findByText(/^Did you send your reply/)).toBeVisible();
});

it('the menu says that the templates are loading or couldn’t be loaded, and then has the defaults', async () => {
  expectConsoleErrors(/^Failed to fetch the reply templates \(TimeoutError\)/);
  const view = await openMenu();
  view.store.fail('getReplyTemplates', new TimeoutError(), 2);
  await view.open();
  expect((await items()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^The reply templates couldn’t be loaded\./),
  ]);
  await view.user.keyboard('{Escape}');
  const release = view.store.hold('getReplyTemplates');
  await view.open();
  expect(await screen.findByText('Loading reply templates...')).toBeVisible();
  await view.user.keyboard('{ArrowDown}');
  release();
  await waitFor(async () =>
    expect((await items()).map(({ textContent }) => textContent)).toEqual(NAMES),
  );
  await waitFor(async () => expect((await items())[0]).toHaveFocus());
});
