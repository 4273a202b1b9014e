import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeoutError } from '@/domain/errors';
import { storedCareer } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { career } from '../support/sample-documents';
import {
  expectAddress,
  expectNoDialog,
  ONE,
  openCareers,
  openForm,
  renderCareers,
  shownTitles,
  TWO,
} from './career-desk';
import { findDialog } from './find-dialog';
import { findFailure } from './render-admin';
import { hold, lastPage } from './stub-data';

const ELAN = storedCareer('elan', { title: 'Élan', isActive: false, benefits: ['Sauna'] });

it('the career desk shows loading text, the total, and a link to the dashboard', async () => {
  const { user, data } = openCareers([]);
  const release = hold(data.listCareers, lastPage(ONE));
  data.countCareers.mockResolvedValue(1);
  expect(await screen.findByRole('heading', { name: 'Career Management' })).toBeInTheDocument();
  expect(screen.getByText('Loading careers...')).toHaveRole('status');
  expect(await screen.findByText('1 total position')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(data.listCareers).toHaveBeenCalledExactlyOnceWith({ size: 50, start: null });
  await user.click(screen.getByText('Back to Dashboard'));
  expect(await screen.findByText('Now at /admin/dashboard')).toBeInTheDocument();
});

it('a career card shows the career’s details and status, and only an active career’s card links to its page', async () => {
  openCareers([storedCareer('one', { type: 'part-time', salaryRange: '$100' }), ELAN]);
  const facts = (card: HTMLElement) =>
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  const card = await screen.findByRole('article', { name: 'Senior Oracle Developer' });
  expect(facts(card)).toEqual(['part time', 'Engineering', 'New York, NY', '$100']);
  expect(within(card).getByText('Active')).toBeInTheDocument();
  expect(within(card).getByText('You inherit PL/SQL.')).toBeInTheDocument();
  const link = within(card).getByRole('link', {
    name: 'View on site: Senior Oracle Developer (opens in a new tab)',
  });
  expect(link).toHaveAttribute('href', '/careers/one');
  expect(link).toHaveAttribute('target', '_blank');
  const inactive = screen.getByRole('article', { name: 'Élan' });
  expect(facts(inactive)).toEqual(['full time', 'Engineering', 'New York, NY']);
  expect(within(inactive).getByText('Inactive')).toBeInTheDocument();
  expect(within(inactive).queryByRole('link')).not.toBeInTheDocument();
});

it('an empty career list offers to add the first career', async () => {
  const { user } = openCareers([]);
  expect(await screen.findByText('No careers posted')).toBeInTheDocument();
  expect(screen.getByText('Get started by adding your first job posting')).toBeInTheDocument();
  expect(await screen.findByText('0 total positions')).toBeInTheDocument();
  await user.click(screen.getByText('Add First Career'));
  await findDialog('Add New Career');
});

it('if loading careers fails, the careers already loaded stay on screen, and the user can try again', async () => {
  expectConsoleErrors(/^Failed to fetch careers \(TimeoutError\)/);
  const { user, data } = openCareers([TWO]);
  const next = { after: 'one' };
  data.listCareers.mockRejectedValueOnce(new TimeoutError());
  data.listCareers.mockResolvedValueOnce({ items: [ONE], next });
  data.listCareers.mockRejectedValueOnce(new TimeoutError());
  const failed = await findFailure('Failed to fetch careers');
  await user.click(failed.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText(/^The server didn’t respond in time\./)).toBeInTheDocument();
  await user.click(await screen.findByText('Try again'));
  const more = await screen.findByText('Load more');
  await user.click(more);
  await findFailure('Failed to fetch careers');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load more careers.');
  expect(shownTitles()).toEqual(['Senior Oracle Developer']);
  await user.click(more);
  await waitFor(() => expect(shownTitles()).toEqual(['Senior Oracle Developer', 'DBA']));
  expect(data.listCareers).toHaveBeenLastCalledWith({ size: 50, start: next });
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
});

it('the careers are listed even if the total can’t be loaded', async () => {
  expectConsoleErrors(/^Failed to fetch careers \(TimeoutError\)/);
  const { data } = openCareers([ONE]);
  data.countCareers.mockRejectedValue(new TimeoutError());
  await findFailure('Failed to fetch careers');
  expect(screen.getByRole('article')).toBeInTheDocument();
  expect(screen.queryByText(/total position/)).not.toBeInTheDocument();
});

it('selecting a status queries the database, and each status shows its count', async () => {
  const { data, user } = openCareers([ONE, ELAN]);
  data.countCareers.mockImplementation(({ isActive }) =>
    Promise.resolve(isActive === undefined ? 1234 : isActive ? 1200 : 34),
  );
  const all = await screen.findByRole('link', { name: 'All 1,234' });
  expect(all).toHaveAttribute('aria-current', 'true');
  await user.click(await screen.findByRole('link', { name: 'Inactive 34' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Élan']));
  expect(data.listCareers).toHaveBeenLastCalledWith({ isActive: false, size: 50, start: null });
  await expectAddress('?status=inactive');
  await user.click(screen.getByRole('link', { name: 'Active 1,200' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Senior Oracle Developer']));
  expect(data.listCareers).toHaveBeenLastCalledWith({ isActive: true, size: 50, start: null });
});

it('the search finds careers that contain all search words across their fields, regardless of case and accents', async () => {
  const { fill } = openCareers([ONE, ELAN]);
  await screen.findAllByRole('article');
  await fill(screen.getByLabelText('Search careers'), 'full-time elan SAUNA');
  await waitFor(() => expect(shownTitles()).toEqual(['Élan']));
  expect(screen.getByText('1 found')).toBeInTheDocument();
  await expectAddress('?q=full-time+elan+SAUNA');
});

it('while more careers can be loaded, the search says that it covers only those loaded so far', async () => {
  const { data, fill } = openCareers([]);
  data.listCareers.mockResolvedValue({ items: [ONE, TWO], next: { after: 'two' } });
  const answer = await screen.findByText('Search covers the 2 careers loaded so far');
  await fill(screen.getByLabelText('Search careers'), 'nothing like it');
  await waitFor(() => expect(answer).toHaveTextContent('loaded so far: 0 found'));
  expect(screen.getByText(/^None of the careers loaded so far/)).toBeInTheDocument();
  expect(screen.getByText('Load more')).toBeInTheDocument();
});

it('the desk applies the status and search text from the URL, and an empty result offers to show all careers', async () => {
  const { user } = openCareers([ONE, ELAN], '?status=active&q=sauna');
  const search = await screen.findByLabelText('Search careers');
  expect(search).toHaveValue('sauna');
  expect(await screen.findByText('No matching careers')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all careers' }));
  await waitFor(() => expect(shownTitles()).toHaveLength(2));
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
  await expectAddress('');
});

it('the desk opens the career whose ID is in the URL, and closing the form removes the ID from the URL', async () => {
  const { data, user } = openCareers([ELAN], '?status=inactive&id=old');
  data.getCareer.mockResolvedValue(storedCareer('old', { title: 'On a later page' }));
  const form = await findDialog('Edit Career');
  expect(form.getByLabelText(/^Job Title/)).toHaveValue('On a later page');
  expect(data.getCareer).toHaveBeenCalledExactlyOnceWith('old');
  await user.click(form.getByText('Cancel'));
  await expectAddress('?status=inactive');
  await expectNoDialog();
});

it('the desk offers a retry if it can’t load the career in the URL, and says so if that career doesn’t exist', async () => {
  expectConsoleErrors(/^Failed to fetch career \(TimeoutError\)/);
  const { data, user } = openCareers([ONE], '?id=gone');
  data.getCareer.mockRejectedValueOnce(new TimeoutError());
  expect(await screen.findByText(/^The career couldn’t be loaded\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const words = await screen.findByText(/^There’s no career/);
  expect(words).toHaveTextContent('There’s no career gone. The career may have been deleted.');
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(words).not.toBeInTheDocument();
  await expectAddress('');
});

it('a career with unsaved changes opens instead of the career in the URL', async () => {
  const { fill, form, unmount } = await openForm(/^Edit /, [ONE]);
  await fill(form.getByLabelText('Department'), 'Kept');
  unmount();
  renderCareers('?id=two');
  await findDialog('Edit Career');
  await waitFor(() => expect(screen.getByLabelText('Department')).toHaveValue('Kept'));
});

it('Duplicate creates an inactive career with the same content and a title that starts with “Copy of”', async () => {
  const title = '𝒳'.repeat(149);
  const { data, user, form } = await openForm(`Duplicate ${title}`, [
    storedCareer('one', { title }),
  ]);
  expect(form.getByLabelText('Active (visible on careers page)')).not.toBeChecked();
  await user.click(form.getByText('Create Career'));
  await waitFor(() => expect(data.write).toHaveBeenCalledOnce());
  const [path, created] = data.write.mock.calls[0] ?? [];
  expect(path).toMatch(/^careers\/(?!one$)/);
  expect(created).toEqual(career({ title: `Copy of ${'𝒳'.repeat(142)}`, isActive: false }));
});

it('an unchanged duplicate closes without confirmation, and a changed one reopens after a reload', async () => {
  const { user, fill, unmount } = await openForm(/^Duplicate /, [ONE]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Duplicate / }));
  await fill(screen.getByLabelText('Department'), 'Kept');
  unmount();
  renderCareers();
  const form = await findDialog('Add New Career');
  await waitFor(() => expect(form.getByLabelText('Department')).toHaveValue('Kept'));
  expect(form.getByLabelText(/^Job Title/)).toHaveValue('Copy of Senior Oracle Developer');
});
