import { useSearchParams } from 'react-router-dom';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';

const PARAMETER = 'page';

export function searchOf(page: SeoPageId): string {
  return `?${PARAMETER}=${page}`;
}

export function useOpenPage() {
  const [search, setSearch] = useSearchParams();
  const requested = search.get(PARAMETER);
  const page = SEO_PAGES.find(({ id }) => id === requested)?.id ?? 'home';
  const open = (id: string) => setSearch({ [PARAMETER]: id }, { replace: true });
  return [page, open] as const;
}
