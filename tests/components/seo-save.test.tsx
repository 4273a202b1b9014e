import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccessDeniedError, ConflictError } from '@/domain/errors';
import { hasDrafts } from '@/lib/drafts';
import { storedSeoSetting } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { doubleClick } from './double-click';
import { findFailure, findSuccess } from './render-admin';
import { field, openSeoDesk } from './seo-desk';
import { hold } from './stub-data';

it('a save in one tab preserves unsaved text in the other tabs', async () => {
  const { user, fill, openTab, save, data } = await openSeoDesk();
  await fill(field('Page Title'), 'Unsaved home');
  await openTab('About Page');
  await fill(field('Page Title'), 'New about');
  await fill(field('Meta Description'), 'D');
  await fill(field('Keywords'), ' a, , b,,c ');
  const release = hold(data.write, undefined);
  await save();
  expect(await screen.findByText('Saving...')).toBeDisabled();
  release();
  await findSuccess('SEO settings updated for About Page');
  expect(data.write).toHaveBeenCalledExactlyOnceWith(
    'seoSettings/about',
    { page: 'about', title: 'New about', description: 'D', keywords: ['a', 'b', 'c'] },
    '',
  );
  expect(field('Page Title')).toHaveValue('New about');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  const unsaved = screen.getAllByRole('tab', { name: /\(not saved\)/ });
  expect(unsaved.map((tab) => tab.textContent)).toEqual(['Home Page (not saved)']);
  expect(field('Keywords')).toHaveValue('a, b, c');
  await user.type(field('Keywords'), ', d');
  expect(field('Keywords')).toHaveValue('a, b, c, d');
  await openTab('Home Page');
  expect(field('Page Title')).toHaveValue('Unsaved home');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
});

it('text typed during a save remains in the form and can be saved afterward', async () => {
  const { fill, save, data } = await openSeoDesk({}, { page: 'about' });
  const release = hold(data.write, undefined);
  await fill(field('Page Title'), 'First');
  await save();
  await fill(field('Page Title'), 'Second');
  release();
  await findSuccess('SEO settings updated for About Page');
  expect(field('Page Title')).toHaveValue('Second');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  doubleClick(screen.getByText('Save SEO Settings'));
  await waitFor(() => expect(data.write).toHaveBeenCalledTimes(2));
  expect(data.write.mock.lastCall?.[2]).toBe('saved');
  await waitFor(() => expect(screen.getByText('Save SEO Settings')).toBeEnabled());
  await fill(field('Page Title'), 'Third');
  await save();
  const titles = () => data.write.mock.calls.map(([, fields]) => fields?.['title']);
  await waitFor(() => expect(titles()).toContain('Third'));
  expect(titles()).toEqual(['First', 'Second', 'Third']);
});

it('invalid text is not sent, and a failed save preserves the text and is reported only in its own tab', async () => {
  expectConsoleErrors(/^Failed to save SEO settings \(AccessDeniedError\)/);
  const { fill, openTab, save, data } = await openSeoDesk();
  await fill(field('Page Title'), 'x'.repeat(301));
  expect(field('Page Title')).toBeValid();
  await save();
  expect(field('Page Title')).toHaveAccessibleDescription(/at most 300 characters/);
  expect(field('Page Title')).toBeInvalid();
  expect(data.write).not.toHaveBeenCalled();
  data.write.mockRejectedValueOnce(new AccessDeniedError());
  await fill(field('Page Title'), 'Typed');
  await save();
  await findFailure('Failed to save SEO settings');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /no longer have administrator access.* Nothing you typed is lost\.$/,
  );
  await openTab('About Page');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await openTab('Home Page');
  expect(field('Page Title')).toHaveValue('Typed');
  await save();
  await findSuccess(SAVED);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

const OPENED = storedSeoSetting('home', { title: 'Opened', description: 'D', keywords: ['k'] }, 1);
const THEIRS = storedSeoSetting('home', { ...OPENED, title: 'Their title' }, 2);
const CHANGED = /Someone else has changed these settings since you opened them/;
const SAVED = 'SEO settings updated for Home Page';
const RESTORED = 'SEO settings restored for Home Page';

type Desk = Awaited<ReturnType<typeof openSeoDesk>>;

/** Saves after someone else has saved `theirs` or, if `theirs` is null, removed the setting. */
async function saveOver({ data, store, save }: Desk, theirs: typeof THEIRS | null) {
  expectConsoleErrors(/^Failed to save SEO settings \(ConflictError\)/);
  store('home', theirs);
  const fields = theirs && { ...theirs };
  const version = theirs?.version ?? '';
  data.write.mockRejectedValueOnce(new ConflictError({ id: 'home', fields, version }));
  await save();
  await findFailure('Failed to save SEO settings');
}

/** Types a title and saves it after someone else has saved a different title. */
async function conflict() {
  const desk = await openSeoDesk({ home: OPENED });
  await desk.fill(field('Page Title'), 'My title');
  await saveOver(desk, THEIRS);
  return { ...desk, alert: await screen.findByRole('alert') };
}

const lastBase = ({ data }: Desk) => data.write.mock.lastCall?.[2];

it('a save over a newer version is refused, preserves the text, and shows what someone else changed', async () => {
  const desk = await conflict();
  expect(lastBase(desk)).toBe(OPENED.version);
  expect(desk.alert).toHaveTextContent(CHANGED);
  expect(desk.alert).toHaveTextContent('Nothing you typed is lost.');
  expect(field('Page Title')).toHaveValue('My title');
  const terms = within(desk.alert).getAllByRole('term');
  expect(terms.map((term) => term.textContent)).toEqual(['Page Title']);
  expect(desk.alert.querySelector('del')).toHaveTextContent('(theirs: Their)');
  expect(desk.alert.querySelector('ins')).toHaveTextContent('(yours: My)');
  await desk.user.click(screen.getByText('Overwrite with mine'));
  await findSuccess(SAVED);
  expect(lastBase(desk)).toBe(THEIRS.version);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(hasDrafts()).toBe(false);
  await desk.fill(field('Page Title'), 'My second title');
  await saveOver(desk, null);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'These settings were deleted. Your text is still here.',
  );
  await desk.user.click(screen.getByText('Overwrite with mine'));
  await waitFor(() => expect(lastBase(desk)).toBe(''));
});

it('the user can load the newer version and then bring back their own text', async () => {
  const desk = await conflict();
  const { user, fill, save, data } = desk;
  await user.click(screen.getByText('Load the newer version'));
  expect(field('Page Title')).toHaveValue('Their title');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const own = () => screen.getByRole('region', { name: 'Your text' });
  expect(own()).toHaveTextContent('My title');
  expect(screen.getByText('Bring back my text')).toHaveFocus();
  await fill(field('Page Title'), 'Both titles');
  await user.click(screen.getByText('Bring back my text'));
  expect(field('Page Title')).toHaveValue('My title');
  expect(own()).toHaveTextContent('Both titles');
  await user.click(screen.getByText('Bring back my text'));
  await save();
  await findSuccess(SAVED);
  expect(data.write.mock.lastCall?.[1]).toMatchObject({ title: 'Both titles' });
  expect(lastBase(desk)).toBe(THEIRS.version);
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findSuccess(RESTORED);
  expect(own()).toHaveTextContent('My title');
  await user.click(screen.getByText('Discard my text'));
  expect(screen.getByText('Save SEO Settings')).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Your text' })).not.toBeInTheDocument();
  expect(hasDrafts()).toBe(false);
});

it('unsaved text from an earlier visit doesn’t overwrite a newer version', async () => {
  const { fill, unmount } = await openSeoDesk({ home: OPENED });
  await fill(field('Page Title'), 'My title');
  unmount();
  const desk = await openSeoDesk({ home: THEIRS });
  expect(field('Page Title')).toHaveValue('My title');
  expect(screen.getByRole('alert')).toHaveTextContent(CHANGED);
  await desk.save();
  await waitFor(() => expect(lastBase(desk)).toBe(OPENED.version));
});

it('Undo restores the previous version and preserves text typed since the save', async () => {
  const desk = await openSeoDesk({ home: OPENED });
  const { fill, save, store, user, data } = desk;
  await fill(field('Page Title'), 'Saved');
  await save();
  await findSuccess(SAVED);
  await fill(field('Meta Description'), 'Typed since');
  const restored = { ...OPENED, version: 'restored' };
  data.undo.mockImplementationOnce(() => {
    store('home', restored);
    const { id, version } = restored;
    const stored = { id, version, fields: { ...restored } };
    return Promise.resolve({ records: ['the undo'], stored });
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findSuccess(RESTORED);
  expect(data.undo).toHaveBeenCalledExactlyOnceWith('seoSettings~home~saved');
  expect(field('Meta Description')).toHaveValue('Typed since');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByText('Discard changes'));
  expect(field('Page Title')).toHaveValue('Opened');
  await save();
  expect(lastBase(desk)).toBe('restored');
});
