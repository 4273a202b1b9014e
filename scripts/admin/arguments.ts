import { Failure } from '../tools/failure';
import { parseArguments } from '../tools/parse-arguments';

const USAGE = `Usage: npm run admin -- grant EMAIL [--yes] [--unverified]
       npm run admin -- create EMAIL [--without-link]
       npm run admin -- revoke EMAIL
       npm run admin -- list
       npm run admin -- prune-changes --older-than 365d [--yes]
       npm run admin -- check --project ID

grant          makes an existing account an administrator, after asking for confirmation
create         creates an account, makes it an administrator, and prints a link to set its password
revoke         removes administrator access and ends the account's sessions
list           lists the administrators
prune-changes  deletes change records older than the given age, after asking for confirmation
check          compares the settings of a real project with what the site needs

--yes          skips the confirmation
--unverified   grants access even if the email address is not verified
--without-link prints no link; the person sets a password with "Forgot your password?" on the login page
--project ID   uses this Firebase project and your Google credentials;
               without it, the emulators at FIRESTORE_EMULATOR_HOST, or else those of \`npm run dev\``;

type Verb = 'grant' | 'create' | 'revoke' | 'list' | 'prune-changes' | 'check';
type Option = 'yes' | 'unverified' | 'without-link' | 'older-than';

/** For each verb: whether it takes an email address, and its options besides --project. */
const VERBS: Record<Verb, { email: boolean; options: Option[] }> = {
  grant: { email: true, options: ['yes', 'unverified'] },
  create: { email: true, options: ['without-link'] },
  revoke: { email: true, options: [] },
  list: { email: false, options: [] },
  'prune-changes': { email: false, options: ['older-than', 'yes'] },
  check: { email: false, options: [] },
};

/** Minimum for --older-than, because Undo and the history need more recent records. */
const MIN_DAYS = 30;

/** Parses the arguments of `npm run admin`. Throws a Failure with the usage if they are invalid. */
export function readArguments(args: string[]) {
  const { values, positionals } = parseArguments(USAGE, args, {
    project: { type: 'string' },
    yes: { type: 'boolean' },
    unverified: { type: 'boolean' },
    'without-link': { type: 'boolean' },
    'older-than': { type: 'string' },
  });
  const [verb = '', email = '', ...rest] = positionals;
  if (!isVerb(verb) || rest.length > 0 || values.project === '') throw new Failure(USAGE);
  const { project: projectId, ...options } = values;
  const accepted = VERBS[verb];
  const hasOther = Object.keys(options).some((name) => !accepted.options.includes(name as Option));
  if (hasOther || accepted.email !== Boolean(email)) throw new Failure(USAGE);
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

function isVerb(text: string): text is Verb {
  return Object.hasOwn(VERBS, text);
}

function daysOf(age: string | undefined): number {
  const days = Number(/^(\d{1,5})d$/.exec(age ?? '')?.[1]);
  if (days >= MIN_DAYS) return days;
  throw new Failure(
    `--older-than takes a number of days, such as 365d. The minimum is ${MIN_DAYS}d.`,
  );
}
