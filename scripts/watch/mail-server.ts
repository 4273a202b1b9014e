import { createTransport } from 'nodemailer';
import { emailAddressOf } from '../../src/domain/email-address';
import { Failure } from '../tools/failure';

const SEND_TIMEOUT_MS = 120_000;
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 20_000 };

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export type MailServer = NonNullable<ReturnType<typeof mailServer>>;

/** The sender. */
type Firm = Record<'name' | 'email', string>;

/** The mail server at SMTP_URL, for emails to NOTIFY_TO; null if neither is set. Throws a Failure if one is wrong. */
export function mailServer({ SMTP_URL, NOTIFY_TO }: NodeJS.ProcessEnv, firm: Firm) {
  if (!SMTP_URL && !NOTIFY_TO) return null;
  if (!SMTP_URL || !NOTIFY_TO) {
    throw new Failure(
      'To send emails, set both SMTP_URL and NOTIFY_TO. To only print the results, set neither.',
    );
  }
  const { href, hostname, user } = parseServer(SMTP_URL);
  const to = parseRecipients(NOTIFY_TO);
  // Without TLS, the password would cross the network unencrypted.
  const requireTLS = user !== '' && !LOOPBACK.includes(hostname);
  const transport = createTransport({ url: href, requireTLS, ...TIMEOUTS });
  // Many servers accept only the account's own email address.
  const from = { name: firm.name, address: user.includes('@') ? user : firm.email };
  // Prevents out-of-office replies: https://www.rfc-editor.org/rfc/rfc3834
  const headers = { 'Auto-Submitted': 'auto-generated' };
  return {
    /** Sends an email. Throws a Failure if the server doesn't confirm it. @returns the number of refused email addresses */
    async send(email: { subject: string; text: string }): Promise<number> {
      try {
        const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
        return (await transport.sendMail({ from, to, headers, signal, ...email })).rejected.length;
      } catch (error) {
        throw new Failure(
          `The mail server ${hostname} didn’t confirm the email (${(error as Error).message}). The next run will send ` +
            'it again. If this keeps happening, check SMTP_URL.',
        );
      }
    },
  };
}

/** Messages omit the URL, which may contain a password. */
function parseServer(text: string) {
  try {
    const { href, protocol, hostname, username, password, pathname, search, hash } = new URL(text);
    const [user, secret] = [username, password].map((part) => decodeURIComponent(part));
    // In a password that isn't percent-encoded, '/', '?' or '#' would end the server's name.
    const isServer = hostname && /^\/?$/.test(pathname) && !/[@#]/.test(search + hash);
    if (isServer && /^smtps?:$/.test(protocol) && user !== undefined && !user === !secret)
      return { href, hostname, user };
  } catch {
    // It isn't a URL, or isn't percent-encoded UTF-8.
  }
  throw new Failure(
    'SMTP_URL must be a URL such as smtps://USER:PASSWORD@smtp.example.com. Percent-encode special characters in USER ' +
      'and PASSWORD: write %25 for %, %40 for @, %3A for :, %2F for /, %3F for ?, and %23 for #.',
  );
}

function parseRecipients(text: string): string[] {
  const addresses = text.split(',').flatMap((part) => emailAddressOf(part) ?? []);
  if (addresses.length === text.split(',').length) return addresses;
  throw new Failure(
    'NOTIFY_TO must contain email addresses, separated by commas, such as desk@example.com, boss@example.com. Correct ' +
      'that setting.',
  );
}
