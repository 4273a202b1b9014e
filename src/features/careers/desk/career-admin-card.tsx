import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { jobTypeLabel, type Career } from '@/domain/career';
import { ActiveBadge } from './active-badge';

/** In characters: stored texts may have any length. */
const MAX_LINE = 300;
const MAX_DESCRIPTION = 600;

interface CareerAdminCardProps {
  career: Career;
  isBusy: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function CareerAdminCard({ career, isBusy, onEdit, onDelete }: CareerAdminCardProps) {
  const headingId = useId();
  const title = career.title.slice(0, MAX_LINE).trim() || 'Untitled career';
  const facts = [jobTypeLabel(career.type), career.department, career.location, career.salaryRange];
  return (
    <article
      aria-labelledby={headingId}
      aria-busy={isBusy}
      className="flex items-start gap-3 border border-rule bg-paper-raised p-4 contain-paint aria-busy:opacity-60 sm:gap-6 sm:p-5"
    >
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex items-start gap-x-3 gap-y-1 max-sm:flex-col">
          <h2 id={headingId} className="line-clamp-3 min-w-0 text-lg wrap-anywhere" dir="auto">
            {title}
          </h2>
          <span className="shrink-0 sm:mt-1">
            <ActiveBadge isActive={career.isActive} />
          </span>
        </div>
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
          onClick={onEdit}
        />
        <IconButton
          label={`Delete ${title}`}
          icon={<Trash2 aria-hidden className="size-4.5" />}
          variant="danger"
          disabled={isBusy}
          onClick={onDelete}
        />
      </div>
    </article>
  );
}
