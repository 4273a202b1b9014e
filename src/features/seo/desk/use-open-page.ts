import { useSearchParams } from 'react-router-dom';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';

const PARAMETER = 'page';

/** The query of the address under which the tab of a page is open, for links. */
export function searchOf(page: SeoPageId): string {
  return `?${PARAMETER}=${page}`;
}

/** The page whose tab is open, and a function that opens another one. Without a known page it is the first. */
export function useOpenPage() {
  const [search, setSearch] = useSearchParams();
  const requested = search.get(PARAMETER);
  const page = SEO_PAGES.find(({ id }) => id === requested)?.id ?? 'home';
  const open = (id: string) => setSearch({ [PARAMETER]: id }, { replace: true });
  return [page, open] as const;
}
