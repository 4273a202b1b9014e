import { pathTo } from './pages';

export const ADMIN_NAVIGATION = [
  { label: 'Dashboard', to: pathTo('admin/dashboard') },
  { label: 'Careers', to: pathTo('admin/careers') },
  { label: 'SEO', to: pathTo('admin/seo') },
  { label: 'Contacts', to: pathTo('admin/contacts') },
] as const;
