import { formatRecentDay } from '@/lib/dates';
import { sectionsOf, type Report } from './report';

const KEY = 'site-check';

/** Saves the time and summary of a completed check in this browser. */
export function rememberCheck(report: Report): void {
  if (report.results.length < report.total) return;
  const open = sectionsOf(report).filter(({ verdict }) => verdict !== 'pass');
  const text =
    open.map(({ results, inSummary }) => `${results.length} ${inSummary}`).join(', ') ||
    'All passed';
  try {
    localStorage.setItem(KEY, JSON.stringify({ at: report.at, text }));
  } catch {
    // Storage is blocked or full. The report is still on screen.
  }
}

/** Last check in this browser: 'All passed, Nov 22', or 'Not run yet'. */
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
