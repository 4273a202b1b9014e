/** Row in the page table. The page's file is `src/pages/{id}-page.tsx`. */
interface PageRow {
  path: string;
  navigation?: string;
  /** 'static': prerendered, then hydrated when needed; 'client': not prerendered. */
  rendering: 'static' | 'client';
  /** Tab on /admin/seo (spec 9). Without it, the page has no SEO settings. */
  seo?: string;
  /** For the back office: its tab, and its main heading. */
  tab?: string;
  heading?: string;
}

/** Also defines the order of the navigation and of the SEO tabs. */
export const PAGES = {
  home: { path: '/', navigation: 'Home', rendering: 'static', seo: 'Home Page' },
  about: { path: '/about', navigation: 'About', rendering: 'static', seo: 'About Page' },
  services: { path: '/services', rendering: 'static', seo: 'Services Page' },
  'cloud-migration': { path: '/cloud-migration', rendering: 'static', seo: 'Cloud Migration' },
  consulting: { path: '/consulting', rendering: 'static', seo: 'Consulting' },
  upgrades: { path: '/upgrades', rendering: 'static', seo: 'System Upgrades' },
  'managed-services': { path: '/managed-services', rendering: 'static', seo: 'Managed Services' },
  careers: { path: '/careers', navigation: 'Careers', rendering: 'static', seo: 'Careers Page' },
  contact: { path: '/contact', navigation: 'Contact', rendering: 'static', seo: 'Contact Page' },
  'technology-stack': { path: '/technology-stack', rendering: 'static' },
  stories: { path: '/stories', rendering: 'static' },
  service: { path: '/services/:slug', rendering: 'static' },
  career: { path: '/careers/:id', rendering: 'static' },
  story: { path: '/stories/:slug', rendering: 'static' },
  'admin/login': { path: '/admin/login', rendering: 'client' },
  'admin/dashboard': {
    path: '/admin/dashboard',
    rendering: 'client',
    tab: 'Dashboard',
    heading: 'Admin Dashboard',
  },
  'admin/careers': {
    path: '/admin/careers',
    rendering: 'client',
    tab: 'Careers',
    heading: 'Career Management',
  },
  'admin/services': {
    path: '/admin/services',
    rendering: 'client',
    tab: 'Services',
    heading: 'Service Management',
  },
  'admin/stories': {
    path: '/admin/stories',
    rendering: 'client',
    tab: 'Stories',
    heading: 'Story Management',
  },
  'admin/seo': {
    path: '/admin/seo',
    rendering: 'client',
    tab: 'SEO',
    heading: 'SEO Management',
  },
  'admin/contacts': {
    path: '/admin/contacts',
    rendering: 'client',
    tab: 'Contacts',
    heading: 'Contact Management',
  },
  'admin/site': {
    path: '/admin/site',
    rendering: 'client',
    tab: 'Site',
    heading: 'Site',
  },
  'not-found': { path: '*', rendering: 'static' },
} satisfies Record<string, PageRow>;

type Pages = typeof PAGES;
export type PageId = keyof Pages;
export type SeoPageId = { [Id in PageId]: Pages[Id] extends { seo: string } ? Id : never }[PageId];

export const PAGE_LIST = Object.entries(PAGES).map(([id, row]) => ({
  id: id as PageId,
  ...(row as PageRow),
}));

export const SEO_PAGES = PAGE_LIST.flatMap(({ id, path, seo }) =>
  seo ? [{ id: id as SeoPageId, path, label: seo }] : [],
);

export function pathTo(id: PageId): string {
  return PAGES[id].path;
}

export function pathToService(slug: string): string {
  return `/services/${encodeURIComponent(slug)}`;
}

export function pathToCareer(id: string): string {
  return `/careers/${encodeURIComponent(id)}`;
}

export function pathToStory(slug: string): string {
  return `/stories/${encodeURIComponent(slug)}`;
}

export function isInBackOffice(path: string): boolean {
  return path.startsWith('/admin/');
}
