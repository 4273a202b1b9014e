import { Command, InvalidArgumentError } from 'commander';
import {
  asFailure,
  connectToProject,
  projectOption,
  type AdminProject,
} from '../tools/admin-project';
import { Failure } from '../tools/failure';
import { create } from './create';
import { checkDocuments } from './document-checks';
import { grant } from './grant';
import { list } from './list';
import { pruneChanges } from './prune-changes';
import { revoke } from './revoke';

/** Minimum for --older-than, because Undo and the history need more recent records. */
const MIN_DAYS = 30;

interface Options {
  project?: string;
  yes?: boolean;
  unverified?: boolean;
  withoutLink?: boolean;
  olderThan: number;
}

/** Runs `npm run admin`. Throws a Failure, or commander's error if the arguments are wrong. @returns the exit code */
export async function runAdmin(args: string[]): Promise<number> {
  let code = 0;
  const program = new Command('npm run admin --').showHelpAfterError().exitOverride();
  const add = (
    usage: string,
    description: string,
    run: (project: AdminProject, email: string, options: Options) => Promise<void>,
  ) =>
    program
      .command(usage)
      .description(description)
      .addOption(projectOption())
      .action(async (...given: unknown[]) => {
        const command = given.at(-1) as Command;
        const [email = ''] = command.args;
        const options = command.opts<Options>();
        const project = await connectToProject(options.project);
        await run(project, email, options).catch((error: { code?: unknown }) => {
          if (error.code !== 'auth/invalid-email') throw asFailure(error, project);
          throw new Failure(`${email} is not a valid email address. Nothing was changed.`);
        });
      });
  const skips = ['--yes', 'skip the confirmation'] as const;
  add('grant <email>', 'make an existing account an administrator, after a confirmation', grant)
    .option(...skips)
    .option('--unverified', 'even if the email address is not verified');
  add(
    'create <email>',
    'create an administrator, and print a link to set the password',
    create,
  ).option('--without-link', 'print no link; the person uses "Forgot your password?" instead');
  add('revoke <email>', 'remove administrator access and end the account’s sessions', revoke);
  add('list', 'list the administrators', list);
  const prune = (project: AdminProject, _email: string, { olderThan, yes }: Options) =>
    pruneChanges(project, olderThan, yes);
  add('prune-changes', 'delete old change records, after a confirmation', prune)
    .option(...skips)
    .requiredOption('--older-than <age>', 'minimum age of the records, such as 365d', daysOf);
  const check = async ({ db }: AdminProject) => {
    code = await checkDocuments(db);
  };
  add('check', 'name malformed documents (npm run setup -- --check also checks settings)', check);
  await program.parseAsync(args, { from: 'user' });
  return code;
}

function daysOf(age: string): number {
  const days = Number(/^(\d{1,5})d$/.exec(age)?.[1]);
  if (days >= MIN_DAYS) return days;
  throw new InvalidArgumentError(`Enter at least ${MIN_DAYS} days, such as ${MIN_DAYS}d.`);
}
