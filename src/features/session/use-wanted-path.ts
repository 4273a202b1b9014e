import { useLocation } from 'react-router-dom';
import { isInBackOffice } from '@/content/pages';

/** The URL in the back office, without its origin, that led to the login page. It is in the state of the router. */
export function useWantedPath(): string | undefined {
  const state: unknown = useLocation().state;
  return typeof state === 'string' && isInBackOffice(state) ? state : undefined;
}
