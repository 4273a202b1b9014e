import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Desk } from '@/back-office/documents/desk';
import { WaitingBadge } from '@/back-office/documents/waiting-badge';
import { useRun } from '@/back-office/run/use-run';
import { MoveButtons } from '@/back-office/ui/move-buttons';
import { RowActions, ViewLink } from '@/back-office/ui/row-actions';
import { RowHeading } from '@/back-office/ui/row-heading';
import { MAX_SERVICES, type StoredService } from '@/collections/services';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { pathToService } from '@/content/pages';
import { accentOf, ServiceIcon } from '@/features/services/service-icon';
import { cn } from '@/lib/cn';
import { plural } from '@/lib/plural';
import { deleteService, moveService } from './service-actions';
import { serviceDeskQueries, type OpenService } from './service-desk-data';
import { ServiceDialog } from './service-dialog';

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

interface ServiceRowProps {
  service: StoredService;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  open: OpenService;
  onMove: (steps: number) => void;
  onDelete: () => void;
}

function ServiceRow({ service, open, isBusy, ...props }: ServiceRowProps) {
  const headingId = useId();
  const { name } = service;
  const accent = accentOf(service.color);
  return (
    <article
      aria-labelledby={headingId}
      aria-busy={isBusy}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-2 border-l-3 px-4 py-2 text-sm contain-paint aria-busy:opacity-60',
        accent.border,
      )}
    >
      <div className="grid min-w-0 flex-1 basis-72 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
        <ServiceIcon
          icon={service.icon}
          className={cn('size-7 shrink-0 self-center sm:row-span-2 sm:size-8', accent.text)}
        />
        <div className="flex flex-wrap items-center gap-x-3">
          <RowHeading id={headingId}>{name}</RowHeading>
          <WaitingBadge document={service} />
        </div>
        <p className="line-clamp-2 wrap-anywhere max-sm:col-span-2" dir="auto">
          {service.description}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
        <ViewLink title={name} href={pathToService(service.slug)}>
          <span>
            View <span className="max-sm:sr-only">on site</span>
          </span>
        </ViewLink>
        <MoveButtons
          what={name}
          canMove={(step) => !isBusy && !(step < 0 ? props.isFirst : props.isLast)}
          onMove={props.onMove}
        />
        <RowActions
          title={name}
          isBusy={isBusy}
          onEdit={() => open.edit(service)}
          onDelete={props.onDelete}
        />
      </div>
    </article>
  );
}
