import { useRouter } from 'wouter';
import { usePathname, useSearch } from 'wouter/use-browser-location';

/**
 * Path and query of the page, exactly as they stand in the address. (The hooks of the same names in the
 * router's main module decode them once, so that whoever decodes a part of them would do it twice.)
 */
export function useAddress(): { pathname: string; search: string } {
  const router = useRouter();
  return { pathname: usePathname(router), search: useSearch(router) };
}
