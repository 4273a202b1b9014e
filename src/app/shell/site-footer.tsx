import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsHydrated } from '@/components/use-is-hydrated';
import { FIRM } from '@/content/firm';
import { COMPANY_LINKS } from '@/content/navigation';
import { pathTo, pathToService } from '@/content/pages';
import { serviceQueries } from '@/features/services/service-queries';
import { cn } from '@/lib/cn';

export const FOOTER_ID = 'site-footer';

const FOOTER_SERVICES = 6; // spec 9

function Column(props: { heading: string; className?: string; children: ReactNode }) {
  const { heading, className, children } = props;
  return (
    <section className={cn('grid min-w-0 grid-cols-1 content-start gap-3', className)}>
      <h2 className="text-base text-firm-pale">{heading}</h2>
      {children}
    </section>
  );
}

/** A placeholder (spec 1). */
function NotYet({ label }: { label: string }) {
  return (
    <span className="text-firm-pale">
      {label} <span className="text-xs">(not available yet)</span>
    </span>
  );
}

/** The build year until hydration, which needs the prerendered markup. */
function CurrentYear() {
  return useIsHydrated() ? new Date().getFullYear() : BUILD_YEAR;
}

export function SiteFooter() {
  const services = useQuery(serviceQueries.list());
  const link = 'text-paper inline-block py-1 wrap-anywhere hover:underline';

  return (
    <footer id={FOOTER_ID} className="mt-auto bg-ink-deep text-paper print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-10 px-4 py-14 sm:px-6 lg:grid-cols-4">
        <Column heading={FIRM.name} className="max-sm:col-span-2">
          <p className="max-w-xs text-sm text-firm-pale">{FIRM.claim}</p>
          <ul className="text-sm">
            {FIRM.socialNetworks.map((network) => (
              <li key={network} className="py-1">
                <NotYet label={network} />
              </li>
            ))}
          </ul>
        </Column>
        <Column heading="Services">
          <ul className="text-sm">
            {(services.data ?? []).slice(0, FOOTER_SERVICES).map((service) => (
              <li key={service.id}>
                <Link to={pathToService(service.slug)} className={link} dir="auto">
                  {service.name}
                </Link>
              </li>
            ))}
          </ul>
        </Column>
        <Column heading="Company">
          <ul className="text-sm">
            {COMPANY_LINKS.map(({ label, to }) => (
              <li key={label} className={to ? undefined : 'py-1'}>
                {to ? (
                  <Link to={to} className={link}>
                    {label}
                  </Link>
                ) : (
                  <NotYet label={label} />
                )}
              </li>
            ))}
          </ul>
        </Column>
        <Column heading="Get in touch" className="max-sm:col-span-2">
          <address className="grid text-sm not-italic">
            <a href={`mailto:${FIRM.email}`} className={link}>
              {FIRM.email}
            </a>
            {FIRM.phones.map(({ number, link: href }) => (
              <a key={number} href={href} className={link}>
                {number}
              </a>
            ))}
            <span className="py-1 text-firm-pale">{FIRM.hours.text}</span>
          </address>
        </Column>
      </div>
      <div className="border-t border-firm">
        <div className="mx-auto flex max-w-page flex-wrap justify-between gap-x-6 px-4 py-5 text-sm text-firm-pale sm:px-6">
          <p>
            © <CurrentYear /> {FIRM.name}. All rights reserved.
          </p>
          <Link to={pathTo('admin/dashboard')} className="text-firm-pale hover:underline">
            Administration
          </Link>
        </div>
      </div>
    </footer>
  );
}
