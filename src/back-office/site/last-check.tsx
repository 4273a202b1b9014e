import { DashboardLine } from '@/back-office/ui/dashboard-line';
import { pathTo } from '@/content/pages';
import { formatRecentDay } from '@/lib/dates';
import type { CheckResult } from './checks';

const KEY = 'site-check';

export function LastCheck() {
  return (
    <DashboardLine to={pathTo('admin/site')} label="Site check">
      {lastCheckWords()}
    </DashboardLine>
  );
}

export function rememberCheck(results: CheckResult[]): string {
  const failed = results.filter(({ state }) => state === 'fail').length;
  const unknown = results.filter(({ state }) => state === 'unknown').length;
  const counts = [
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(unknown > 0 ? [`${unknown} couldn’t be checked`] : []),
  ];
  const [at, text] = [new Date(), counts.join(', ') || 'All passed'];
  try {
    localStorage.setItem(KEY, JSON.stringify({ at, text }));
  } catch {
    // Storage is blocked or full. The results are still on screen.
  }
  return `${text}, ${formatRecentDay(at)}`;
}

export function lastCheckWords(): string {
  try {
    const { at, text } = JSON.parse(localStorage.getItem(KEY) ?? '') as Record<string, unknown>;
    const day = typeof at === 'string' && formatRecentDay(new Date(at));
    if (day && typeof text === 'string') return `${text}, ${day}`;
  } catch {
    // No check is saved, or the entry is unreadable.
  }
  return 'Not run yet';
}
