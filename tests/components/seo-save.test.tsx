import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { AccessDeniedError } from '@/domain/errors';
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
  expect(data.write).toHaveBeenCalledExactlyOnceWith('seoSettings/about', {
    page: 'about',
    title: 'New about',
    description: 'D',
    keywords: ['a', 'b', 'c'],
  });
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
  await waitFor(() => expect(field('Page Title')).toBeInvalid());
  expect(field('Page Title')).toHaveAccessibleDescription(/at most 300 characters/);
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
const SAVED = 'SEO settings updated for Home Page';
const RESTORED = 'SEO settings restored for Home Page';

it('keywords are merged one by one, and a setting that was removed counts as the default', async () => {
  expectConsoleErrors(/^Failed to save SEO settings \(ConflictError\)/);
  const { fill, save, store, data } = await openSeoDesk({ home: OPENED });
  await fill(field('Keywords'), 'mine, k');
  store('home', { ...OPENED, keywords: ['k', 'theirs'], version: '2' });
  await save();
  await findSuccess(SAVED);
  const written = () => data.write.mock.lastCall?.[1];
  expect(written()).toMatchObject({ title: 'Opened', keywords: ['mine', 'k', 'theirs'] });
  await waitFor(() => expect(field('Keywords')).toHaveValue('mine, k, theirs'));
  store('home', null);
  await fill(field('Page Title'), 'My title');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Not saved yet\. .* Page Title, too\./,
  );
  await save();
  await waitFor(() => expect(written()).toMatchObject({ page: 'home', title: 'My title' }));
  expect(field('Meta Description')).toHaveValue(defaultSeoSetting('home').description);
});

it('Undo restores the previous version, keeps text typed since, and “Discard changes” drops that text', async () => {
  const { fill, save, user } = await openSeoDesk({ home: OPENED });
  await fill(field('Page Title'), 'Saved');
  await save();
  await findSuccess(SAVED);
  await fill(field('Meta Description'), 'Typed since');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findSuccess(RESTORED);
  await waitFor(() => expect(field('Page Title')).toHaveValue('Opened'));
  expect(field('Meta Description')).toHaveValue('Typed since');
  expect(screen.queryByText(/someone else/i)).not.toBeInTheDocument();
  await user.click(screen.getByText('Discard changes'));
  expect(field('Meta Description')).toHaveValue('D');
  expect(hasDrafts()).toBe(false);
});
