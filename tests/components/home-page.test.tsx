import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import type { User } from '@/domain/user';
import { HomePage } from '@/pages/home-page';
import { BUILT_IN_NAMES } from '../support/public-pages';
import { renderPage } from './render-page';
import { MEMBER } from './stub-data';

// Preloaded because the first import can take seconds on a busy machine.
await import('@/pages/signed-in-home');

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const section = (name: string) =>
  screen.getByRole('heading', { name, level: 2 }).closest('section') ?? document.body;

/** Waits for the service cards and returns their names. */
async function loadedServices(): Promise<(string | null)[]> {
  const cards = await screen.findAllByText('Read more');
  return cards.map((text) => text.closest('li')?.querySelector('h3')?.textContent ?? null);
}

it('a visitor sees the first six services, the firm’s figures, and links to other pages', async () => {
  renderPage(<HomePage />);
  expect(await loadedServices()).toEqual(BUILT_IN_NAMES.slice(0, 6));
  expect(addressOf('Cloud Migration')).toBe('/services/cloud-migration');
  expect(section('What we do')).toHaveTextContent('Seven services, one team.');
  expect(addressOf('Explore Services')).toBe('/services');
  expect(addressOf('Learn more about us')).toBe('/about');
  const figures = within(section('Why us'));
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    FIRM.figures.years,
    FIRM.figures.projects,
    FIRM.figures.response,
  ]);
  expect(figures.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('years'),
    expect.stringContaining('projects'),
    expect.stringContaining('replies'),
  ]);
});

it.each<[User, string]>([
  [MEMBER, 'Miro Member'],
  [{ ...MEMBER, displayName: ' ' }, 'miro@example.com'],
  [{ ...MEMBER, displayName: null }, 'miro@example.com'],
  [{ uid: 'm', displayName: null, email: null }, 'User'],
])('the home page greets the user %j as “%s”', async (user, name) => {
  renderPage(<HomePage />, { user });
  const heading = await screen.findByText(/^Welcome back/);
  expect(heading).toHaveTextContent(`Welcome back, ${name}`);
  expect(heading.tagName).toBe('H1');
  expect(screen.queryByText('Get Free Consultation')).not.toBeInTheDocument();
});

it('a signed-in user sees the technology areas, six services, and how to reach the firm', async () => {
  renderPage(<HomePage />, { user: MEMBER });
  await screen.findByText(/^Welcome back/);
  expect(await loadedServices()).toEqual(BUILT_IN_NAMES.slice(0, 6));
  const fields = within(section('Technology stack')).getAllByRole('heading', { level: 3 });
  expect(fields.map(({ textContent }) => textContent)).toEqual([
    'Oracle Applications',
    'Cloud Infrastructure',
    'Database & Integration',
  ]);
  const contact = section('Contact');
  expect(contact.querySelectorAll('a[href^="mailto:"]')).toHaveLength(1);
  expect(contact.querySelectorAll('a[href^="tel:"]')).toHaveLength(FIRM.phones.length);
  expect(contact).toHaveTextContent(FIRM.hours.time);
  expect(addressOf('Start Your Project')).toBe('/contact');
  expect(addressOf('View Our Services')).toBe('/services');
});
