import { parseArgs } from 'node:util';
import { Failure } from '../tools/failure';

const USAGE = `Usage: npm run admin -- grant EMAIL [--yes] [--unverified]
       npm run admin -- create EMAIL [--without-link]
       npm run admin -- revoke EMAIL
       npm run admin -- list
       npm run admin -- prune-changes --older-than 365d [--yes]
       npm run admin -- check --project ID

grant          makes an existing account an administrator, after a question
create         creates an account that is an administrator, with a link to set its password
revoke         takes the right and ends the sessions
list           the administrators
prune-changes  deletes the history of changes that is older, after a question
check          compares settings of a real project with what the site needs

--yes          answers the question
--unverified   grants although the e-mail address is not verified
--without-link prints no link: the person sets the password with "Forgot your password?" on the login page
--project ID   that Firebase project, with your Google credentials;
               without it the emulators of FIRESTORE_EMULATOR_HOST or of \`npm run dev\``;

type Verb = 'grant' | 'create' | 'revoke' | 'list' | 'prune-changes' | 'check';
type Option = 'yes' | 'unverified' | 'without-link' | 'older-than';

/** Whether a verb takes an email address, and its options besides --project. */
const VERBS: Record<Verb, { email: boolean; options: Option[] }> = {
  grant: { email: true, options: ['yes', 'unverified'] },
  create: { email: true, options: ['without-link'] },
  revoke: { email: true, options: [] },
  list: { email: false, options: [] },
  'prune-changes': { email: false, options: ['older-than', 'yes'] },
  check: { email: false, options: [] },
};

/** Minimum of --older-than: newer records serve Undo, and tell who changed what. */
const MIN_DAYS = 30;

/** The arguments of `npm run admin`. Throws a Failure with the usage where they are wrong. */
export function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const [verb = '', email = '', ...rest] = positionals;
  if (!isVerb(verb) || rest.length > 0 || values.project === '') throw new Failure(USAGE);
  const { project: projectId, ...options } = values;
  const takes = VERBS[verb];
  const hasOther = Object.keys(options).some((name) => !takes.options.includes(name as Option));
  if (hasOther || takes.email !== Boolean(email)) throw new Failure(USAGE);
  return {
    verb,
    email,
    projectId,
    yes: options.yes ?? false,
    unverified: options.unverified ?? false,
    withoutLink: options['without-link'] ?? false,
    days: verb === 'prune-changes' ? daysOf(options['older-than']) : 0,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        project: { type: 'string' },
        yes: { type: 'boolean' },
        unverified: { type: 'boolean' },
        'without-link': { type: 'boolean' },
        'older-than': { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch {
    throw new Failure(USAGE);
  }
}

function isVerb(text: string): text is Verb {
  return Object.hasOwn(VERBS, text);
}

function daysOf(age: string | undefined): number {
  const days = Number(/^(\d{1,5})d$/.exec(age ?? '')?.[1]);
  if (days >= MIN_DAYS) return days;
  throw new Failure(
    `--older-than needs a number of days, such as 365d, and at least ${MIN_DAYS}d.`,
  );
}
