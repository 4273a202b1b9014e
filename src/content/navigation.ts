import { FIRM } from './firm';
import { PAGE_LIST, pathTo } from './pages';

export const NAVIGATION = PAGE_LIST.flatMap(({ path, navigation }) =>
  navigation ? [{ label: navigation, to: path }] : [],
);

export const SERVICES_MENU_LINKS = [
  { label: 'All services', to: pathTo('services') },
  { label: 'Technology stack', to: pathTo('technology-stack') },
];

export const COMPANY_LINKS: readonly { label: string; to?: string; url?: string }[] = [
  { label: 'About Us', to: pathTo('about') },
  { label: 'Contact', to: pathTo('contact') },
  { label: 'Careers', to: pathTo('careers') },
  { label: 'Blog', url: FIRM.blogUrl },
  { label: 'Privacy Policy', url: FIRM.privacyPolicyUrl },
  { label: 'Terms of Service', url: FIRM.termsUrl },
];
