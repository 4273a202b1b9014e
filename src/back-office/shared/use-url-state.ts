import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * The state of a list, kept in the query of the URL.
 * @param stateOf reads it from a query, with a value for everything
 * @param queryOf writes it, with its question mark, or '' at the start
 */
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
