import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storedStory } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { findFailure, findSuccess } from './render-admin';
import { serveBuild } from './serve-build';
import { DATES } from './store';
import { openStories } from './story-desk';

const STORY = storedStory('month-end-close');
const DRAFT = storedStory('draft', { title: 'A draft', isPublished: false });

async function openForm(button: string, stories: Parameters<typeof openStories>[0] = []) {
  const view = openStories(stories);
  await view.user.click(await screen.findByRole('button', { name: button }));
  const form = within(screen.getByRole('dialog'));
  return {
    ...view,
    form,
    press: (name: string) => view.user.click(form.getByRole('button', { name })),
  };
}

const card = (name: string) => within(screen.getByRole('article', { name }));

it('the story desk shows drafts and published stories, with their totals, and links to the published ones', async () => {
  openStories([STORY, DRAFT]);
  expect(await screen.findByText('2 stories, 1 published')).toBeInTheDocument();
  const published = card('Month-end close in four days');
  expect(published.getByText('Published')).toBeInTheDocument();
  expect(published.getByText('A regional insurer · Insurance')).toBeInTheDocument();
  const link = published.getByRole('link', { name: /^View on site/ });
  expect(link).toHaveAttribute('href', '/stories/month-end-close');
  expect(card('A draft').getByText('Draft')).toBeInTheDocument();
  expect(card('A draft').queryByRole('link')).not.toBeInTheDocument();
});

it('a story is waiting if it was saved after the site was built, unless it is a draft that nobody has seen', async () => {
  const at = (title: string, created: number, saved: number, isPublished: boolean) =>
    storedStory(title.toLowerCase(), {
      ...{ title, isPublished },
      ...{ createdAt: new Date(2026, 2, created), updatedAt: new Date(2026, 2, saved) },
    });
  const stories = [at('New', 3, 3, true), at('Old', 1, 1, true), at('Withdrawn', 1, 3, false)];
  openStories([...stories, at('Draft', 3, 3, false)]);
  serveBuild(new Date(2026, 2, 2));
  await screen.findByRole('article', { name: 'New' });
  for (const name of ['New', 'Withdrawn'])
    expect(await card(name).findByText('Waiting')).toBeInTheDocument();
  for (const name of ['Old', 'Draft'])
    expect(card(name).queryByText('Waiting')).not.toBeInTheDocument();
});

it('a new story is a draft whose slug follows the title, and the form reminds of the client’s consent', async () => {
  const { form, press, fill, user, store } = await openForm('Add First Story');
  const published = form.getByRole('checkbox', { name: 'Published' });
  expect(published).not.toBeChecked();
  expect(published).toHaveAccessibleDescription(/client has agreed .* in writing/);
  await fill(form.getByLabelText(/^Title/), 'Quick Close');
  await fill(form.getByLabelText('Client'), 'An insurer');
  await user.click(form.getByRole('checkbox', { name: 'Audits' }));
  await user.click(form.getByRole('checkbox', { name: 'Upgrades' }));
  await user.click(form.getByRole('checkbox', { name: 'Audits' }));
  await fill(form.getByLabelText('Result 1'), 'Close: from 9 days to 4 days');
  await press('Create Story');
  await findSuccess('Story added successfully');
  expect(store.get('stories/quick-close')).toEqual({
    title: 'Quick Close',
    slug: 'quick-close',
    client: 'An insurer',
    industry: '',
    services: ['upgrades'],
    situation: '',
    approach: '',
    results: ['Close: from 9 days to 4 days'],
    quote: '',
    quotedPerson: '',
    isPublished: false,
    ...DATES,
  });
});

it('a story can’t take the slug of another story, and what was typed stays in the form', async () => {
  const { form, press, fill, store } = await openForm('Add Story', [STORY]);
  expectConsoleErrors(/Failed to save story/);
  await fill(form.getByLabelText(/^Title/), 'Month-end close');
  await press('Create Story');
  const taken = 'Another story already has this slug. Choose a different slug.';
  await waitFor(() =>
    expect(form.getByLabelText(/^Slug/)).toHaveAccessibleDescription(new RegExp(taken)),
  );
  expect(form.getByLabelText(/^Title/)).toHaveValue('Month-end close');
  expect(store.get('stories/month-end-close')).toMatchObject({ title: STORY.title });
});

it('a story keeps the slug of a deleted service until someone clears it', async () => {
  const old = storedStory('old', { title: 'Old', services: ['upgrades', 'fax-lines'] });
  const { form, press, user, store } = await openForm('Edit Old', [old]);
  expect(form.getByLabelText(/^Slug/)).toHaveAttribute('readonly');
  expect(form.getByRole('checkbox', { name: 'Upgrades' })).toBeChecked();
  await user.click(form.getByRole('checkbox', { name: 'fax-lines (no longer offered)' }));
  await press('Update Story');
  await findSuccess('Story updated successfully');
  expect(store.get('stories/old')).toMatchObject({ services: ['upgrades'] });
});

it('the form shows the card and the page as visitors will see them', async () => {
  const { form } = await openForm('Edit Month-end close in four days', [STORY]);
  const preview = within(form.getByRole('complementary', { name: 'Preview' }));
  expect(preview.getByText('Page /stories/month-end-close')).toBeInTheDocument();
  expect(preview.getAllByText('Month-end close in four days')).toHaveLength(2);
  const page = within(preview.getByRole('region', { name: 'Page' }));
  expect(page.getByText('We drew all of them on one page.')).toBeInTheDocument();
});

it('a copy is a draft with its own slug, and a deletion of the displayed version can be undone', async () => {
  expectConsoleErrors(/^Failed to delete story \(ConflictError\)/);
  const { user, store } = openStories([STORY]);
  await user.click(await screen.findByRole('button', { name: /^Duplicate/ }));
  const form = within(screen.getByRole('dialog'));
  expect(form.getByLabelText(/^Slug/)).toHaveValue('copy-of-month-end-close-in-four-days');
  expect(form.getByRole('checkbox', { name: 'Published' })).not.toBeChecked();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  const remove = await screen.findByRole('button', { name: /^Delete Month/ });
  store.put('stories/month-end-close', { ...STORY, version: 'theirs' });
  await user.click(remove);
  await findFailure('Failed to delete story');
  await user.click(remove);
  await findSuccess('Story deleted successfully');
  expect(store.ids('stories')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findSuccess('Story restored');
  expect(store.get('stories/month-end-close')).toMatchObject({ title: STORY.title });
});
