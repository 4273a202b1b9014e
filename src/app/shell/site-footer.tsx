import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ExternalLink } from '@/components/external-link';
import { useIsHydrated } from '@/components/use-is-hydrated';
import { FIRM } from '@/content/firm';
import { COMPANY_LINKS } from '@/content/navigation';
import { isInBackOffice, pathTo, pathToService } from '@/content/pages';
import { serviceQueries } from '@/features/services/service-queries';
import { cn } from '@/lib/cn';

const FOOTER_SERVICES = 6; // spec 9

function Column(props: { heading: string; className?: string; children: ReactNode }) {
  const { heading, className, children } = props;
  return (
    <section className={cn('grid min-w-0 grid-cols-1 content-start gap-3', className)}>
      <h2 className="text-base text-on-dark-muted">{heading}</h2>
      {children}
    </section>
  );
}

const LINK = 'text-on-dark inline-block py-1 wrap-anywhere hover:underline';

function Links(props: { list: readonly { label: string; to?: string; url?: string }[] }) {
  return (
    <ul className="text-sm">
      {props.list.map(({ label, to, url = '' }) => (
        <li key={label}>
          {to ? (
            <Link to={to} className={LINK}>
              {label}
            </Link>
          ) : (
            <ExternalLink
              label={label}
              url={url}
              className={LINK}
              unavailableClassName="inline-block py-1 text-on-dark-muted"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function CurrentYear() {
  return useIsHydrated() ? new Date().getFullYear() : BUILD_YEAR;
}

function Columns() {
  const services = useQuery(serviceQueries.list());

  return (
    <div className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-10 px-4 py-14 sm:px-6 lg:grid-cols-4">
      <Column heading={FIRM.name} className="max-sm:col-span-2">
        <p className="max-w-measure text-sm text-on-dark-muted">{FIRM.slogan}</p>
        <Links list={FIRM.socialNetworks.map(({ name, url }) => ({ label: name, url }))} />
      </Column>
      <Column heading="Services">
        <ul className="text-sm">
          {(services.data ?? []).slice(0, FOOTER_SERVICES).map((service) => (
            <li key={service.id}>
              <Link to={pathToService(service.slug)} className={LINK} dir="auto">
                {service.name}
              </Link>
            </li>
          ))}
        </ul>
      </Column>
      <Column heading="Company">
        <Links list={COMPANY_LINKS} />
      </Column>
      <Column heading="Get in touch" className="max-sm:col-span-2">
        <address className="grid text-sm not-italic">
          <a href={`mailto:${FIRM.email}`} className={LINK}>
            {FIRM.email}
          </a>
          {FIRM.phones.map(({ number, link: href }) => (
            <a key={number} href={href} className={LINK}>
              {number}
            </a>
          ))}
          <span className="py-1 text-on-dark-muted">
            {FIRM.hours.days} <span className="inline-block">{FIRM.hours.time}</span>
          </span>
        </address>
      </Column>
    </div>
  );
}

export function SiteFooter() {
  const isCompact = isInBackOffice(useLocation().pathname);
  return (
    <footer className="mt-auto bg-dark text-on-dark print:hidden">
      {!isCompact && <Columns />}
      <div className="border-t border-dark-firm">
        <div
          className={cn(
            'mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 px-4 text-sm text-on-dark-muted sm:px-6',
            isCompact ? 'py-1' : 'gap-y-3 py-5',
          )}
        >
          <p>
            © <CurrentYear />{' '}
            <span className={isCompact ? 'max-sm:sr-only' : undefined}>
              {FIRM.name}. All rights reserved.
            </span>
          </p>
          {!isCompact && (
            <Link to={pathTo('admin/dashboard')} className="text-on-dark-muted hover:underline">
              For administrators
            </Link>
          )}
        </div>
      </div>
    </footer>
  );
}
