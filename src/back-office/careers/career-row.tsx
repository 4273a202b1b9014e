import { useId, useState } from 'react';
import { RowHeading } from '@/back-office/ui/row-heading';
import { useRun } from '@/back-office/run/use-run';
import type { AskedQuestion } from '@/back-office/documents/edit-dialog';
import { WaitingBadge } from '@/back-office/documents/waiting-badge';
import { ConfirmDialog } from '@/back-office/ui/confirm-dialog';
import { RowActions, ViewLink } from '@/back-office/ui/row-actions';
import type { Career } from '@/collections/careers';
import { firmDay } from '@/content/firm-day';
import { pathToCareer } from '@/content/pages';
import { hasClosed } from '@/domain/has-closed';
import { jobTypeLabel } from '@/domain/job-types';
import { cn } from '@/lib/cn';
import { ActiveBadge, ActiveSwitch } from './active-switch';
import { switchCareer } from './career-actions';
import { careerTitle } from './career-title';
import { closingWords } from './closing';
import { publishQuestion } from './publish-question';
import type { OpenCareer } from './career-desk-data';

interface CareerRowProps {
  career: Career;
  open: OpenCareer;
  isDeleting: boolean;
  onDelete: (career: Career) => void;
}

export function CareerRow({ career, open, isDeleting, onDelete }: CareerRowProps) {
  const headingId = useId();
  const switching = useRun();
  const isBusy = isDeleting || switching.isPending;
  const isActive = switching.isPending ? !career.isActive : career.isActive;
  const title = careerTitle(career);
  const today = firmDay();
  const closing = closingWords({ ...career, isActive }, today);
  const isOver = hasClosed(career, today);
  const isShown = career.isActive && !isOver;
  const [question, setQuestion] = useState<AskedQuestion | null>(null);

  const switchActive = () => void switching.run(switchCareer(career, !career.isActive));

  function handleSwitch() {
    const asked = publishQuestion({ ...career, isActive: !career.isActive }, null, today);
    if (asked) setQuestion(asked);
    else switchActive();
  }

  const facts = [
    { text: jobTypeLabel(career.type), isWhole: true },
    { text: career.department },
    { text: career.location },
    { text: career.salaryRange, isWhole: true },
  ];

  return (
    <article
      aria-labelledby={headingId}
      aria-busy={isBusy}
      className="grid grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-4 py-2 text-sm contain-paint aria-busy:opacity-60 lg:grid-cols-[max-content_minmax(0,13fr)_minmax(0,8fr)_13rem] lg:gap-x-6"
    >
      <ActiveSwitch title={title} isActive={isActive} isBusy={isBusy} onSwitch={handleSwitch} />
      <div className="min-w-0">
        <div className="flex min-w-0 items-center gap-x-3 gap-y-1 max-sm:flex-wrap">
          <RowHeading id={headingId} clamp="line-clamp-2 lg:line-clamp-1">
            {title}
          </RowHeading>
          <span className="flex shrink-0">
            <ActiveBadge career={{ ...career, isActive }} closed={closing} />
          </span>
          {closing && !isOver && <span className="shrink-0 text-xs tabular-nums">{closing}</span>}
          <WaitingBadge document={career} isShown={isShown} />
        </div>
        <ul className="flex min-w-0 gap-x-1.5 text-xs text-ink-soft max-lg:flex-wrap">
          {facts.map(
            ({ text, isWhole = false }, index) =>
              text && (
                <li
                  key={index}
                  className={cn(
                    'max-w-full truncate max-lg:not-last:after:content-["_·"] lg:not-first:before:content-["·_"]',
                    isWhole && 'lg:max-w-1/2 lg:shrink-0',
                  )}
                  dir="auto"
                >
                  {text}
                </li>
              ),
          )}
        </ul>
      </div>
      <p className="line-clamp-2 wrap-anywhere max-lg:col-start-2" dir="auto">
        {career.description}
      </p>
      <div className="flex items-center justify-end gap-2 max-lg:col-span-2">
        {isShown && (
          <ViewLink title={title} href={pathToCareer(career.id)}>
            View
          </ViewLink>
        )}
        <RowActions
          title={title}
          isBusy={isBusy}
          onDuplicate={() => open.duplicate(career)}
          onEdit={() => open.edit(career)}
          onDelete={() => onDelete(career)}
        />
      </div>
      {question && (
        <ConfirmDialog
          open
          {...question}
          cancelLabel="Cancel"
          onClose={() => setQuestion(null)}
          onConfirm={switchActive}
        />
      )}
    </article>
  );
}
