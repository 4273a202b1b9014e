import { FIRM } from './firm';
import { PAGE_LIST, pathTo } from './pages';

export const NAVIGATION = PAGE_LIST.flatMap(({ path, navigation }) =>
  navigation ? [{ label: navigation, to: path }] : [],
);

export const SERVICES_MENU_LINKS = [
  { label: 'All services', to: pathTo('services') },
  { label: 'Technology stack', to: pathTo('technology-stack') },
];

/** The footer's Company column (spec 2); a `url` may be empty. */
export const COMPANY_LINKS: readonly { label: string; to?: string; url?: string }[] = [
  ...PAGE_LIST.flatMap(({ path, footer }) => (footer ? [{ ...footer, to: path }] : [])).sort(
    (a, b) => a.order - b.order,
  ),
  { label: 'Blog', url: FIRM.blogUrl },
  { label: 'Privacy Policy', url: FIRM.privacyPolicyUrl },
  { label: 'Terms of Service', url: FIRM.termsOfServiceUrl },
];
