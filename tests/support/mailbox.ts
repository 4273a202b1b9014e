import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail {
  to: string[];
  subject: string;
  text: string;
  raw: string;
}

/**
 * How the mail server fails for the next emails: `refuses` responds with an error; `breaks off` closes the connection
 * without a response, before or after recording the email; `has no such address` rejects all recipients except desk@.
 */
export type MailFault =
  'refuses' | 'breaks off before' | 'breaks off after' | 'has no such address';

/** Starts a mail server on loopback that records received emails. */
export async function startMailbox() {
  const emails: ReceivedEmail[] = [];
  const mailbox = { emails, fault: null as MailFault | null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const isUnknown = mailbox.fault === 'has no such address' && !address.startsWith('desk@');
      callback(isUnknown ? new Error('No such address') : null);
    },
    onData(stream, { envelope }, callback) {
      void text(stream).then((raw) => {
        const { fault } = mailbox;
        if (fault === 'refuses') return callback(new Error('Try again later'));
        if (fault !== 'breaks off before') emails.push(received(raw, envelope.rcptTo));
        if (!fault?.startsWith('breaks off')) return callback();
        for (const connection of server.connections) connection.close();
      });
    },
  });
  // Ignores errors from closed connections.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return Object.assign(mailbox, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  });
}

function received(raw: string, to: { address: string }[]): ReceivedEmail {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  return {
    to: to.map(({ address }) => address),
    subject: /^Subject: (.*)$/m.exec(head)?.[1]?.trim() ?? '',
    text: body.join('\n\n').replaceAll('\r\n', '\n'),
    raw,
  };
}
