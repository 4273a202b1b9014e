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
  { label: 'Enquiries', to: paths.admin.contacts },
] as const;
