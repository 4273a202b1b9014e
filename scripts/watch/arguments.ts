import { Failure } from '../tools/failure';
import { parseArguments } from '../tools/parse-arguments';

const USAGE = `Usage: npm run watch -- [inquiries|site] [--project ID] [--origin URL]

inquiries     reports how many inquiries are new, due within 3 hours, and overdue;
              erases inquiries that were deleted more than 30 days ago
site          checks the pages, the rules and indexes, and the contact form
              with neither argument, both parts run

--project ID  uses this Firebase project and your Google credentials;
              without --project, uses the emulators at FIRESTORE_EMULATOR_HOST or else those of \`npm run preview\`
--origin URL  checks the site at this URL instead of siteUrl in src/content/firm.ts

With SMTP_URL (smtps://USER:PASSWORD@smtp.example.com) and NOTIFY_TO (email addresses, separated by commas), the
report is sent by email. If neither is set, the report is only printed, and the exit code is 1 if an inquiry is overdue.`;

const PARTS = ['inquiries', 'site'] as const;
export type Part = (typeof PARTS)[number];

/** Parses the arguments of `npm run watch`. Throws a Failure with the usage if they are invalid. */
export function readArguments(args: string[]) {
  const { values, positionals } = parseArguments(USAGE, args, {
    project: { type: 'string' },
    origin: { type: 'string' },
  });
  const parts = PARTS.filter((part) => positionals.length === 0 || positionals[0] === part);
  const { project: projectId, origin } = values;
  const isUrl = origin === undefined || URL.canParse(origin);
  if (positionals.length > 1 || parts.length === 0 || projectId === '' || !isUrl) {
    throw new Failure(USAGE);
  }
  return { parts, projectId, origin: origin && new URL(origin).origin };
}
