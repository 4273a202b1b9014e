import { useQuery } from '@tanstack/react-query';
import { useOpenItem } from '@/back-office/documents/use-open-item';
import { useCareerDeskParams } from './career-desk-search-params';
import { careerDeskQueries } from './career-desk-queries';
import { careerKind } from './career-kind';

export function useOpenCareer() {
  const { address, replace } = useCareerDeskParams();
  const { id } = address;
  return useOpenItem(careerKind, {
    id,
    query: useQuery({ ...careerDeskQueries.one(id), enabled: id !== '' }),
    unlink: () => replace({ id: '' }),
  });
}

export type OpenCareer = ReturnType<typeof useOpenCareer>;
