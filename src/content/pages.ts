import type { SeoSettingInput } from '@/domain/seo-setting';
import { FIRM } from './firm';

/** A page of the site (spec 2, 9): its file is `src/pages/{id}-page.tsx`. */
interface PageRow {
  path: string;
  /** Label in the header and the drawer, if listed there. */
  navigation?: string;
  /** Entry in the footer's Company column. */
  footer?: { label: string; order: number };
  /** Prerendered and hydrated on first interaction, or at once (`static-eager`), or not prerendered (`client`). */
  rendering: 'static' | 'static-eager' | 'client';
  /** Tab in the back office, and the setting used while none is stored (spec 3). */
  seo?: SeoSettingInput & { label: string };
}

/** Every page, in the order of the navigation and of the SEO tabs. */
export const PAGES = {
  home: {
    path: '/',
    navigation: 'Home',
    rendering: 'static',
    seo: {
      label: 'Home Page',
      title: `Oracle and Cloud Consulting Firm | ${FIRM.name}`,
      description: `${FIRM.name} plans, migrates, and runs Oracle and cloud systems for enterprises. ${FIRM.figures.years} years, ${FIRM.figures.projects} projects, and a reply to your inquiry within ${FIRM.figures.response}.`,
      keywords: [
        'Oracle consulting',
        'cloud migration',
        'digital transformation',
        'enterprise solutions',
        'managed services',
      ],
    },
  },
  about: {
    path: '/about',
    navigation: 'About',
    footer: { label: 'About Us', order: 1 },
    rendering: 'static',
    seo: {
      label: 'About Page',
      title: `About: ${FIRM.figures.years} Years of Oracle Consulting | ${FIRM.name}`,
      description: `How ${FIRM.name} works: engineers who draw a system before they touch it, with ${FIRM.figures.years} years of Oracle, cloud, and transformation projects behind them.`,
      keywords: ['Oracle consulting', 'digital transformation', 'enterprise solutions', 'about us'],
    },
  },
  services: {
    path: '/services',
    rendering: 'static',
    seo: {
      label: 'Services Page',
      title: `Oracle and Cloud Services, End to End | ${FIRM.name}`,
      description: `From strategy to daily operations: cloud migration, system upgrades, managed services, integration, and development by one team at ${FIRM.name}.`,
      keywords: [
        'Oracle services',
        'cloud migration',
        'managed services',
        'system upgrades',
        'Oracle consulting',
      ],
    },
  },
  'cloud-migration': {
    path: '/cloud-migration',
    rendering: 'static',
    seo: {
      label: 'Cloud Migration',
      title: `Cloud Migration for Oracle Systems | ${FIRM.name}`,
      description: `Move Oracle databases and applications to the cloud in rehearsed waves. ${FIRM.name} plans, moves, and reconciles, with a tested way back at every step.`,
      keywords: ['cloud migration', 'Oracle Cloud Infrastructure', 'database migration', 'OCI'],
    },
  },
  consulting: {
    path: '/consulting',
    rendering: 'static',
    seo: {
      label: 'Consulting',
      title: `Strategic Oracle and Cloud Consulting | ${FIRM.name}`,
      description: `An independent view of your Oracle systems: ${FIRM.name} lays out cost, risk, and a roadmap that a board can decide on and an engineer can start from.`,
      keywords: ['Oracle consulting', 'IT strategy', 'cloud strategy', 'digital transformation'],
    },
  },
  upgrades: {
    path: '/upgrades',
    rendering: 'static',
    seo: {
      label: 'System Upgrades',
      title: `Oracle System Upgrades, Rehearsed | ${FIRM.name}`,
      description: `Bring E-Business Suite, Oracle Database, and middleware to supported releases. ${FIRM.name} keeps what you customized and rehearses the downtime.`,
      keywords: [
        'Oracle upgrade',
        'E-Business Suite upgrade',
        'database upgrade',
        'system upgrades',
      ],
    },
  },
  'managed-services': {
    path: '/managed-services',
    rendering: 'static',
    seo: {
      label: 'Managed Services',
      title: `Managed Services for Oracle and Cloud | ${FIRM.name}`,
      description: `Monitoring, patching, backup, and tuning of Oracle and cloud systems by named engineers with written service levels and monthly reports by ${FIRM.name}.`,
      keywords: [
        'managed services',
        'Oracle support',
        'database administration',
        'cloud operations',
      ],
    },
  },
  careers: {
    path: '/careers',
    navigation: 'Careers',
    footer: { label: 'Careers', order: 3 },
    rendering: 'static-eager',
    seo: {
      label: 'Careers Page',
      title: `Careers in Oracle and Cloud Projects | ${FIRM.name}`,
      description: `Open positions at ${FIRM.name}: work on Oracle, cloud, and integration projects with people who draw systems before they touch them. See what’s open.`,
      keywords: ['Oracle jobs', 'cloud jobs', 'consulting careers', 'Oracle developer'],
    },
  },
  contact: {
    path: '/contact',
    navigation: 'Contact',
    footer: { label: 'Contact', order: 2 },
    rendering: 'static-eager',
    seo: {
      label: 'Contact Page',
      title: `Contact Our Oracle Consultants | ${FIRM.name}`,
      description: `Tell ${FIRM.name} what you’re planning: migration, upgrade, integration, or support. You’ll hear from an Oracle and cloud consultant within ${FIRM.figures.response}.`,
      keywords: ['contact', 'Oracle consulting', 'free consultation', 'cloud migration'],
    },
  },
  'technology-stack': { path: '/technology-stack', rendering: 'static' },
  service: { path: '/services/:slug', rendering: 'static' },
  'admin/login': { path: '/admin/login', rendering: 'client' },
  'admin/dashboard': { path: '/admin/dashboard', rendering: 'client' },
  'admin/careers': { path: '/admin/careers', rendering: 'client' },
  'admin/seo': { path: '/admin/seo', rendering: 'client' },
  'admin/contacts': { path: '/admin/contacts', rendering: 'client' },
  'not-found': { path: '*', rendering: 'static' },
} satisfies Record<string, PageRow>;

type Pages = typeof PAGES;
export type PageId = keyof Pages;
/** Also the `page` of a stored SEO setting. */
export type SeoPageId = { [Id in PageId]: Pages[Id] extends { seo: object } ? Id : never }[PageId];

export const PAGE_LIST = Object.entries(PAGES).map(([id, row]) => ({
  id: id as PageId,
  ...(row as PageRow),
}));

export const SEO_PAGES = PAGE_LIST.flatMap(({ id, path, seo }) =>
  seo ? [{ id: id as SeoPageId, path, ...seo }] : [],
);

/** For pages without path parameters. */
export function pathTo(id: PageId): string {
  return PAGES[id].path;
}

export function pathToService(slug: string): string {
  return `/services/${encodeURIComponent(slug)}`;
}

/** Path of a career: the careers page with a query (design 6). */
export function pathToCareer(id: string): string {
  return `${PAGES.careers.path}?job=${encodeURIComponent(id)}`;
}
