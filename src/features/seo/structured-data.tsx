import type { BreadcrumbList, Organization, Service as ServiceData, WithContext } from 'schema-dts';
import type { Service } from '@/collections/services';
import { FIRM } from '@/content/firm';
import { LOGO } from '@/content/mark';
import { pathTo, pathToService } from '@/content/pages';
import { scriptJson } from '@/lib/script-json';

/* https://schema.org data, only for content of the same page (https://developers.google.com/search/docs/appearance). */

export const CONTEXT = { '@context': 'https://schema.org' } as const;
export const address = (path: string) => `${FIRM.siteUrl}${path}`;

/** `postalAddress` only on pages that show it. */
export function organizationData(postalAddress?: object): WithContext<Organization> {
  return {
    ...CONTEXT,
    '@type': 'Organization',
    name: FIRM.name,
    url: address(pathTo('home')),
    logo: address(LOGO.path),
    email: FIRM.email,
    contactPoint: FIRM.phones.map(({ label, number }) => ({
      '@type': 'ContactPoint',
      contactType: label,
      telephone: number,
      ...(FIRM.openingHours && {
        hoursAvailable: { '@type': 'OpeningHoursSpecification', ...FIRM.openingHours },
      }),
    })),
    ...(postalAddress && { address: { '@type': 'PostalAddress', ...postalAddress } }),
  };
}

export function serviceData({
  name,
  slug,
  description,
}: Pick<Service, 'name' | 'slug' | 'description'>): WithContext<ServiceData> {
  return {
    ...CONTEXT,
    '@type': 'Service',
    name,
    description,
    url: address(pathToService(slug)),
    provider: { '@type': 'Organization', name: FIRM.name, url: address(pathTo('home')) },
  };
}

export function breadcrumbData(
  steps: readonly { label: string; to: string }[],
): WithContext<BreadcrumbList> {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(to),
    })),
  };
}

export function StructuredDataScript({ data }: { data: object | null }) {
  if (!data) return null;
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
  );
}
