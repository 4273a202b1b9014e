import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Story } from '@/collections/stories';
import { FIRM } from '@/content/firm';
import { LANDING } from '@/content/home';
import { STORIES_PAGE, STORY_CLOSING } from '@/content/stories';
import { AccessDeniedError } from '@/domain/errors';
import { AboutPage } from '@/pages/about-page';
import { HomePage } from '@/pages/home-page';
import { ServicePage } from '@/pages/service-page';
import { StoriesPage } from '@/pages/stories-page';
import { StoryPage } from '@/pages/story-page';
import { storedService, storedStory } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { renderPage } from './render-page';

const CLOSE = storedStory('close', { title: 'Close in four days' });
const MOVE = storedStory('move', { title: 'A quiet move', services: [], results: ['No calls'] });

const at = (path: string, element: ReactElement) => (
  <Routes>
    <Route path={path} element={element} />
  </Routes>
);

function renderStory(story: Story | null = CLOSE) {
  const view = renderPage(at('/stories/:slug', <StoryPage />), { path: '/stories/close' });
  view.store.put('stories/close', story);
  return view;
}

function expectContactLink(heading: string) {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  const link = within(section ?? document.body).getByRole('link', { name: 'Talk to us' });
  expect(link).toHaveAttribute('href', '/contact');
}

const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

it('the list of stories shows loading text, then a card for each published story, newest first', async () => {
  const { store } = renderPage(<StoriesPage />);
  store.add('stories', CLOSE, MOVE, storedStory('draft', { isPublished: false }));
  const release = store.hold('listStories');
  expect(screen.getByText('Loading stories...')).toBeInTheDocument();
  release();
  await screen.findByText('Close in four days');
  const titles = screen.getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Close in four days',
    'A quiet move',
    STORIES_PAGE.closing.heading,
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Client Stories');
  expect(screen.getByRole('link', { name: 'Close in four days' })).toHaveAttribute(
    'href',
    '/stories/close',
  );
  // The rules let visitors read only 51 published stories.
  expect(store.calls('listStories')).toEqual([[{ isPublished: true, size: 50, start: null }]]);
  // Only results that state both numbers are drawn.
  expect(screen.getByRole('definition')).toHaveTextContent('4 days from 9 days');
  expectContactLink(STORIES_PAGE.closing.heading);
});

it('without a published story, the list leads to the contact form; after a failure, it can be read again', async () => {
  const { unmount } = renderPage(<StoriesPage />);
  expect(await screen.findByText('No stories published yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  unmount();
  const failed = renderPage(<StoriesPage />);
  failed.store.add('stories', CLOSE);
  failed.store.fail('listStories', new Error('offline'));
  expectConsoleErrors(/Failed to fetch stories/);
  expect(await screen.findByText('The stories couldn’t be loaded')).toBeInTheDocument();
  await failed.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Close in four days')).toBeInTheDocument();
});

it('a story’s page has its texts, its drawn results, its quote, and links to its services', async () => {
  const { store } = renderStory();
  store.add('services', storedService('upgrades', { name: 'Upgrades' }), storedService('other'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Close in four days');
  expect(document.title).toBe(`Close in four days | ${FIRM.name}`);
  expect(screen.getByText('A regional insurer · Insurance')).toBeInTheDocument();
  expect(screen.getByText('Eleven systems sent files.')).toBeInTheDocument();
  expect(screen.getByText('We drew all of them on one page.')).toBeInTheDocument();
  const drawing = within(screen.getByRole('figure', { name: 'Before and after: 1 result' }));
  expect(drawing.getByRole('term')).toHaveTextContent('Month-end close');
  expect(drawing.getByRole('definition')).toHaveTextContent('4 days from 9 days');
  expect(screen.getByRole('blockquote')).toHaveTextContent('I’d forgotten that was possible.');
  expect(screen.getByText('The chief financial officer')).toBeInTheDocument();
  const service = await screen.findByRole('link', { name: 'Upgrades' });
  expect(service).toHaveAttribute('href', '/services/upgrades');
  expect(screen.queryByRole('link', { name: 'Data Masking' })).not.toBeInTheDocument();
  expectContactLink(STORY_CLOSING.heading);
});

it('a story with only a title shows no empty parts', async () => {
  const blank = {
    client: '',
    industry: '',
    situation: ' ',
    approach: '',
    results: [],
    quote: '',
    services: [],
  };
  renderStory(storedStory('close', { title: 'Bare', ...blank }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Bare');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(STORY_CLOSING.heading);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

it.each<[string, Story | null, Error?]>([
  ['unknown', null],
  ['unpublished, for a visitor', CLOSE, new AccessDeniedError()],
  ['unpublished, for an administrator', storedStory('close', { isPublished: false })],
])(
  'a story that is %s is not found, and search engines don’t list it',
  async (_what, story, error) => {
    const { store } = renderStory(story);
    if (error) store.fail('getStory', error, Infinity);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Story Not Found');
    expect(robots()).toBe('noindex');
    expect(screen.getByRole('link', { name: 'All client stories' })).toHaveAttribute(
      'href',
      '/stories',
    );
  },
);

it('a story that can’t be read can be read again', async () => {
  const { store, user } = renderStory();
  store.fail('getStory', new Error('offline'));
  expectConsoleErrors(/Failed to fetch story/);
  expect(await screen.findByText('The story couldn’t be loaded')).toBeInTheDocument();
  expect(robots()).toBe('noindex');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Close in four days');
});

it('the home page shows the first three measured results of the newest story, or else offers references', async () => {
  const { store, unmount } = renderPage(<HomePage />);
  expect(await screen.findByText(LANDING.about.intro)).toBeInTheDocument();
  expect(store.calls('listStories')).toEqual([[{ isPublished: true, size: 1 }]]);
  expect(screen.queryByText('Read the story')).not.toBeInTheDocument();
  unmount();
  const results = [
    'Calls',
    'Close: from 9 days to 4 days',
    ...Array<string>(3).fill('A: from 1 to 0'),
  ];
  renderPage(<HomePage />).store.put('stories/close', { ...CLOSE, results });
  const story = within(await screen.findByRole('region', { name: 'Close in four days' }));
  expect(story.getByRole('link')).toHaveAttribute('href', '/stories/close');
  expect(story.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Close',
    'A',
    'A',
  ]);
  expect(screen.queryByText(LANDING.about.intro)).not.toBeInTheDocument();
  expect(story.getAllByRole('definition')[0]).toHaveTextContent('4 days from 9 days');
});

it('on the home page, the bar of a measured result is as long as the value after, and only a loss is marked', async () => {
  const results = ['Releases: from 4 a year to 52 a year', 'Close: from 9 days to 4.5 days'];
  renderPage(<HomePage />).store.put('stories/close', { ...CLOSE, results });
  const story = await screen.findByRole('region', { name: 'Close in four days' });
  const [growth, loss] = [...story.querySelectorAll('svg[viewBox]:not(.lucide)')].map((drawing) =>
    [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d')),
  );
  const before = (100 * 4) / 52;
  expect(growth).toEqual([`M0 5H${before}M0 1v8M${before} 1v8`, 'M0 14H100v10H0Z']);
  expect(loss).toEqual(['M0 5H100M0 1v8M100 1v8', 'M0 14H50v10H0Z', 'M50 14H100v10H50Z']);
});

it('a service’s page shows its two newest stories', async () => {
  const { store } = renderPage(at('/services/:slug', <ServicePage />), {
    path: '/services/upgrades',
  });
  const more = ['Second', 'Third'].map((title) => storedStory(title.toLowerCase(), { title }));
  store.add('stories', MOVE, storedStory('draft', { isPublished: false }), CLOSE, ...more);
  const heading = await screen.findByRole('heading', { name: 'Client stories' });
  const section = within(heading.closest('section') ?? document.body);
  const titles = section.getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Close in four days', 'Second']);
});

it('About links to the newest stories, each with its first result, and says nothing of stories if there is none', async () => {
  const { store, unmount } = renderPage(<AboutPage />);
  store.add('stories', CLOSE, MOVE);
  const list = await screen.findByRole('link', { name: 'All client stories' });
  expect(list).toHaveAttribute('href', '/stories');
  expect(screen.getByRole('link', { name: 'A quiet move' })).toHaveAttribute(
    'href',
    '/stories/move',
  );
  expect(store.calls('listStories')).toEqual([[{ isPublished: true, size: 3 }]]);
  expect(screen.getByText('4 days')).toBeInTheDocument();
  unmount();
  const empty = renderPage(<AboutPage />);
  await waitFor(() => expect(empty.store.calls('listStories')).toHaveLength(1));
  await act(() => empty.store.spies.listStories.mock.results[0]?.value);
  expect(screen.queryByText(/client stories/i)).not.toBeInTheDocument();
});
