import { openVisitorSite } from './back-office/site/check';
import { SIGN_UP_CHECK, VISITOR_CHECKS } from './back-office/site/checks';
import type { CheckResult } from './back-office/site/report';
import { runCheck } from './back-office/site/run-check';
import type { ContactInput } from './collections/inquiries';
import { failureReason } from './content/failures';
import type { CheckTargets } from './data/check-targets';
import { contactCreateData } from './data/lazy-data';
import { AccessDeniedError } from './domain/errors';

/* Requests that `npm run watch` makes as a visitor, subject to firestore.rules and App Check. */

/** Sends an inquiry like the contact form. @returns the reason for a failure, or '' */
export function sendInquiry(id: string, contact: ContactInput): Promise<string> {
  return contactCreateData.createContact(id, contact).then(
    () => '',
    (error: unknown) =>
      // failureReason words a refusal for an administrator, not for a visitor.
      error instanceof AccessDeniedError
        ? 'The database rules denied access.'
        : failureReason(error),
  );
}

/** Runs the site checks that need no administrator. `canReadPublicContent`: whether visitors can read public content. */
export async function checkAsVisitor(targets: CheckTargets) {
  const site = await openVisitorSite(targets);
  const results: CheckResult[] = [];
  for (const check of VISITOR_CHECKS) {
    if (check === SIGN_UP_CHECK && import.meta.env.VITE_AUTH_EMULATOR_HOST) continue;
    results.push({ title: check.title, ...(await runCheck(check, Promise.resolve(site))) });
  }
  return { results, canReadPublicContent: site.canReadPublicContent };
}
