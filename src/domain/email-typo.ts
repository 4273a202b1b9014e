/**
 * Providers that many people use. Not those with short names, because a domain that differs by a letter is often a
 * company's: aon.com and aol.com, gm.com and gmx.com. @zootools/email-spell-checker 1.12 questions these, and ibm.com.
 */
const PROVIDERS = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'],
  ...['protonmail.com', 'comcast.net', 'verizon.net', 'sbcglobal.net', 'bellsouth.net'],
];

/** Domains that differ from a provider's by a letter, but exist. */
const SIMILAR = ['ymail.com', 'email.com', 'mail.com', 'cloud.com'];

/** The text, and all texts that have a character less. */
const withoutOne = (text: string) =>
  Array.from(
    { length: text.length + 1 },
    (_, index) => text.slice(0, index) + text.slice(index + 1),
  );

/** The address that may be meant if one letter of a provider's domain is missing, too many, wrong, or elsewhere. */
export function likelyAddress(address: string): string | undefined {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  if (PROVIDERS.includes(domain) || SIMILAR.includes(domain)) return undefined;
  const parts = new Set(withoutOne(domain));
  const provider = PROVIDERS.find((each) => withoutOne(each).some((part) => parts.has(part)));
  return provider && address.slice(0, start) + provider;
}
