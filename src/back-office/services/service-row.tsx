import { useId } from 'react';
import { RowHeading } from '@/back-office/ui/row-heading';
import { WaitingBadge } from '@/back-office/documents/waiting-badge';
import { MoveButtons } from '@/back-office/ui/move-buttons';
import { RowActions, ViewLink } from '@/back-office/ui/row-actions';
import type { StoredService } from '@/collections/services';
import { pathToService } from '@/content/pages';
import { SERVICE_ACCENT, ServiceIcon } from '@/features/services/service-icon';
import { cn } from '@/lib/cn';
import type { OpenService } from './service-desk-data';

interface ServiceRowProps {
  service: StoredService;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  open: OpenService;
  onMove: (steps: number) => void;
  onDelete: () => void;
}

export function ServiceRow({ service, open, isBusy, ...props }: ServiceRowProps) {
  const headingId = useId();
  const { name } = service;
  const accent = SERVICE_ACCENT[service.color];
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
