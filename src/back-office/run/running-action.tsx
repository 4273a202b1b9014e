import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { LeaveGuard } from '@/back-office/documents/leave-guard';
import { useFocusRepair } from '@/components/use-focus-repair';
import { isInBackOffice } from '@/content/pages';
import { cancelRuns, progressKey } from './attempt';
import { ProgressBar, progressWords, type Progress } from './progress-bar';
import { useAttempts } from './use-attempts';

const ANNOUNCED_EVERY_MS = 5_000;

const isOutside = (path: string) => !isInBackOffice(path);

export function RunningAction({ page }: { page: RefObject<HTMLElement | null> }) {
  const client = useQueryClient();
  const [running, ...waiting] = useAttempts('pending');
  const label = running?.action?.label;
  const { data } = useQuery<Omit<Progress, 'label'>>({
    queryKey: progressKey(running?.id),
    queryFn: skipToken,
  });
  const announcement = useRef<HTMLParagraphElement>(null);
  const { done = 0, total = running?.action?.total ?? 0 } = data ?? {};
  const announce = useEffectEvent((words = '') => {
    if (announcement.current) announcement.current.textContent = words;
  });
  const progress = useEffectEvent(() => progressWords(done, total));
  useEffect(() => {
    announce(label);
    const timer = setInterval(() => announce(progress()), ANNOUNCED_EVERY_MS);
    return () => clearInterval(timer);
  }, [running?.id, label]);
  // The focused Cancel button may have disappeared. A list may move the focus on to a row.
  useFocusRepair(page, label === undefined, (element) => element.focus({ preventScroll: true }));
  const cancel = () => cancelRuns(client);
  return (
    <>
      <div
        data-bottom-bar="action"
        className="sticky bottom-2 z-20 [@media(max-height:30rem)]:static"
      >
        {label !== undefined && (
          <ProgressBar {...{ label, done, total }} waiting={waiting.length} onCancel={cancel} />
        )}
      </div>
      <p ref={announcement} aria-live="polite" className="sr-only" />
      {label !== undefined && (
        <LeaveGuard
          isActive
          isAway={isOutside}
          asksOnBack
          title="Leave the back office?"
          text={`Still running: ${label}. If you leave, the task is canceled.`}
          confirmLabel="Cancel and leave"
          onLeave={cancel}
        />
      )}
    </>
  );
}
