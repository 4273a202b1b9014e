import { PAGE_LIST } from './pages';

export const HISTORY_HEADING = 'History';
export const HISTORY_ID = 'history';

export const ADMIN_NAVIGATION = PAGE_LIST.flatMap(({ path, tab, heading = '' }) =>
  tab ? [{ label: tab, to: path, heading }] : [],
);
