import * as v from 'valibot';
import { CONTACT_LIMITS, SERVICE_INTERESTS, type Contact, type DeletedContact } from './contact';
import { limitedText, requiredText, storedDate, storedNumber, storedText } from './fields';
import { isEmailAddress } from './text';

/** What the contact form asks for and what `firestore.rules` accepts (spec 5, design 5). */
export const contactSchema = v.object({
  firstName: requiredText('First name', CONTACT_LIMITS.name, 'Enter your first name.'),
  lastName: requiredText('Last name', CONTACT_LIMITS.name, 'Enter your last name.'),
  // Lower case before the checks, which apply to the stored text.
  email: v.pipe(
    v.string(),
    v.toLowerCase(),
    requiredText('Email', CONTACT_LIMITS.email, 'Enter your email address.'),
    v.check(isEmailAddress, 'Enter an email address like name@company.com.'),
  ),
  company: limitedText('Company', CONTACT_LIMITS.company),
  service: v.picklist(['', ...SERVICE_INTERESTS.map((option) => option.value)]),
  message: limitedText('Message', CONTACT_LIMITS.message),
});

export type ContactInput = v.InferOutput<typeof contactSchema>;

export const storedContactSchema = v.object({
  firstName: storedText,
  lastName: storedText,
  name: storedText,
  email: storedText,
  phone: storedText,
  company: storedText,
  service: storedText,
  message: storedText,
  status: storedText,
  createdAt: storedDate,
  /** Internal, written by administrators. */
  note: storedText,
  /** First change away from `new`; null before, and where it is unknown. */
  contactedAt: storedDate,
  /** Whole minutes from `createdAt` to `contactedAt`. */
  responseMinutes: storedNumber,
});

/** Reads a stored contact, whatever its shape. Name: `firstName lastName`, else `name`, else the email (design 4). */
export function parseContact(id: string, data: unknown): Contact {
  const { name, ...rest } = v.parse(storedContactSchema, data);
  const fullName = `${rest.firstName} ${rest.lastName}`.trim();
  return { id, name: fullName || name.trim() || rest.email, ...rest };
}

/** As parseContact, of a contact in the trash. */
export function parseDeletedContact(id: string, data: Record<string, unknown>): DeletedContact {
  return { ...parseContact(id, data), deletedAt: v.parse(storedDate, data['deletedAt']) };
}
