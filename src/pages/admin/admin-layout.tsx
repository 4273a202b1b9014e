import { ArrowLeft } from 'lucide-react';
import { useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Activity } from '@/back-office/shared/activity';
import { JobBar } from '@/back-office/shared/job-bar';
import { LeaveGuard } from '@/back-office/shared/leave-guard';
import { TooltipProvider } from '@/back-office/shared/ui/icon-button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { ADMIN_NAVIGATION } from '@/content/admin-navigation';
import { isInBackOffice, pathTo } from '@/content/pages';
import { useSession } from '@/features/session/session-context';
import { cancelJobs, queuedJobs, subscribeToJobs } from '@/lib/job-queue';
import './admin.css';

interface AdminLayoutProps {
  heading: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function AdminLayout(props: AdminLayoutProps) {
  const email = useSession().state.user?.email;
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  return (
    <TooltipProvider>
      <div
        ref={page}
        tabIndex={-1}
        className="mx-auto grid max-w-page gap-6 px-4 py-6 outline-none sm:px-6"
      >
        <div className="flex flex-wrap items-start justify-between gap-x-6 border-b border-rule">
          <nav aria-label="Back office">
            <ul className="flex flex-wrap gap-x-1">
              {ADMIN_NAVIGATION.map(({ label, to }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    className="inline-flex min-h-11 items-center border-b-3 border-transparent px-2 text-sm font-semibold -outline-offset-2 hover:text-firm active:bg-firm-tint aria-[current=page]:border-firm aria-[current=page]:text-firm sm:px-3"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex min-w-0 flex-wrap items-start gap-x-4">
            <Activity />
            {email && (
              <p className="min-w-0 truncate py-3 text-sm text-ink-soft">
                Signed in as <bdi>{email}</bdi>
              </p>
            )}
          </div>
        </div>
        <div className="grid gap-1">
          {pathname !== pathTo('admin/dashboard') && (
            <Link
              to={pathTo('admin/dashboard')}
              className="inline-flex min-h-8 items-center gap-1.5 justify-self-start text-sm font-semibold text-firm underline"
            >
              <ArrowLeft aria-hidden className="size-4" />
              Back to Dashboard
            </Link>
          )}
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="text-2xl">{props.heading}</h1>
              <p className="min-h-7 text-ink-soft tabular-nums">{props.subtitle}</p>
            </div>
            {props.actions}
          </div>
        </div>
        {props.children}
        <RunningJob page={page} />
      </div>
    </TooltipProvider>
  );
}

const isOutside = (path: string) => !isInBackOffice(path);

/** The job that runs, on whichever screen; asks before a link leaves the back office. */
function RunningJob({ page }: { page: RefObject<HTMLElement | null> }) {
  const [job, ...waiting] = useSyncExternalStore(subscribeToJobs, queuedJobs);
  // The focus may have been on Cancel. From the page, the repair of a list can still move it.
  useFocusRepair(page, job === undefined, (element) => element.focus({ preventScroll: true }));
  return (
    <>
      <div data-bottom-bar="job" className="sticky bottom-2 z-20 [@media(max-height:30rem)]:static">
        {job && <JobBar job={job} waiting={waiting.length} onCancel={cancelJobs} />}
      </div>
      {job && (
        <LeaveGuard
          isActive
          isAway={isOutside}
          asksOnBack
          title="Leave the back office?"
          text={`Still running: ${job.label}. Leaving cancels this.`}
          confirmLabel="Cancel and leave"
          onLeave={cancelJobs}
        />
      )}
    </>
  );
}
