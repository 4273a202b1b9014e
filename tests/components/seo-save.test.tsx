import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccessDeniedError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { findNotification } from './find-notification';
import { field, openSeoDesk, type SeoData } from './seo-desk';

/** The next save waits until the returned function is called. */
function holdSave({ saveSeoSetting }: SeoData) {
  const { released, release } = deferred();
  const save = saveSeoSetting.getMockImplementation();
  if (!save) throw new Error('stubData stubs the save');
  saveSeoSetting.mockImplementationOnce(async (...values) => {
    await released;
    return save(...values);
  });
  return release;
}

it('keeps what was typed in each tab; a save of one loses none of the others', async () => {
  const { user, fill, openTab, save, data } = await openSeoDesk();
  await fill(field('Page Title'), 'Unsaved home');
  await openTab('About Page');
  await fill(field('Page Title'), 'New about');
  await fill(field('Meta Description'), 'D');
  await fill(field('Keywords'), ' a, , b,,c ');
  const release = holdSave(data);
  await save();
  expect(await screen.findByText('Saving...')).toBeDisabled();
  release();
  await findNotification('default', 'Success', 'SEO settings updated for About Page');
  expect(data.saveSeoSetting).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    { title: 'New about', description: 'D', keywords: ['a', 'b', 'c'] },
    expect.objectContaining({ page: 'about', version: '' }),
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

it('keeps what is typed into the tab while it is saved', async () => {
  const { fill, save, data } = await openSeoDesk({}, { page: 'about' });
  const release = holdSave(data);
  await fill(field('Page Title'), 'First');
  await save();
  await fill(field('Page Title'), 'Second');
  release();
  await findNotification('default', 'Success', 'SEO settings updated for About Page');
  expect(field('Page Title')).toHaveValue('Second');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(data.saveSeoSetting).toHaveBeenCalledTimes(2));
  expect(data.saveSeoSetting.mock.lastCall?.[2].version).toBe('saved');
});

it('input that is not valid is not sent; a failed save keeps it and is reported in its tab only', async () => {
  expectConsoleErrors(/^Failed to save SEO settings \(AccessDeniedError\)/);
  const { fill, openTab, save, data } = await openSeoDesk();
  await fill(field('Page Title'), 'x'.repeat(301));
  expect(field('Page Title')).toBeValid();
  await save();
  expect(field('Page Title')).toHaveAccessibleDescription(/at most 300 characters/);
  expect(field('Page Title')).toBeInvalid();
  expect(data.saveSeoSetting).not.toHaveBeenCalled();
  data.saveSeoSetting.mockRejectedValueOnce(new AccessDeniedError());
  await fill(field('Page Title'), 'Typed');
  await save();
  await findNotification('destructive', 'Error', 'Failed to save SEO settings');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /no longer has administrator access.* Nothing you typed is lost\.$/,
  );
  await openTab('About Page');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await openTab('Home Page');
  expect(field('Page Title')).toHaveValue('Typed');
  await save();
  await findNotification('default', 'Success', 'SEO settings updated for Home Page');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
