import { useQuery } from '@tanstack/react-query';
import { Desk } from '@/back-office/documents/desk';
import { useRun } from '@/back-office/run/use-run';
import { MAX_SERVICES } from '@/collections/services';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/plural';
import { serviceDeskQueries } from './service-desk-data';
import { deleteService, moveService } from './service-actions';
import { ServiceDialog } from './service-dialog';
import { ServiceRow } from './service-row';
import type { OpenService } from './service-desk-data';

export function ServiceTotal() {
  const { data } = useQuery(serviceDeskQueries.list());
  return data && plural(data.length, 'service');
}

export function useIsFull(): boolean {
  return useQuery(serviceDeskQueries.list()).data?.length === MAX_SERVICES;
}

export function ServiceDesk({ open }: { open: OpenService }) {
  const query = useQuery(serviceDeskQueries.list());
  const moving = useRun();
  const deletion = useRun();
  const isFull = useIsFull();
  const services = query.data ?? [];
  const busy = [moving.pendingId, deletion.pendingId];

  return (
    <>
      <Desk
        name="Services"
        noun="service"
        open={open}
        note={
          isFull && (
            <p>
              The site shows at most {MAX_SERVICES} services. Delete one before you add another.
            </p>
          )
        }
        query={query}
        pages={null}
        items={services}
        empty={
          <EmptyState
            title="No services saved"
            text="Visitors see the seven built-in services, which are saved the next time an administrator opens the site."
            action={<Button onClick={open.add}>Add First Service</Button>}
          />
        }
      >
        {(service) => (
          <ServiceRow
            service={service}
            isFirst={service === services[0]}
            isLast={service === services.at(-1)}
            isBusy={busy.includes(service.id)}
            open={open}
            onMove={(steps) => moving.run(moveService(services, service, steps))}
            onDelete={() => deletion.run(deleteService(service))}
          />
        )}
      </Desk>
      <ServiceDialog open={open} />
    </>
  );
}
