import { useQuery } from '@tanstack/react-query';
import { contactQueries } from './contact-queries';

/**
 * Number of inquiries that arrived since the screen was opened or refreshed.
 * @param isCounting false: only what another component has counted
 */
export function useContactNews(isCounting: boolean): number {
  const { data: asOf } = useQuery({ ...contactQueries.asOf(), enabled: isCounting });
  const isReady = isCounting && asOf !== undefined;
  return useQuery({ ...contactQueries.news(asOf), enabled: isReady }).data ?? 0;
}
