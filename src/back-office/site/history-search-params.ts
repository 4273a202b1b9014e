import { useUrlState } from '@/back-office/ui/use-url-state';
import { SUBJECTS, type Subject } from '@/collections/collections';
import { pathTo } from '@/content/pages';

export const HISTORY_ID = 'history';

export const PATH_TO_HISTORY = `${pathTo('admin/site')}#${HISTORY_ID}`;

interface HistoryParams {
  subject: Subject | undefined;
}

const paramsOf = (query: URLSearchParams): HistoryParams => ({
  subject: SUBJECTS.find((subject) => subject === query.get('subject')),
});

const queryOf = ({ subject }: HistoryParams) => (subject ? `?subject=${subject}` : '');

export const useHistorySearchParams = () => useUrlState(paramsOf, queryOf);
