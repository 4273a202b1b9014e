import type { Story } from '@/collections/stories';
import { StoriesPage } from '@/pages/admin/stories-page';
import { storedService } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, openStore } from './store';

/** Opens a store with these stories and two services for an administrator, and renders the screen. */
export function openStories(stories: Story[], query = '') {
  const store = openStore(ADMINISTRATOR);
  store.add('stories', ...stories);
  store.add('services', storedService('upgrades', { name: 'Upgrades' }));
  store.add('services', storedService('audits', { name: 'Audits' }));
  return { ...renderAdmin(<StoriesPage />, `/admin/stories${query}`), store };
}
