import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../tools/failure';

const USAGE = `Usage: npm run snapshot -- export FILE [--overwrite]
       npm run snapshot -- import FILE [--remove] [--yes]

export         writes services, careers, and SEO settings into FILE
import         shows what FILE would change, asks, and changes it

--overwrite    replaces FILE if it exists
--remove       also removes what FILE doesn't have
--yes          answers the question
--project ID   the Firebase project of .env.production.local, as the administrator of --email;
               without it the emulators of FIRESTORE_EMULATOR_HOST or of \`npm run dev\`
--email EMAIL  whose password is asked for, or in SNAPSHOT_PASSWORD`;

const OPTIONS = {
  overwrite: { type: 'boolean' },
  remove: { type: 'boolean' },
  yes: { type: 'boolean' },
  project: { type: 'string' },
  email: { type: 'string' },
} as const;

/** The options of each verb besides --project and --email. */
const VERBS = { export: ['overwrite'], import: ['remove', 'yes'] };

/** The arguments of `npm run snapshot`. Throws a Failure with the usage where they are wrong. */
export function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const [verb, file, ...rest] = positionals;
  if ((verb !== 'export' && verb !== 'import') || !file || rest.length > 0)
    throw new Failure(USAGE);
  const { project, email, ...options } = values;
  if (Object.keys(options).some((name) => !VERBS[verb].includes(name))) throw new Failure(USAGE);
  // A real project needs an account, and the emulators have theirs.
  if (project === '' || email === '' || (project === undefined) !== (email === undefined)) {
    throw new Failure(USAGE);
  }
  const { overwrite = false, remove = false, yes = false } = options;
  return {
    verb,
    // npm runs scripts in the root folder, and names the one where it was started.
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
