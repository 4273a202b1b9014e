import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConflictError, TimeoutError, UndoError } from '@/domain/errors';
import { draftNames } from '@/lib/drafts';
import { storedSeoSetting } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { findNotification } from './find-notification';
import { field, openSeoDesk } from './seo-desk';

const OPENED = storedSeoSetting('home', { title: 'Opened', description: 'D', keywords: ['k'] }, 1);
const THEIRS = storedSeoSetting('home', { ...OPENED, title: 'Their title' }, 2);
const CHANGED = /These settings were changed by someone else since you opened them/;

/** Types a title and saves it after someone else has stored `theirs`. */
async function saveOver(theirs: typeof THEIRS | null) {
  const desk = await openSeoDesk({ home: OPENED });
  await desk.fill(field('Page Title'), 'My title');
  desk.store('home', theirs);
  desk.data.saveSeoSetting.mockRejectedValueOnce(new ConflictError());
  await desk.save();
  await findNotification('destructive', 'Error', 'Failed to save SEO settings');
  return { ...desk, alert: await screen.findByRole('alert') };
}

it('a save over a newer one is refused, keeps what was typed, and shows the difference', async () => {
  const { alert, data } = await saveOver(THEIRS);
  expect(data.saveSeoSetting.mock.lastCall?.[2]).toBe(OPENED.version);
  expect(alert).toHaveTextContent(CHANGED);
  expect(alert).toHaveTextContent('Nothing you typed is lost.');
  expect(field('Page Title')).toHaveValue('My title');
  expect(
    within(alert)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Page Title']);
  expect(alert.querySelector('del')).toHaveTextContent('(theirs: Their)');
  expect(alert.querySelector('ins')).toHaveTextContent('(yours: My)');
});

it('the newer version can be loaded; the own text stays and can be brought back', async () => {
  const { user, fill, save, data } = await saveOver(THEIRS);
  await user.click(screen.getByText('Load the newer version'));
  expect(field('Page Title')).toHaveValue('Their title');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const own = screen.getByRole('region', { name: 'Your text' });
  expect(own).toHaveTextContent('My title');
  expect(draftNames()).toEqual(['seo/home/set-aside']);

  await fill(field('Page Title'), 'Both titles');
  await user.click(screen.getByText('Bring back my text'));
  expect(field('Page Title')).toHaveValue('My title');
  expect(screen.getByRole('region', { name: 'Your text' })).toHaveTextContent('Both titles');
  await user.click(screen.getByText('Bring back my text'));
  await save();
  await findNotification('default', 'Success', 'SEO settings updated for Home Page');
  expect(data.saveSeoSetting.mock.lastCall).toEqual([
    'home',
    { title: 'Both titles', description: 'D', keywords: ['k'] },
    THEIRS.version,
  ]);
  await user.click(screen.getByText('Discard my text'));
  expect(screen.queryByRole('region', { name: 'Your text' })).not.toBeInTheDocument();
  expect(draftNames()).toEqual([]);
});

it('mine can overwrite theirs, knowingly', async () => {
  const { user, data } = await saveOver(THEIRS);
  await user.click(screen.getByText('Overwrite with mine'));
  await findNotification('default', 'Success', 'SEO settings updated for Home Page');
  expect(data.saveSeoSetting.mock.lastCall?.[2]).toBe(THEIRS.version);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(draftNames()).toEqual([]);
});

it('says that the settings were removed', async () => {
  const { alert, user, data } = await saveOver(null);
  expect(alert).toHaveTextContent('They were removed. Your text is still here.');
  await user.click(screen.getByText('Overwrite with mine'));
  await findNotification('default', 'Success', 'SEO settings updated for Home Page');
  expect(data.saveSeoSetting.mock.lastCall?.[2]).toBe('');
});

it('a first save over one that a colleague has stored is refused, too', async () => {
  const { fill, save, store, user, data } = await openSeoDesk();
  await fill(field('Page Title'), 'My title');
  store('home', THEIRS);
  data.saveSeoSetting.mockRejectedValueOnce(new ConflictError());
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(CHANGED);
  expect(data.saveSeoSetting.mock.lastCall?.[2]).toBe('');
  await user.click(screen.getByText('Load the newer version'));
  expect(field('Page Title')).toHaveValue('Their title');
});

it('what a colleague has stored, too, is no conflict', async () => {
  const { fill, save, store, data } = await openSeoDesk({ home: OPENED });
  await fill(field('Page Title'), 'Their title');
  store('home', THEIRS);
  data.saveSeoSetting.mockRejectedValueOnce(new ConflictError());
  await save();
  await findNotification('destructive', 'Error', 'Failed to save SEO settings');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await fill(field('Page Title'), 'Their title, and mine');
  await save();
  await findNotification('default', 'Success', 'SEO settings updated for Home Page');
  expect(data.saveSeoSetting.mock.lastCall?.[2]).toBe(THEIRS.version);
});

it('the text that was set aside stays through a save and its undo', async () => {
  const { user, fill, save } = await saveOver(THEIRS);
  await user.click(screen.getByText('Load the newer version'));
  await fill(field('Page Title'), 'Both titles');
  await save();
  await findNotification('default', 'Success', 'SEO settings updated for Home Page');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findNotification('default', 'Success', 'SEO settings restored for Home Page');
  expect(field('Page Title')).toHaveValue('Their title');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Your text' })).toHaveTextContent('My title');
});

it('input from before a newer save, kept while the screen was closed, does not overwrite it', async () => {
  const { fill, user, unmount, data } = await openSeoDesk({ home: OPENED });
  await fill(field('Page Title'), 'My title');
  unmount();
  await openSeoDesk({ home: THEIRS });
  expect(field('Page Title')).toHaveValue('My title');
  expect(screen.getByRole('alert')).toHaveTextContent(CHANGED);
  await user.click(screen.getByText('Save SEO Settings'));
  await waitFor(() => expect(data.saveSeoSetting).toHaveBeenCalled());
  expect(data.saveSeoSetting.mock.lastCall?.[2]).toBe(OPENED.version);
});

it('Undo restores what was stored before; input since then goes on', async () => {
  const { fill, save, user, data } = await openSeoDesk({ home: OPENED });
  await fill(field('Page Title'), 'Saved');
  await save();
  await findNotification('default', 'Success', 'SEO settings updated for Home Page');
  await fill(field('Meta Description'), 'Typed since');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findNotification('default', 'Success', 'SEO settings restored for Home Page');
  expect(data.undoChange).toHaveBeenCalledExactlyOnceWith('saved');
  expect(field('Meta Description')).toHaveValue('Typed since');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByText('Discard changes'));
  expect(field('Page Title')).toHaveValue('Opened');
  await save();
  expect(data.saveSeoSetting.mock.lastCall?.[2]).toBe(OPENED.version);
});

it.each([
  [new UndoError('newer'), 'Someone changed this again in the meantime.'],
  [new TimeoutError(), 'The connection failed. Please try again.'],
])('a failed Undo says why and shows what is stored', async (error, reason) => {
  expectConsoleErrors(/^Failed to undo change \(\w+\)/);
  const { fill, save, store, user, data } = await openSeoDesk({ home: OPENED });
  await fill(field('Page Title'), 'Saved');
  await save();
  await findNotification('default', 'Success', 'SEO settings updated for Home Page');
  store('home', storedSeoSetting('home', { ...OPENED, title: 'Newest' }, 3));
  data.undoChange.mockRejectedValueOnce(error);
  const { released, release } = deferred();
  const read = data.getSeoSetting.getMockImplementation();
  data.getSeoSetting.mockImplementation(async (page) => {
    await released;
    return (await read?.(page)) ?? null;
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findNotification('destructive', 'Error', `Failed to undo the change. ${reason}`);
  // The form stays open while the settings are read again.
  expect(field('Page Title')).toHaveValue('Saved');
  release();
  await waitFor(() => expect(field('Page Title')).toHaveValue('Newest'));
});

it('offers no Undo for a save that an earlier attempt had made already', async () => {
  const { save, data } = await openSeoDesk({ home: OPENED });
  data.saveSeoSetting.mockResolvedValueOnce({ setting: THEIRS, change: null });
  await save();
  await findNotification('default', 'Success', 'SEO settings updated for Home Page');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
