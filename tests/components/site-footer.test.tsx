import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteFooter } from '@/app/shell/site-footer';
import { FIRM } from '@/content/firm';
import { COMPANY_LINKS } from '@/content/navigation';
import { BUILT_IN_NAMES } from '../support/public-pages';
import { renderPage } from './render-page';

const column = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') ?? document.body);
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('the footer lists six services, the company pages, and the contact details, and marks links to missing pages as disabled', async () => {
  const { container } = renderPage(<SiteFooter />);
  await screen.findByText('Cloud Migration');
  const services = column('Services').getAllByRole('link');
  expect(textsOf(services)).toEqual(BUILT_IN_NAMES.slice(0, 6));
  expect(services[0]).toHaveAttribute('href', '/services/cloud-migration');
  const links = column('Company').getAllByRole('link');
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaDisabled]),
  ).toEqual(
    COMPANY_LINKS.map(({ label, to, url }) => {
      const path = to ?? (url || null);
      return [label, path, path ? null : 'true'];
    }),
  );
  const networks = column(FIRM.name).getAllByRole('link');
  expect(networks.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    FIRM.socialNetworks.map(({ name, url }) => [name, url || null]),
  );
  expect(textsOf(column('Get in touch').getAllByRole('link'))).toEqual([
    FIRM.email,
    ...FIRM.phones.map(({ number }) => number),
  ]);
  expect(container).toHaveTextContent(`${FIRM.hours.days} ${FIRM.hours.time}`);
  expect(container).toHaveTextContent(`© ${new Date().getFullYear()} ${FIRM.name}`);
});

it('the back office footer shows only the copyright line and the color scheme options', () => {
  renderPage(<SiteFooter />, { path: '/admin/careers' });
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    /^© \d{4} .+ All rights reserved\.Color schemeSystemLightBlueprint$/,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
