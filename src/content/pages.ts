/** Row in the page table. The page's file is `src/pages/{id}-page.tsx`. Pages outside the back office are prerendered. */
interface PageRow {
  path: string;
  navigation?: string;
  /** Tab on /admin/seo (spec 9). Without it, the page has no SEO settings. */
  seo?: string;
  /** In the back office: the label of its tab, and its main heading. */
  tab?: string;
  heading?: string;
}

/** Also defines the order of the navigation and of the SEO tabs. */
export const PAGES = {
  home: { path: '/', navigation: 'Home', seo: 'Home Page' },
  about: { path: '/about', navigation: 'About', seo: 'About Page' },
  services: { path: '/services', seo: 'Services Page' },
  'cloud-migration': { path: '/cloud-migration', seo: 'Cloud Migration' },
  consulting: { path: '/consulting', seo: 'Consulting' },
  upgrades: { path: '/upgrades', seo: 'System Upgrades' },
  'managed-services': { path: '/managed-services', seo: 'Managed Services' },
  careers: { path: '/careers', navigation: 'Careers', seo: 'Careers Page' },
  contact: { path: '/contact', navigation: 'Contact', seo: 'Contact Page' },
  'technology-stack': { path: '/technology-stack' },
  stories: { path: '/stories' },
  service: { path: '/services/:slug' },
  career: { path: '/careers/:id' },
  story: { path: '/stories/:slug' },
  'admin/login': { path: '/admin/login' },
  'admin/dashboard': { path: '/admin/dashboard', tab: 'Dashboard', heading: 'Admin Dashboard' },
  'admin/careers': { path: '/admin/careers', tab: 'Careers', heading: 'Career Management' },
  'admin/services': { path: '/admin/services', tab: 'Services', heading: 'Service Management' },
  'admin/stories': { path: '/admin/stories', tab: 'Stories', heading: 'Story Management' },
  'admin/seo': { path: '/admin/seo', tab: 'SEO', heading: 'SEO Management' },
  'admin/firm': { path: '/admin/firm', tab: 'Firm', heading: 'Firm' },
  'admin/contacts': { path: '/admin/contacts', tab: 'Contacts', heading: 'Contact Management' },
  'admin/site': { path: '/admin/site', tab: 'Site', heading: 'Site' },
  'not-found': { path: '*' },
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
