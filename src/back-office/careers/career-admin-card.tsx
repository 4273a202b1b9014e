import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { IconButton } from '@/back-office/shared/ui/icon-button';
import { pathToCareer } from '@/content/pages';
import { jobTypeLabel, type Career } from '@/domain/career';
import { ActiveSwitch } from './active-switch';
import { useSwitchCareer } from './career-mutations';
import { careerTitle, MAX_LINE } from './career-title';
import type { OpenCareer } from './use-open-career';

const MAX_DESCRIPTION = 600;

interface CareerAdminCardProps {
  career: Career;
  open: OpenCareer;
  isDeleting: boolean;
  onDelete: (career: Career) => void;
}

export function CareerAdminCard({ career, open, isDeleting, onDelete }: CareerAdminCardProps) {
  const headingId = useId();
  const switching = useSwitchCareer();
  const isBusy = isDeleting || switching.isPending;
  const isActive =
    (switching.isPending ? switching.variables?.isActive : undefined) ?? career.isActive;
  const title = careerTitle(career);
  const facts = [jobTypeLabel(career.type), career.department, career.location, career.salaryRange];

  return (
    <article
      aria-labelledby={headingId}
      aria-busy={isBusy}
      className="grid gap-3 border border-rule bg-paper-raised p-4 contain-paint aria-busy:opacity-60 sm:p-5"
    >
      <div className="flex items-start gap-3 sm:gap-6">
        <div className="grid min-w-0 flex-1 gap-1.5">
          <h2 id={headingId} className="line-clamp-3 min-w-0 text-lg wrap-anywhere" dir="auto">
            {title}
          </h2>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
            {facts.map(
              (fact, index) =>
                fact && (
                  <li key={index} className="line-clamp-2 wrap-anywhere" dir="auto">
                    {fact.slice(0, MAX_LINE)}
                  </li>
                ),
            )}
          </ul>
          {career.description && (
            <p className="line-clamp-2 max-w-measure wrap-anywhere" dir="auto">
              {career.description.slice(0, MAX_DESCRIPTION)}
            </p>
          )}
        </div>
        <div className="flex shrink-0 gap-2 max-sm:flex-col">
          <IconButton
            label={`Edit ${title}`}
            icon={<Pencil aria-hidden className="size-4.5" />}
            disabled={isBusy}
            data-edit
            onClick={() => open.edit(career)}
          />
          <IconButton
            label={`Delete ${title}`}
            icon={<Trash2 aria-hidden className="size-4.5" />}
            variant="danger"
            disabled={isBusy}
            onClick={() => onDelete(career)}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-3">
        <ActiveSwitch
          title={title}
          isActive={isActive}
          isBusy={isBusy}
          onSwitch={() => switching.mutate({ career, isActive: !career.isActive })}
        />
        <div className="-mx-2 flex flex-wrap sm:-mx-3">
          {career.isActive && (
            <ButtonAnchor
              href={pathToCareer(career.id)}
              target="_blank"
              aria-label={`View on site: ${title} (opens in a new tab)`}
              variant="link"
              size="compact"
            >
              <span>
                View<span className="max-sm:sr-only"> on site</span>
              </span>
            </ButtonAnchor>
          )}
          <Button
            aria-label={`Duplicate ${title}`}
            variant="link"
            size="compact"
            disabled={isBusy}
            onClick={() => open.duplicate(career)}
          >
            Duplicate
          </Button>
        </div>
      </div>
    </article>
  );
}
