import { useMutationState } from '@tanstack/react-query';
import { LeaveGuard } from '@/back-office/documents/leave-guard';
import { isInBackOffice } from '@/content/pages';
import { RUN_KEY, type Run } from './use-run';

const isOutside = (path: string) => !isInBackOffice(path);

/** Says which long action is running, on every screen of the back office, and asks before it is left. */
export function LongAction() {
  const [label] = useMutationState({
    filters: { mutationKey: RUN_KEY, status: 'pending' },
    select({ state }) {
      const { action } = state.variables as Run;
      return 'label' in action ? action.label : undefined;
    },
  }).filter((each) => each !== undefined);
  return (
    <>
      <div
        aria-live="polite"
        data-bottom-bar="action"
        className="sticky bottom-2 z-20 [@media(max-height:30rem)]:static"
      >
        {label !== undefined && (
          <p className="border-l-6 border-firm bg-firm-tint px-4 py-3 font-semibold">{label}</p>
        )}
      </div>
      {label !== undefined && (
        <LeaveGuard
          isActive
          isAway={isOutside}
          asksOnBack
          title="Leave the back office?"
          text={`Still running: ${label} It continues while this tab stays open.`}
          confirmLabel="Leave"
          onLeave={() => undefined}
        />
      )}
    </>
  );
}
