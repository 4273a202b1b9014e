import { Command, InvalidArgumentError, Option } from 'commander';
import { execa } from 'execa';
import { FIRM } from '../../src/content/firm';
import { connectToProject, requireProjectId } from '../tools/admin-project';
import { ask, confirm } from '../tools/confirm';
import { Failure } from '../tools/failure';
import { useGoogleCredentials } from '../tools/google-credentials';
import { ROOT } from '../tools/project-root';
import { accountSteps } from './account-steps';
import { administratorStep } from './administrator-step';
import { appCheckStep } from './app-check-step';
import { billingSteps } from './billing-steps';
import { databaseSteps } from './database-steps';
import { documentsStep } from './documents-step';
import { deploymentSteps } from './deployment-steps';
import { googleOf } from './google';
import { domainSteps } from './hosting-steps';
import { keyStep, keyTasks, WORKFLOW_NAMES, type WorkflowName } from './key-steps';
import { apisStep, projectStep, settingsStep } from './project-steps';
import { NotDone, resultOf, type Result, type Setup, type Step } from './step';

interface Options {
  project: string;
  check?: boolean;
  yes?: boolean;
  location?: string;
  admin?: string;
  key?: WorkflowName;
}

/** Runs `npm run setup`. Throws a Failure, or commander's error if the arguments are wrong. @returns the exit code */
export async function runSetup(args: string[]): Promise<number> {
  const { project, check, yes, location, admin, key } = new Command('npm run setup --')
    .description(
      'Sets up a Firebase project for the site: whatever is missing and an API can do. Deletes nothing, asks before ' +
        'anything that costs money or can’t be undone, and may be run again at any time.',
    )
    .addOption(
      new Option('--project <id>', 'the Firebase project')
        .argParser(requireRealId)
        .makeOptionMandatory(),
    )
    .option('--check', 'only look, and also name malformed documents (reads every document)')
    .option('--yes', 'answer every question with yes')
    .option(
      '--location <id>',
      'location of the database, if it doesn’t exist; can never be changed',
    )
    .option('--admin <email>', 'email address of the first administrator')
    .addOption(
      new Option('--key <workflow>', 'only create the key of a workflow on GitHub').choices(
        WORKFLOW_NAMES,
      ),
    )
    .showHelpAfterError()
    .exitOverride()
    .parse(args, { from: 'user' })
    .opts<Options>();
  await useGoogleCredentials(project, { canLogIn: true });
  const setup: Setup = {
    google: googleOf(project),
    siteUrl: FIRM.siteUrl,
    ask: (question) => ask(question),
    confirm: (question) =>
      confirm(question, yes).catch((error: unknown) => {
        throw error instanceof Failure
          ? new NotDone('You chose not to, or nobody could be asked')
          : error;
      }),
    firebase: (...command) => runFirebase(project, command),
    connect: () => connectToProject(project),
    location,
    administrator: admin,
  };
  if (!key) {
    const steps = [...stepsOf(setup), ...(check ? [documentsStep(setup)] : [])];
    return performSteps(setup, { steps, isCheck: check });
  }
  const steps = [projectStep(setup), apisStep(setup), keyStep(setup, key)];
  return performSteps(setup, { steps, isCheck: check, tasks: () => keyTasks(key) });
}

/** All steps, in the order in which they depend on each other. @param folder of the settings and the key */
export function stepsOf(setup: Setup, folder = ROOT): Step[] {
  return [
    projectStep(setup),
    apisStep(setup),
    settingsStep(setup, folder),
    ...billingSteps(setup),
    ...databaseSteps(setup),
    ...deploymentSteps(setup),
    ...accountSteps(setup),
    ...domainSteps(setup),
    appCheckStep(setup),
    { ...keyStep(setup, 'publish', { folder, needsFile: false }), isOptional: true },
    administratorStep(setup),
  ];
}

interface Performance {
  steps: Step[];
  isCheck?: boolean | undefined;
  /** What a person does after the steps. */
  tasks?: () => string[];
  /** As for resultOf. */
  pauseMs?: number;
}

/** Performs the steps, and prints a line for each, then what a person must do. Resolves to the exit code. */
export async function performSteps(
  setup: Setup,
  { steps, isCheck = false, tasks = () => laterTasks(setup), pauseMs }: Performance,
): Promise<number> {
  const width = Math.max(...steps.map(({ label }) => label.length)) + 2;
  const left: Result[] = [];
  for (const step of steps) {
    const result = await resultOf(step, {
      isCheck,
      ...(pauseMs !== undefined && { pauseMs }),
      onApply: () => console.log(`…        ${step.label}`),
    });
    const { state, text } = result;
    console.log(`${state.padEnd(9)}${step.label.padEnd(width)}${text}`.trimEnd());
    if (state === 'TO DO' || state === 'unknown') left.push(result);
    // Without a project, nothing else can be looked at.
    if (left.length > 0 && step === steps[0]) break;
  }
  console.log(
    isCheck
      ? `\n\`npm run setup -- --project ${setup.google.projectId}\` does what an API can do. By hand:`
      : '\nOnly a person can do this:',
  );
  [...left.map(({ step }) => `${step.label}: ${step.byHand}`), ...tasks()].forEach((task, index) =>
    console.log(`${String(index + 1).padStart(2)}. ${task}`),
  );
  return left.some(({ step }) => !step.isOptional) ? 1 : 0;
}

function laterTasks({ google: { projectId } }: Setup): string[] {
  return [
    `Turn on two-step verification for every owner of the project, and keep few: https://console.cloud.google.com/iam-admin/iam?project=${projectId}`,
    `Check the sender and the text of the password email: https://console.firebase.google.com/project/${projectId}/authentication/emails`,
    ...keyTasks('publish'),
    'Get notified of inquiries: docs/operations.md',
  ];
}

function requireRealId(id: string): string {
  if (!id.startsWith('demo-')) return requireProjectId(id);
  throw new InvalidArgumentError('IDs that begin with "demo-" exist only in the emulators.');
}

/** Runs the Firebase CLI for a project. Throws a NotDone with its output if it fails. */
export async function runFirebase(project: string, command: string[]): Promise<void> {
  const { exitCode, all } = await execa(
    'firebase',
    [...command, '--project', project, '--non-interactive'],
    {
      cwd: ROOT,
      preferLocal: true,
      stdin: 'ignore',
      all: true,
      reject: false,
      // The project may not exist yet, so it can't be charged for the request.
      env: { GOOGLE_CLOUD_QUOTA_PROJECT: '' },
    },
  );
  if (exitCode === 0) return;
  console.log(all);
  throw new NotDone(`\`firebase ${command[0]}\` failed, see above`);
}
