import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';

/** State of a screen in the query of its URL. */
export interface UrlState<State extends object> {
  stateOf: (query: URLSearchParams) => State;
  /** With its question mark, or '' for the initial state. */
  queryOf: (state: State) => string;
  /** Whether the screen can use the values of these parameters. It starts without the others. */
  checks: Readonly<Record<string, (value: string) => boolean>>;
}

type StateOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends readonly (infer Choice)[] ? Choice : string;
};

/** Each field is any text, by default '', or one of the listed choices, by default the first. */
export function urlState<const Fields extends Record<string, '' | readonly string[]>>(
  fields: Fields,
): UrlState<StateOf<Fields>> {
  const initialOf = (field: '' | readonly string[]) => field[0] ?? '';
  const choices = Object.entries(fields).filter(([, field]) => field !== '');
  return {
    checks: Object.fromEntries(
      choices.map(([name, field]) => [name, (value: string) => field.includes(value)]),
    ),
    stateOf(query) {
      const state = Object.entries(fields).map(([name, field]) => {
        const value = query.get(name) ?? '';
        const isValid = field === '' || field.includes(value);
        return [name, isValid ? value : initialOf(field)];
      });
      return Object.fromEntries(state) as StateOf<Fields>;
    },
    queryOf(state) {
      const chosen = (Object.entries(state) as [string, string][]).filter(
        ([name, value]) => value !== initialOf(fields[name] ?? ''),
      );
      return chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
    },
  };
}

/** The parts of a URL's query that the screen can't use, such as 'to=9999-12-31'. */
export function unusableParts(
  query: URLSearchParams,
  { checks }: Pick<UrlState<object>, 'checks'>,
) {
  return Object.entries(checks).flatMap(([name, isUsable]) => {
    const value = query.get(name) ?? '';
    return value === '' || isUsable(value) ? [] : [`${name}=${value}`];
  });
}

export function useUrlState<State extends object>({ stateOf, queryOf }: UrlState<State>) {
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
