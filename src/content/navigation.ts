import { paths } from '@/lib/paths';

/** Links of the top navigation before and behind the Services menu (spec 2). */
export const NAVIGATION = {
  home: { label: 'Home', to: paths.home },
  about: { label: 'About', to: paths.about },
  careers: { label: 'Careers', to: paths.careers },
  contact: { label: 'Contact', to: paths.contact },
} as const;

/** The footer's Company column. A page without an address does not exist yet and reads so. */
export const COMPANY_LINKS: readonly { label: string; to?: string }[] = [
  { label: 'About Us', to: paths.about },
  { label: 'Contact', to: paths.contact },
  { label: 'Careers', to: paths.careers },
  { label: 'Blog' },
  { label: 'Privacy Policy' },
  { label: 'Terms of Service' },
];

/** Pages of the back office. */
export const ADMIN_NAVIGATION = [
  { label: 'Dashboard', to: paths.admin.dashboard },
  { label: 'Careers', to: paths.admin.careers },
  { label: 'SEO', to: paths.admin.seo },
  { label: 'Contacts', to: paths.admin.contacts },
] as const;

/** The four static service pages; `slug` is that of the service which each goes deeper into. */
export const STATIC_SERVICE_LINKS = [
  {
    slug: 'cloud-migration',
    label: 'Cloud Migration',
    text: 'Six steps, from taking stock to letting go of the old system.',
    to: paths.cloudMigration,
  },
  {
    slug: 'consulting',
    label: 'Consulting',
    text: 'Four to six weeks, three courses, one decision.',
    to: paths.consulting,
  },
  {
    slug: 'upgrades',
    label: 'System Upgrades',
    text: 'What you customised is counted before anything is changed.',
    to: paths.upgrades,
  },
  {
    slug: 'managed-services',
    label: 'Managed Services',
    text: 'How we take over the pager, and how you get it back.',
    to: paths.managedServices,
  },
] as const;
