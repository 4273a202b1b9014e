import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeoutError } from '@/domain/errors';
import { CareersPage } from '@/pages/admin/careers-page';
import { storedCareer } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const PATH = '/admin/careers';

it('shows a loading text, the total, and the way back to the dashboard', async () => {
  const data = stubData(ADMINISTRATOR);
  const { released, release } = deferred();
  data.listCareers.mockReturnValue(released.then(() => lastPage(storedCareer('one'))));
  data.countCareers.mockResolvedValue(1);
  const { user } = renderAdmin(<CareersPage />, PATH);
  expect(await screen.findByRole('heading', { name: 'Career Management' })).toBeInTheDocument();
  expect(screen.getByText('Loading careers...')).toHaveRole('status');
  expect(await screen.findByText('1 total position')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(data.listCareers).toHaveBeenCalledExactlyOnceWith({ size: 50, start: null });
  await user.click(screen.getByText('Back to Dashboard'));
  expect(await screen.findByText('Now at /admin/dashboard')).toBeInTheDocument();
});

it('a card shows title, badge, type without its hyphen, department, location, salary, and text', async () => {
  const data = stubData(ADMINISTRATOR);
  data.listCareers.mockResolvedValue(
    lastPage(
      storedCareer('one', { type: 'part-time', salaryRange: '$100' }),
      storedCareer('two', { title: 'DBA', isActive: false }),
    ),
  );
  renderAdmin(<CareersPage />, PATH);
  const facts = (card: HTMLElement) =>
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  const card = await screen.findByRole('article', { name: 'Senior Oracle Developer' });
  expect(facts(card)).toEqual(['part time', 'Engineering', 'New York, NY', '$100']);
  expect(within(card).getByText('Active')).toBeInTheDocument();
  expect(within(card).getByText('You inherit PL/SQL.')).toHaveClass('line-clamp-2');
  const other = screen.getByRole('article', { name: 'DBA' });
  expect(facts(other)).toEqual(['full time', 'Engineering', 'New York, NY']);
  expect(within(other).getByText('Inactive')).toBeInTheDocument();
});

it('offers to add the first career where there is none', async () => {
  stubData(ADMINISTRATOR);
  const { user } = renderAdmin(<CareersPage />, PATH);
  expect(await screen.findByText('No careers posted')).toBeInTheDocument();
  expect(screen.getByText('Get started by adding your first job posting')).toBeInTheDocument();
  expect(await screen.findByText('0 total positions')).toBeInTheDocument();
  await user.click(screen.getByText('Add First Career'));
  expect(screen.getByRole('dialog', { name: 'Add New Career' })).toBeInTheDocument();
});

it('reports a failed read once, and can try again', async () => {
  expectConsoleErrors(/^Failed to fetch careers \(TimeoutError\)/);
  const data = stubData(ADMINISTRATOR);
  data.listCareers.mockRejectedValueOnce(new TimeoutError());
  data.listCareers.mockResolvedValue(lastPage(storedCareer('one')));
  const { user } = renderAdmin(<CareersPage />, PATH);
  await findNotification('destructive', 'Error', 'Failed to fetch careers');
  expect(await screen.findByText(/^The connection failed\./)).toBeInTheDocument();
  await user.click(await screen.findByText('Try again'));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

it('shows the list also when the total can’t be read', async () => {
  expectConsoleErrors(/^Failed to fetch careers \(TimeoutError\)/);
  const data = stubData(ADMINISTRATOR);
  data.listCareers.mockResolvedValue(lastPage(storedCareer('one')));
  data.countCareers.mockRejectedValue(new TimeoutError());
  renderAdmin(<CareersPage />, PATH);
  await findNotification('destructive', 'Error', 'Failed to fetch careers');
  expect(screen.getByRole('article')).toBeInTheDocument();
  expect(screen.queryByText(/total position/)).not.toBeInTheDocument();
});

it('loads the next page on request, and keeps the rows when that fails', async () => {
  expectConsoleErrors(/^Failed to fetch careers \(TimeoutError\)/);
  const data = stubData(ADMINISTRATOR);
  const next = { after: 'one' };
  data.listCareers.mockResolvedValueOnce({ items: [storedCareer('one')], next });
  data.listCareers.mockRejectedValueOnce(new TimeoutError());
  data.listCareers.mockResolvedValue(lastPage(storedCareer('two', { title: 'DBA' })));
  const { user } = renderAdmin(<CareersPage />, PATH);
  const more = await screen.findByText('Load more');
  await user.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('More careers could not be loaded.');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await findNotification('destructive', 'Error', 'Failed to fetch careers');
  await user.click(more);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(data.listCareers).toHaveBeenLastCalledWith({ size: 50, start: next });
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
});
