import type { ContactInput } from './collections/inquiries';
import { failureReason } from './content/failures';
import { contactsData } from './data/lazy-back-office-data';
import { contactCreateData, servicesData } from './data/lazy-data';
import { AccessDeniedError } from './domain/errors';

/* Requests that `npm run watch` makes as a visitor, subject to firestore.rules and App Check. */

const REFUSED = 'The database rules denied access.';

/** Resolves to why the request failed, or to '' if it succeeded. */
const problemOf = (request: Promise<unknown>) =>
  request.then(
    () => '',
    // failureReason words a refusal for an administrator, not for a visitor.
    (error: unknown) => (error instanceof AccessDeniedError ? REFUSED : failureReason(error)),
  );

export const sendInquiry = (id: string, contact: ContactInput) =>
  problemOf(contactCreateData.createContact(id, contact));

export const readServices = () => problemOf(servicesData.listServices());

/** Tries to list what only administrators may read. Resolves to what wasn't refused, with the reason. */
export async function readInquiries(): Promise<string[]> {
  const requests = {
    inquiries: contactsData.listContacts({ size: 1 }),
    'deleted inquiries': contactsData.listContacts({ in: 'deletedContacts', size: 1 }),
  };
  const problems = Object.entries(requests).map(async ([what, request]) => {
    const problem = await problemOf(request);
    if (problem === REFUSED) return [];
    return problem
      ? `Couldn’t check whether visitors can list ${what}. ${problem}`
      : `Visitors can list ${what}.`;
  });
  return (await Promise.all(problems)).flat();
}
