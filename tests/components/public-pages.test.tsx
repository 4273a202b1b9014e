import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ADMIN_NAVIGATION } from '@/content/admin-navigation';
import { FIRM } from '@/content/firm';
import { PEOPLE } from '@/content/people';
import type { User } from '@/domain/user';
import { People } from '@/features/people/people';
import { AboutPage } from '@/pages/about-page';
import { CloudMigrationPage } from '@/pages/cloud-migration-page';
import { ConsultingPage } from '@/pages/consulting-page';
import { ContactPage } from '@/pages/contact-page';
import { HomePage } from '@/pages/home-page';
import { ManagedServicesPage } from '@/pages/managed-services-page';
import { NotFoundPage } from '@/pages/not-found-page';
import { TechnologyStackPage } from '@/pages/technology-stack-page';
import { UpgradesPage } from '@/pages/upgrades-page';
import { BUILT_IN_NAMES } from '../support/public-pages';
import { renderPage } from './render-page';
import { ADMINISTRATOR, MEMBER } from './store';

// Preloaded because the first import can take seconds on a busy machine.
await import('@/pages/signed-in-home');

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const headings = (level: number, inside: HTMLElement = document.body) =>
  textsOf(within(inside).getAllByRole('heading', { level }));
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const section = (name: string) =>
  screen.getByRole('heading', { name, level: 2 }).closest('section') ?? document.body;

async function expectSixServices() {
  const cards = await screen.findAllByText('Read more');
  const names = cards.map((text) => text.closest('li')?.querySelector('h3')?.textContent);
  expect(names).toEqual(BUILT_IN_NAMES.slice(0, 6));
}

it('a visitor sees the first six services, the firm’s figures, and links to other pages', async () => {
  renderPage(<HomePage />);
  await expectSixServices();
  expect(addressOf('Cloud Migration')).toBe('/services/cloud-migration');
  expect(section('What we do')).toHaveTextContent('Seven services, one team.');
  expect(addressOf('Explore Services')).toBe('/services');
  expect(addressOf('Learn more about us')).toBe('/about');
  const why = within(section('Why us'));
  const { years, projects, response } = FIRM.figures;
  expect(textsOf(why.getAllByRole('definition'))).toEqual([years, projects, response]);
  expect(textsOf(why.getAllByRole('term'))).toEqual(
    ['years', 'projects', 'replies'].map((word): unknown => expect.stringContaining(word)),
  );
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
  await expectSixServices();
  const areas = ['Oracle Applications', 'Cloud Infrastructure', 'Database & Integration'];
  expect(headings(3, section('Technology stack'))).toEqual(areas);
  const contact = section('Contact');
  expect(contact.querySelectorAll('a[href^="mailto:"]')).toHaveLength(1);
  expect(contact.querySelectorAll('a[href^="tel:"]')).toHaveLength(FIRM.phones.length);
  expect(contact).toHaveTextContent(FIRM.hours.time);
  expect(addressOf('Start Your Project')).toBe('/contact');
  expect(addressOf('View Our Services')).toBe('/services');
  const clients = within(section('Already working with us?')).getByRole('link');
  expect(clients).toHaveAttribute('href', FIRM.phones.at(-1)?.link);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('for administrators, the home page has links to the desks', async () => {
  renderPage(<HomePage />, { user: ADMINISTRATOR });
  const desks = within(await screen.findByRole('navigation', { name: 'Back office' }));
  expect(textsOf(desks.getAllByRole('link'))).toEqual(ADMIN_NAVIGATION.map(({ label }) => label));
});

it('the about page shows people with role, years, and certificates, and nothing if there are none', () => {
  const people = [
    { name: 'Ana María Ruiz', role: 'Lead', years: 12, certificates: ['OCP', 'ITIL'] },
    { name: 'Bo', role: 'Engineer', years: 2, certificates: [] },
  ];
  const { unmount } = renderPage(<People people={people} />);
  const shown = section('Who you will work with');
  expect(headings(3, shown)).toEqual(['Ana María Ruiz', 'Bo']);
  for (const text of ['AM', 'Lead', '12 years', 'OCP', 'ITIL', 'BO'])
    expect(shown).toHaveTextContent(text);
  unmount();
  renderPage(<People people={[]} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('the about page has the story, people, expertise, mission, values, and figures of the firm', () => {
  const { container } = renderPage(<AboutPage />);
  const people = PEOPLE.length > 0 ? ['Who you will work with'] : [];
  const titles = ['Our story', ...people, 'Our expertise', 'Our mission', 'Our values'];
  expect(headings(2)).toEqual([...titles, expect.stringMatching(/./)]);
  const values = ['Excellence', 'Partnership', 'Innovation'];
  expect(headings(3, section('Our values'))).toEqual(values);
  expect(container).toHaveTextContent(`${FIRM.figures.years} years`);
  expect(container).toHaveTextContent(`${FIRM.figures.projects} projects`);
  expect(addressOf('See the whole stack')).toBe('/technology-stack');
});

it('the technology stack has six cards, each with a description and six capabilities', () => {
  renderPage(<TechnologyStackPage />);
  const cards = ['JavaScript', 'Python', 'Java', 'Oracle', 'Database', 'Cloud'];
  const shown = screen.getAllByRole('heading', { level: 3 });
  expect(textsOf(shown)).toEqual(cards);
  for (const heading of shown) {
    const card = within(heading.closest('li') ?? document.body);
    expect(card.getAllByRole('listitem')).toHaveLength(6);
    expect(card.getByRole('paragraph')).toHaveTextContent(/\w{3}/);
  }
});

it('each page about a service in depth has its own title, drawing, and order of blocks, and links to the contact page', () => {
  const seen = new Set<string | null>();
  const orders = new Set<string>();
  for (const Page of [CloudMigrationPage, ConsultingPage, UpgradesPage, ManagedServicesPage]) {
    const { unmount } = renderPage(<Page />);
    const hero = screen.getByRole('heading', { level: 1 }).closest('section') ?? document.body;
    const drawing =
      within(hero).queryByRole('img') ?? within(hero).getByRole('figure', { name: /./ });
    expect(hero.querySelector('a[href="/contact"]')).not.toBeNull();
    expect(addressOf('Contact us')).toBe('/contact');
    expect(addressOf('All services')).toBe('/services');
    const blocks = headings(2).slice(0, -1);
    const kinds = blocks.map((name) =>
      name?.startsWith('How we ') ? 'steps' : name?.startsWith('What you get') ? 'results' : name,
    );
    expect(kinds.toSorted()).toEqual(['Common questions', 'results', 'steps']);
    orders.add(kinds.join());
    seen.add(document.title).add(drawing.getAttribute('aria-label'));
    unmount();
  }
  expect(seen.size).toBe(8);
  expect(orders.size).toBe(4);
});

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
  const next = section('What happens to your inquiry');
  expect(next).toHaveTextContent(`Within ${FIRM.figures.response}.`);
  const week = `Drawing: a week, with business hours marked: ${FIRM.hours.days}, ${FIRM.hours.time}.`;
  expect(within(next).getByRole('img').getAttribute('aria-label')).toMatch(week);
});

it('the not-found page links to the home page and the services page and isn’t indexed', () => {
  renderPage(<NotFoundPage />);
  expect(headings(1)).toEqual(['Page Not Found']);
  expect(addressOf('Go Home')).toBe('/');
  expect(addressOf('Browse Services')).toBe('/services');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
