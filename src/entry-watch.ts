import { openVisitorSite } from './back-office/site/check';
import { SIGN_UP_CHECK, VISITOR_CHECKS } from './back-office/site/checks';
import type { CheckResult } from './back-office/site/report';
import { runCheck } from './back-office/site/run-check';
import { failureReason } from './content/failures';
import { write } from './data/call';
import type { CheckTargets } from './data/check-targets';
import type { ContactInput } from './domain/contact-schema';
import { AccessDeniedError } from './domain/errors';

/* What `npm run watch` does as a visitor: through firestore.rules, and through App Check where that is on. */

/** Sends an inquiry as the contact form does. @returns why that failed, or '' */
export function sendInquiry(id: string, contact: ContactInput): Promise<string> {
  return write(
    () => import('./data/contacts'),
    (contacts) => contacts.createContact(id, contact),
  ).then(
    () => '',
    (error: unknown) =>
      // The words for a refusal are those for an administrator.
      error instanceof AccessDeniedError ? 'The rules refuse it.' : failureReason(error),
  );
}

/** Makes the checks of the site check that need no administrator. `isHeard`: whether visitors get public content. */
export async function checkAsVisitor(targets: CheckTargets) {
  const site = await openVisitorSite(targets);
  const results: CheckResult[] = [];
  for (const check of VISITOR_CHECKS) {
    if (check === SIGN_UP_CHECK && import.meta.env.VITE_AUTH_EMULATOR_HOST) continue;
    results.push({ title: check.title, ...(await runCheck(check, Promise.resolve(site))) });
  }
  return { results, isHeard: site.isHeard };
}
