import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../tools/failure';

const USAGE = `Usage: npm run snapshot -- export FILE [--overwrite]
       npm run snapshot -- import FILE [--remove] [--yes]

export         writes services, careers, and SEO settings to FILE
import         shows what FILE would change, asks for confirmation, and makes the changes

--overwrite    replaces FILE if it exists
--remove       also deletes documents that FILE doesn't contain
--yes          skips the confirmation
--project ID   uses this Firebase project, the one in .env.production.local, and requires --email; without
               --project, uses the emulators at FIRESTORE_EMULATOR_HOST or else those of \`npm run dev\`
--email EMAIL  signs in as this administrator, and asks for the password unless SNAPSHOT_PASSWORD is set`;

const OPTIONS = {
  overwrite: { type: 'boolean' },
  remove: { type: 'boolean' },
  yes: { type: 'boolean' },
  project: { type: 'string' },
  email: { type: 'string' },
} as const;

const VERBS = { export: ['overwrite'], import: ['remove', 'yes'] };

/** Parses the arguments of `npm run snapshot`. Throws a Failure with the usage if they are invalid. */
export function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const [verb, file, ...rest] = positionals;
  if ((verb !== 'export' && verb !== 'import') || !file || rest.length > 0)
    throw new Failure(USAGE);
  const { project, email, ...options } = values;
  if (Object.keys(options).some((name) => !VERBS[verb].includes(name))) throw new Failure(USAGE);
  // A real project requires an account; the emulators use the demo account.
  if (project === '' || email === '' || (project === undefined) !== (email === undefined)) {
    throw new Failure(USAGE);
  }
  const { overwrite = false, remove = false, yes = false } = options;
  return {
    verb,
    // npm runs scripts in the root folder; INIT_CWD is the folder where npm was started.
    file: resolve(process.env['INIT_CWD'] ?? '', file),
    account: project && email ? { project, email } : null,
    overwrite,
    remove,
    yes,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch {
    throw new Failure(USAGE);
  }
}
