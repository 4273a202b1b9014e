import { useQuery } from '@tanstack/react-query';
import { useOpenById } from '@/back-office/documents/use-open-item';
import { serviceDeskQueries } from './service-desk-queries';
import { serviceKind } from './service-kind';

export const useOpenService = () =>
  useOpenById(serviceKind, (id) =>
    useQuery({
      ...serviceDeskQueries.list(),
      select: (services) => services.find((service) => service.id === id) ?? null,
    }),
  );

export type OpenService = ReturnType<typeof useOpenService>;
