import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { AboutPage } from '@/pages/about-page';
import { CloudMigrationPage } from '@/pages/cloud-migration-page';
import { ConsultingPage } from '@/pages/consulting-page';
import { ContactPage } from '@/pages/contact-page';
import { ManagedServicesPage } from '@/pages/managed-services-page';
import { NotFoundPage } from '@/pages/not-found-page';
import { TechnologyStackPage } from '@/pages/technology-stack-page';
import { UpgradesPage } from '@/pages/upgrades-page';
import { renderPage } from './render-page';

const headings = (level: number, inside: HTMLElement = document.body) =>
  within(inside)
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent);
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('the about page has the story, expertise, values, mission, and figures of the firm', () => {
  const { container } = renderPage(<AboutPage />);
  expect(headings(2)).toEqual([
    'Our story',
    'Our expertise',
    'Our values',
    'Our mission',
    expect.stringMatching(/./),
  ]);
  const values = screen.getByRole('heading', { name: 'Our values' }).closest('section');
  expect(headings(3, values ?? undefined)).toEqual(['Excellence', 'Partnership', 'Innovation']);
  expect(container).toHaveTextContent(`${FIRM.figures.years} years`);
  expect(container).toHaveTextContent(`${FIRM.figures.projects} projects`);
  expect(addressOf('See the whole stack')).toBe('/technology-stack');
});

it('the technology stack has six cards, each with a description and six capabilities', () => {
  renderPage(<TechnologyStackPage />);
  const cards = ['Oracle', 'Cloud', 'Java', 'Python', 'JavaScript', 'Database'];
  const shown = screen.getAllByRole('heading', { level: 3 });
  expect(shown.map(({ textContent }) => textContent)).toEqual(cards);
  for (const heading of shown) {
    const card = heading.closest('li') ?? document.body;
    expect(within(card).getAllByRole('listitem')).toHaveLength(6);
    expect(within(card).getByRole('paragraph')).toHaveTextContent(/\w{3}/);
  }
});

const SERVICES_IN_DEPTH = {
  'cloud-migration': CloudMigrationPage,
  consulting: ConsultingPage,
  upgrades: UpgradesPage,
  'managed-services': ManagedServicesPage,
};

/** Titles and drawings of the pages tested so far. */
const seen = new Set<string | null>();

it.each(Object.entries(SERVICES_IN_DEPTH))(
  'the page %s has a unique title and drawing, two lists, common questions, and links to the contact page',
  (_id, Page) => {
    const { container } = renderPage(<Page />);
    const hero = screen.getByRole('heading', { level: 1 }).closest('section') ?? document.body;
    const drawing = within(hero).getByRole('img');
    expect(drawing).toHaveAccessibleName(/^Drawing: .{40,}/);
    expect(hero.querySelector('a[href="/contact"]')).not.toBeNull();
    expect(addressOf('Contact us')).toBe('/contact');
    expect(addressOf('All services')).toBe('/services');
    expect(headings(2)).toContain('Common questions');
    expect(container.querySelectorAll('section :is(ol, ul)')).toHaveLength(2);
    for (const text of [document.title, drawing.getAttribute('aria-label')]) {
      expect(seen).not.toContain(text);
      seen.add(text);
    }
  },
);

it('the contact page has the form and the contact details of the firm', async () => {
  renderPage(<ContactPage />);
  expect(await screen.findByRole('form', { name: 'Inquiry' })).toBeInTheDocument();
  const info = screen.getByRole('complementary', { name: 'Contact information' });
  const links = within(info).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [FIRM.email, `mailto:${FIRM.email}`],
    ...FIRM.phones.map(({ number }) => [number, `tel:+${number.replace(/\D/g, '')}`]),
    [new URL(FIRM.siteUrl).host, FIRM.siteUrl],
    ...FIRM.socialNetworks.map(({ name, url }) => [name, url || null]),
  ]);
  expect(info).toHaveTextContent(FIRM.hours.days + FIRM.hours.time);
  expect(info).toHaveTextContent(FIRM.socialNetworks.map(({ name }) => name).join(', '));
  expect(screen.getByRole('img')).toHaveAccessibleName(
    expect.stringContaining(`at most ${FIRM.figures.response}`),
  );
});

it('the not-found page links to the home page and the services page and isn’t indexed', () => {
  renderPage(<NotFoundPage />);
  expect(headings(1)).toEqual(['Page Not Found']);
  expect(addressOf('Go Home')).toBe('/');
  expect(addressOf('Browse Services')).toBe('/services');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
