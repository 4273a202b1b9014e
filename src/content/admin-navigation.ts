import { pathTo } from './pages';

export const HISTORY_HEADING = 'History';

export const ADMIN_NAVIGATION = [
  { label: 'Dashboard', to: pathTo('admin/dashboard') },
  { label: 'Careers', to: pathTo('admin/careers') },
  { label: 'Services', to: pathTo('admin/services') },
  { label: 'SEO', to: pathTo('admin/seo') },
  { label: 'Contacts', to: pathTo('admin/contacts') },
  { label: 'Site', to: pathTo('admin/site') },
] as const;
