import { ArrowDown, ArrowUp, Copy, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '@/back-office/shared/badge';
import { IconButton } from '@/back-office/shared/ui/icon-button';
import { ButtonAnchor } from '@/components/ui/button';
import { pathToService } from '@/content/pages';
import type { StoredService } from '@/domain/service';
import { SERVICE_ACCENT, ServiceIcon } from '@/features/services/service-icon';
import { cn } from '@/lib/cn';
import { plural } from '@/lib/plural';
import { COLOR_LABELS } from './service-choices';
import type { OpenService } from './use-open-service';

const MOVES = [
  { direction: 'up', steps: -1, Icon: ArrowUp },
  { direction: 'down', steps: 1, Icon: ArrowDown },
];

interface ServiceRowProps {
  service: StoredService;
  isFirst: boolean;
  isLast: boolean;
  /** Search engines see an older version. */
  isOlder: boolean;
  isBusy: boolean;
  isFull: boolean;
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
          <h3
            id={headingId}
            className="line-clamp-2 min-w-0 font-text text-base wrap-anywhere"
            dir="auto"
          >
            {name}
          </h3>
          <p className="flex gap-x-3 text-xs whitespace-nowrap text-ink-soft tabular-nums">
            <span className={cn('font-semibold', accent.text)}>{COLOR_LABELS[service.color]}</span>
            {plural(service.features.length, 'feature')}
          </p>
          {props.isOlder && <Badge tone="yellow">Older on the site</Badge>}
        </div>
        <p className="line-clamp-2 wrap-anywhere max-sm:col-span-2" dir="auto">
          {service.description}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1 sm:gap-2">
        <ButtonAnchor
          href={pathToService(service.slug)}
          target="_blank"
          aria-label={`View on site: ${name} (opens in a new tab)`}
          variant="link"
          size="compact"
        >
          <span>
            View <span className="max-sm:sr-only">on site</span>
          </span>
        </ButtonAnchor>
        {MOVES.map(({ direction, steps, Icon }) => (
          <IconButton
            key={direction}
            size="iconSmall"
            label={`Move ${name} ${direction}`}
            icon={<Icon aria-hidden className="size-4.5" />}
            data-move
            // Not `disabled`, which would lose the focus.
            aria-disabled={isBusy || (steps < 0 ? props.isFirst : props.isLast)}
            onClick={({ currentTarget }) => {
              if (currentTarget.ariaDisabled !== 'true') props.onMove(steps);
            }}
          />
        ))}
        <IconButton
          size="iconSmall"
          label={`Duplicate ${name}`}
          icon={<Copy aria-hidden className="size-4.5" />}
          disabled={isBusy || props.isFull}
          onClick={() => open.duplicate(service)}
        />
        <IconButton
          size="iconSmall"
          label={`Edit ${name}`}
          icon={<Pencil aria-hidden className="size-4.5" />}
          disabled={isBusy}
          data-edit
          onClick={() => open.edit(service)}
        />
        <IconButton
          size="iconSmall"
          label={`Delete ${name}`}
          icon={<Trash2 aria-hidden className="size-4.5" />}
          variant="danger"
          disabled={isBusy}
          onClick={props.onDelete}
        />
      </div>
    </article>
  );
}
