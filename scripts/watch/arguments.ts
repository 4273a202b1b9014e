import { parseArgs } from 'node:util';
import { Failure } from '../tools/failure';

const USAGE = `Usage: npm run watch -- [inquiries|site] [--project ID] [--origin URL]

inquiries     how many came since the last run, are due within 3 hours, and are overdue
site          tries the pages, the rules, and the contact form as a stranger does
              without either, both

--project ID  that Firebase project, with your Google credentials;
              without it the emulators of FIRESTORE_EMULATOR_HOST or of \`npm run preview\`
--origin URL  where the site is, if not at siteUrl of src/content/firm.ts

With SMTP_URL (smtps://USER:PASSWORD@smtp.example.com) and NOTIFY_TO (addresses, separated by commas), inquiries are
told by email. Without both they are printed, and the exit code is 1 while one is overdue.`;

const PARTS = ['inquiries', 'site'] as const;
export type Part = (typeof PARTS)[number];

/** The arguments of `npm run watch`. Throws a Failure with the usage where they are wrong. */
export function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const parts = PARTS.filter((part) => positionals.length === 0 || positionals[0] === part);
  const { project: projectId, origin } = values;
  const isUrl = origin === undefined || URL.canParse(origin);
  if (positionals.length > 1 || parts.length === 0 || projectId === '' || !isUrl) {
    throw new Failure(USAGE);
  }
  return { parts, projectId, origin: origin && new URL(origin).origin };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { project: { type: 'string' }, origin: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new Failure(USAGE);
  }
}
