import { useUrlState } from '@/back-office/ui/use-url-state';
import { SUBJECTS } from '@/collections/collections';
import { pathTo } from '@/content/pages';
import { CHANGE_KINDS, type ChangeFilter } from '@/collections/recorded-change';

export const HISTORY_ID = 'history';

export const PATH_TO_HISTORY = `${pathTo('admin/site')}#${HISTORY_ID}`;

export const NO_FILTER: ChangeFilter = { who: '', kind: '', subject: '' };

function filterOf(query: URLSearchParams): ChangeFilter {
  return {
    who: query.get('who') ?? '',
    kind: CHANGE_KINDS.find((kind) => kind === query.get('kind')) ?? '',
    subject: SUBJECTS.find((subject) => subject === query.get('subject')) ?? '',
  };
}

function queryOf(filter: ChangeFilter): string {
  const chosen = Object.entries(filter).filter(([, value]) => value !== '');
  return chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
}

export const useHistorySearchParams = () => useUrlState(filterOf, queryOf);
