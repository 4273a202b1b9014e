import { createTransport } from 'nodemailer';
import { FIRM } from '../../src/content/firm';
import { Failure } from '../tools/failure';

/** Must be shorter than SENDING_MS in watch-inquiries.ts, after which another run may send. */
const SEND_TIMEOUT_MS = 120_000;
const ANSWER_TIMEOUT_MS = 20_000;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export type MailServer = NonNullable<ReturnType<typeof mailServer>>;

/**
 * The mail server of SMTP_URL, for emails to NOTIFY_TO; null where neither is set. Throws a Failure where one is
 * missing or wrong.
 */
export function mailServer({ SMTP_URL, NOTIFY_TO }: NodeJS.ProcessEnv) {
  if (!SMTP_URL && !NOTIFY_TO) return null;
  if (!SMTP_URL || !NOTIFY_TO) {
    throw new Failure(
      'For emails, set both SMTP_URL and NOTIFY_TO. Without both, results are only printed.',
    );
  }
  const { hostname, username } = parse(SMTP_URL);
  const user = decodeURIComponent(username);
  const transport = createTransport({
    url: SMTP_URL,
    // Otherwise somebody in between could read the password of a connection that begins without encryption.
    requireTLS: username !== '' && !LOOPBACK.includes(hostname),
    connectionTimeout: ANSWER_TIMEOUT_MS,
    greetingTimeout: ANSWER_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
  });
  return {
    /** Signs in, and sends nothing. Throws a Failure. */
    async verify(): Promise<void> {
      await transport.verify().catch((error: Error) => {
        throw new Failure(
          `The mail server ${hostname} can’t be used (${error.message}). Nothing was sent. Check SMTP_URL.`,
        );
      });
    },
    /**
     * Sends an email. Throws a Failure if the server refuses it.
     * @returns whether the server has confirmed it, and for how many addresses it hasn't taken it
     */
    async send(email: { subject: string; text: string }) {
      try {
        const { rejected } = await transport.sendMail({
          // Many servers send only in the name of the account.
          from: { name: FIRM.name, address: user.includes('@') ? user : FIRM.email },
          to: NOTIFY_TO,
          ...email,
          // Keeps out-of-office replies away: https://www.rfc-editor.org/rfc/rfc3834
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        });
        return { isConfirmed: true, refused: rejected.length };
      } catch (error) {
        const { message, responseCode } = error as { message: string; responseCode?: number };
        if (responseCode === undefined) return { isConfirmed: false, refused: 0 };
        throw new Failure(
          `The mail server ${hostname} refused the email (${message}). Nothing was sent.`,
        );
      }
    },
  };
}

function parse(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname) return url;
  // Without the text, which may hold a password.
  throw new Failure('SMTP_URL must be such as smtps://USER:PASSWORD@smtp.example.com.');
}
