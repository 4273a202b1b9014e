import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TimeoutError } from '@/domain/errors';
import { CareersPage } from '@/pages/admin/careers-page';
import { storedCareer } from '../support/admin-documents';
import { career } from '../support/sample-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const PATH = '/admin/careers';
const ONE = storedCareer('one');
const TWO = storedCareer('two', { title: 'Élan Vital', isActive: false, benefits: ['Sauna'] });

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function openDesk(address = PATH, ...careers: ReturnType<typeof storedCareer>[]) {
  const data = stubData(ADMINISTRATOR);
  data.listCareers.mockImplementation(({ isActive }) =>
    Promise.resolve(
      lastPage(
        ...careers.filter((career) => isActive === undefined || career.isActive === isActive),
      ),
    ),
  );
  const view = renderAdmin(
    <>
      <CareersPage />
      <Address />
    </>,
    address,
  );
  const titles = () =>
    screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  const expectAddress = (expected: string) =>
    waitFor(() => expect(screen.getByTestId('address').textContent).toBe(expected));
  return { ...view, data, titles, expectAddress };
}

it('shows the careers of a status, which the database is asked for, with the counts of each', async () => {
  const { data, user, titles, expectAddress } = openDesk(PATH, ONE, TWO);
  data.countCareers.mockImplementation(({ isActive }) =>
    Promise.resolve(isActive === undefined ? 1234 : isActive ? 1200 : 34),
  );
  expect(await screen.findByRole('link', { name: 'All 1,234' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await user.click(await screen.findByRole('link', { name: 'Inactive 34' }));
  await waitFor(() => expect(titles()).toEqual(['Élan Vital']));
  expect(data.listCareers).toHaveBeenLastCalledWith({ isActive: false, size: 50, start: null });
  await expectAddress(`${PATH}?status=inactive`);
  await user.click(screen.getByRole('link', { name: 'Active 1,200' }));
  await waitFor(() => expect(titles()).toEqual(['Senior Oracle Developer']));
  expect(data.listCareers).toHaveBeenLastCalledWith({ isActive: true, size: 50, start: null });
});

it('finds careers with the words in any of their fields', async () => {
  const { fill, titles, expectAddress } = openDesk(PATH, ONE, TWO);
  await screen.findAllByRole('article');
  for (const words of ['elan SAUNA', 'full-time vital']) {
    await fill(screen.getByLabelText('Search careers'), words);
    await waitFor(() => expect(titles()).toEqual(['Élan Vital']));
    expect(screen.getByText('1 found')).toBeInTheDocument();
    await expectAddress(`${PATH}?q=${words.replace(' ', '+')}`);
  }
});

it('opens with the status and the words of the address', async () => {
  const { titles } = openDesk(`${PATH}?status=inactive&q=sauna`, ONE, TWO);
  await waitFor(() => expect(titles()).toEqual(['Élan Vital']));
  expect(screen.getByLabelText('Search careers')).toHaveValue('sauna');
});

it('says that it searches what is loaded while there is more', async () => {
  const { data, fill } = openDesk(PATH);
  data.listCareers.mockResolvedValue({ items: [ONE, TWO], next: { after: 'two' } });
  expect(await screen.findByText('Searches the 2 careers loaded so far')).toBeInTheDocument();
  await fill(screen.getByLabelText('Search careers'), 'nothing like it');
  expect(
    await screen.findByText('Searches the 2 careers loaded so far: 0 found'),
  ).toBeInTheDocument();
  expect(screen.getByText(/^None of the careers loaded so far/)).toBeInTheDocument();
  expect(screen.getByText('Load more')).toBeInTheDocument();
});

it('leads from an empty result back to all careers', async () => {
  const { user, titles, expectAddress } = openDesk(`${PATH}?status=active&q=sauna`, ONE, TWO);
  expect(await screen.findByText('No career matches')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all careers' }));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.getByLabelText('Search careers')).toHaveValue('');
  expect(screen.getByLabelText('Search careers')).toHaveFocus();
  await expectAddress(PATH);
});

it('says that there is none of a status', async () => {
  openDesk(`${PATH}?status=inactive`, ONE);
  expect(await screen.findByText('No inactive careers')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show all careers' })).toBeInTheDocument();
});

it('opens the career that the address names, and closing takes it out of the address', async () => {
  const { data, user, expectAddress } = openDesk(`${PATH}?status=inactive&id=old`, TWO);
  data.getCareer.mockResolvedValue(storedCareer('old', { title: 'On a later page' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Career' }));
  expect(dialog.getByLabelText(/^Job Title/)).toHaveValue('On a later page');
  expect(data.getCareer).toHaveBeenCalledExactlyOnceWith('old');
  await user.click(dialog.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await expectAddress(`${PATH}?status=inactive`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says that the career of the address is unknown, beside the list', async () => {
  const { user, titles, expectAddress } = openDesk(`${PATH}?id=gone`, ONE);
  expect(await screen.findByText(/^There’s no career/)).toHaveTextContent(
    'There’s no career gone. It may have been deleted.',
  );
  await waitFor(() => expect(titles()).toEqual(['Senior Oracle Developer']));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/^There’s no career/)).not.toBeInTheDocument();
  await expectAddress(PATH);
});

it('can try again where the career of the address can’t be read', async () => {
  expectConsoleErrors(/^Failed to fetch career \(TimeoutError\)/);
  const { data, user } = openDesk(`${PATH}?id=one`, ONE);
  data.getCareer.mockRejectedValueOnce(new TimeoutError());
  data.getCareer.mockResolvedValue(ONE);
  expect(await screen.findByText(/^The career couldn’t be loaded\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Career' })).toBeInTheDocument();
});

it('opens unsaved words before the career of the address', async () => {
  const { user, fill, unmount } = openDesk(PATH, ONE);
  await user.click(await screen.findByRole('button', { name: /^Edit / }));
  await fill(screen.getByLabelText('Department'), 'Kept');
  unmount();
  renderAdmin(<CareersPage />, `${PATH}?id=two`);
  await screen.findByRole('dialog', { name: 'Edit Career' });
  await waitFor(() => expect(screen.getByLabelText('Department')).toHaveValue('Kept'));
});

it('links an active career only to its page, in another tab', async () => {
  openDesk(PATH, ONE, TWO);
  const link = await screen.findByRole('link', {
    name: 'View on site: Senior Oracle Developer (opens in a new tab)',
  });
  expect(link).toHaveAttribute('href', '/careers?job=one');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('link', { name: /^View on site: Élan/ })).not.toBeInTheDocument();
});

it('duplicates a career as a new inactive one, with every word', async () => {
  const title = '𝒳'.repeat(149);
  const { data, user } = openDesk(PATH, storedCareer('one', { title }));
  await user.click(await screen.findByRole('button', { name: `Duplicate ${title}` }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add New Career' }));
  expect(dialog.getByLabelText('Active (visible on careers page)')).not.toBeChecked();
  await user.click(dialog.getByText('Create Career'));
  await waitFor(() => expect(data.saveCareer).toHaveBeenCalledOnce());
  const [, id, created] = data.saveCareer.mock.calls[0] ?? [];
  expect(id).not.toBe('one');
  expect(created).toEqual(career({ title: `Copy of ${'𝒳'.repeat(142)}`, isActive: false }));
});

it('closes an untouched duplicate without a question, and keeps a changed one', async () => {
  const { user, fill, unmount } = openDesk(PATH, ONE);
  await user.click(await screen.findByRole('button', { name: /^Duplicate / }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /^Duplicate / }));
  await fill(screen.getByLabelText('Department'), 'Kept');
  unmount();
  renderAdmin(<CareersPage />, PATH);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Career' }));
  await waitFor(() => expect(dialog.getByLabelText('Department')).toHaveValue('Kept'));
  expect(dialog.getByLabelText(/^Job Title/)).toHaveValue('Copy of Senior Oracle Developer');
});
