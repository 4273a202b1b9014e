import { paths } from '@/lib/paths';

/** Links of the top navigation before and after the Services menu (spec 2). */
export const NAVIGATION = {
  home: { label: 'Home', to: paths.home },
  about: { label: 'About', to: paths.about },
  careers: { label: 'Careers', to: paths.careers },
  contact: { label: 'Contact', to: paths.contact },
} as const;

/** The footer's Company column. A page without an address does not exist yet and is marked so. */
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

/** The four static service pages; `slug` is the service that each one covers in depth. */
export const STATIC_SERVICE_LINKS = [
  {
    slug: 'cloud-migration',
    label: 'Cloud Migration',
    text: 'Six steps, from taking stock to retiring the old system.',
    to: paths.cloudMigration,
  },
  {
    slug: 'consulting',
    label: 'Consulting',
    text: 'Four to six weeks, three options, one decision.',
    to: paths.consulting,
  },
  {
    slug: 'upgrades',
    label: 'System Upgrades',
    text: 'We inventory what you customized before we change anything.',
    to: paths.upgrades,
  },
  {
    slug: 'managed-services',
    label: 'Managed Services',
    text: 'How we take over the pager, and how you get it back.',
    to: paths.managedServices,
  },
] as const;
