import { useOpenItem } from '@/back-office/shared/use-open-item';
import { useCareerDeskAddress } from './career-desk-address';
import { careerDeskQueries } from './career-desk-queries';
import { CAREER } from './career-kind';

export function useOpenCareer() {
  const { address, replace } = useCareerDeskAddress();
  return useOpenItem(CAREER, {
    id: address.id,
    query: careerDeskQueries.one,
    unlink: () => replace({ id: '' }),
  });
}

export type OpenCareer = ReturnType<typeof useOpenCareer>;
