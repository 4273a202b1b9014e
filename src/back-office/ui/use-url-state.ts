import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';

/** List state in the URL's query. `queryOf` returns the query with its question mark, or '' for the default state. */
export function useUrlState<State extends object>(
  stateOf: (query: URLSearchParams) => State,
  queryOf: (state: State) => string,
) {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = stateOf(query);
  const pathWith = (changes: Partial<State>) => pathname + queryOf({ ...state, ...changes });
  return {
    state,
    pathWith,
    go(changes: Partial<State>, options?: NavigateOptions) {
      const path = pathWith(changes);
      if (path !== pathname + search) void navigate(path, options);
    },
  };
}
