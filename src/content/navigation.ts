import { PAGE_LIST, pathTo } from './pages';

/** Without `to` the page does not exist yet. */
interface NavigationLink {
  label: string;
  to?: string;
}

export const NAVIGATION = PAGE_LIST.flatMap(({ path, navigation }) =>
  navigation ? [{ label: navigation, to: path }] : [],
);

/** The footer's Company column (spec 2). */
export const COMPANY_LINKS: readonly NavigationLink[] = [
  ...PAGE_LIST.flatMap(({ path, footer }) => (footer ? [{ ...footer, to: path }] : [])).sort(
    (a, b) => a.order - b.order,
  ),
  { label: 'Blog' },
  { label: 'Privacy Policy' },
  { label: 'Terms of Service' },
];

export const ADMIN_NAVIGATION = [
  { label: 'Dashboard', to: pathTo('admin/dashboard') },
  { label: 'Careers', to: pathTo('admin/careers') },
  { label: 'SEO', to: pathTo('admin/seo') },
  { label: 'Contacts', to: pathTo('admin/contacts') },
] as const;

/** `slug` is that of the service that the page describes in depth. */
export const STATIC_SERVICE_LINKS = [
  {
    slug: 'cloud-migration',
    label: 'Cloud Migration',
    text: 'Six steps, from taking stock to retiring the old system.',
    to: pathTo('cloud-migration'),
  },
  {
    slug: 'consulting',
    label: 'Consulting',
    text: 'Four to six weeks, three options, one decision.',
    to: pathTo('consulting'),
  },
  {
    slug: 'upgrades',
    label: 'System Upgrades',
    text: 'We inventory what you customized before we change anything.',
    to: pathTo('upgrades'),
  },
  {
    slug: 'managed-services',
    label: 'Managed Services',
    text: 'How we take over the pager, and how you get it back.',
    to: pathTo('managed-services'),
  },
] as const;
