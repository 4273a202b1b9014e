import { pathTo } from './pages';

export const HISTORY_HEADING = 'History';

export const ADMIN_NAVIGATION = [
  { label: 'Dashboard', to: pathTo('admin/dashboard'), heading: 'Admin Dashboard' },
  { label: 'Careers', to: pathTo('admin/careers'), heading: 'Career Management' },
  { label: 'Services', to: pathTo('admin/services'), heading: 'Service Management' },
  { label: 'SEO', to: pathTo('admin/seo'), heading: 'SEO Management' },
  { label: 'Contacts', to: pathTo('admin/contacts'), heading: 'Contact Management' },
  { label: 'Site', to: pathTo('admin/site'), heading: 'Site' },
] as const;
