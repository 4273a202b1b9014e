/**
 * Domains of well-known providers of throwaway email addresses. Their subdomains count, too, so each entry has two
 * labels. A selection of the most used (source: https://github.com/disposable-email-domains/disposable-email-domains).
 */
export const THROWAWAY_DOMAINS: ReadonlySet<string> = new Set(
  `10minutemail.com discard.email dispostable.com emailondeck.com fakeinbox.com getnada.com grr.la
  guerrillamail.com guerrillamail.net guerrillamail.org guerrillamailblock.com inboxkitten.com
  mailcatch.com maildrop.cc mailinator.com mailnesia.com mintemail.com moakt.com mohmal.com
  mytemp.email sharklasers.com temp-mail.org tempail.com tempr.email throwawaymail.com
  trashmail.com yopmail.com yopmail.fr yopmail.net`.split(/\s+/),
);
