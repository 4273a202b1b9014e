import { screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Page } from '@/data/documents';
import type { ListedChange } from '@/domain/recorded-change';
import { SitePage } from '@/pages/admin/site-page';
import { listedChange } from './listed-change';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const GRACE = listedChange('of Grace', { uid: 'grace', email: 'grace@example.com' });
const ADA = listedChange('of Ada');
const NONE: Page<ListedChange> = lastPage();

function Browser() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="query">{search}</p>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

/** Opens the page. `pages` has the results for each account and for all accounts ('all'). */
async function openHistory(query: string, pages: Record<string, Page<ListedChange>>) {
  const data = stubData(ADMINISTRATOR);
  data.listChanges.mockImplementation(({ who }) => Promise.resolve(pages[who || 'all'] ?? NONE));
  const page = (
    <>
      <SitePage />
      <Browser />
    </>
  );
  const view = renderAdmin(page, `/admin/site${query}`);
  const filter = within(await screen.findByRole('group', { name: 'Filter the history' }));
  const select = (name: RegExp) => filter.getByRole('combobox', { name });
  return {
    ...view,
    data,
    select,
    filter: () => filter.getAllByRole('combobox').map(({ textContent }) => textContent),
    press: (name: string) => view.user.click(screen.getByRole('button', { name })),
    expectQuery: (text: string) =>
      waitFor(() => expect(screen.getByTestId('query')).toHaveTextContent(text)),
    options: async (name: RegExp) => {
      await view.user.click(select(name));
      const shown = screen.getAllByRole('option').map(({ textContent }) => textContent);
      await view.user.keyboard('{Escape}');
      return shown;
    },
  };
}

const shownWho = () =>
  waitFor(() => {
    const rows = screen.getAllByText(/^Mar/).map((time) => time.parentElement);
    return rows.map((row) => row?.querySelector('bdi')?.textContent);
  });

it('each filter narrows the list, updates the URL, and adds an entry to the browser history', async () => {
  const view = await openHistory('', { all: lastPage(GRACE, ADA), grace: lastPage(GRACE) });
  expect(await shownWho()).toEqual(['grace@example.com', 'ada@example.com']);
  expect(view.filter()).toEqual(['Anyone', 'Any change', 'Everywhere']);
  const people = ['Anyone', 'ada@example.com', 'grace@example.com'];
  expect(await view.options(/^Who/)).toEqual(people);
  expect(await view.options(/^Change/)).toEqual(['Any change', 'Added', 'Changed', 'Deleted']);
  const subjects = ['Everywhere', 'Careers', 'Services', 'SEO settings', 'Inquiries'];
  expect(await view.options(/^Where/)).toEqual(subjects);

  await view.choose(view.select(/^Who/), 'grace@example.com');
  await view.expectQuery('?who=grace');
  await waitFor(async () => expect(await shownWho()).toEqual(['grace@example.com']));
  const bob = listedChange('of Bob', { uid: 'bob', email: 'bob@example.com' });
  view.data.listChanges.mockResolvedValueOnce(lastPage(bob));
  await view.choose(view.select(/^Change/), 'Deleted');
  await waitFor(async () => expect(await shownWho()).toEqual(['bob@example.com']));
  // Accounts from earlier results can still be selected.
  const all = ['Anyone', 'ada@example.com', 'bob@example.com', 'grace@example.com'];
  expect(await view.options(/^Who/)).toEqual(all);
  await view.choose(view.select(/^Where/), 'Inquiries');
  await view.expectQuery('?who=grace&kind=delete&subject=contacts');
  const filter = { who: 'grace', kind: 'delete', subject: 'contacts' };
  expect(view.data.listChanges).toHaveBeenLastCalledWith({ size: 50, start: null, ...filter });
  await view.press('Back');
  await view.press('Back');
  await view.expectQuery('?who=grace');
  await view.choose(view.select(/^Who/), 'Anyone');
  await waitFor(() => expect(screen.getByTestId('query')).toBeEmptyDOMElement());
  await waitFor(async () => expect(await shownWho()).toHaveLength(2));
});

it('the filter shows an unknown account from the URL by its UID and ignores invalid values', async () => {
  const query = '?who=bob&kind=rename&subject=deletedContacts';
  const view = await openHistory(query, { bob: NONE });
  expect(await screen.findByText('No changes match')).toBeInTheDocument();
  expect(view.filter()).toEqual(['bob', 'Any change', 'Everywhere']);
  const filter = { who: 'bob', kind: '', subject: '' };
  expect(view.data.listChanges.mock.calls).toEqual([[{ size: 50, start: null, ...filter }]]);
});

it('a filter that matches nothing says so and can be cleared', async () => {
  const view = await openHistory('?who=bob', { all: lastPage(ADA) });
  expect(await screen.findByText('No changes match')).toBeInTheDocument();
  await view.press('Show all changes');
  expect(await shownWho()).toEqual(['ada@example.com']);
  await waitFor(() => expect(screen.getByTestId('query')).toBeEmptyDOMElement());
  await waitFor(() => expect(screen.getByRole('region', { name: 'History' })).toHaveFocus());
});
