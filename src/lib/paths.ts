/** Every route of spec 2 and every link to it: no other file writes a URL of this site. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  /** What every address of `service` looks like. */
  servicePattern: /^\/services\/([^/]+)$/,
  service: (slug: string) => `/services/${encodeURIComponent(slug)}`,
  careers: '/careers',
  career: (id: string) => `/careers?job=${encodeURIComponent(id)}`,
  contact: '/contact',
  technologyStack: '/technology-stack',
  cloudMigration: '/cloud-migration',
  consulting: '/consulting',
  upgrades: '/upgrades',
  managedServices: '/managed-services',
  admin: {
    login: '/admin/login',
    dashboard: '/admin/dashboard',
    careers: '/admin/careers',
    seo: '/admin/seo',
    contacts: '/admin/contacts',
  },
} as const;

/** The slug in the path of a service's page; one that can't be decoded is taken as it stands. */
export function slugOf(pathname: string): string {
  const [, slug = ''] = paths.servicePattern.exec(pathname) ?? [];
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/**
 * What makes two addresses different pages: the path, and on the careers page the opening, which is a page
 * of its own although it is no route.
 */
export function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const job = pathname === paths.careers ? new URLSearchParams(search).get('job') : null;
  return job ? paths.career(job) : pathname;
}

/** `mailto:` link of an address as stored; what an address can't hold is percent-encoded (RFC 6068). */
export function mailLink(email: string, subject = ''): string {
  const query = subject && `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}${query}`;
}

/** `tel:` link of a phone number as stored: digits and a leading plus only (RFC 3966). */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}
