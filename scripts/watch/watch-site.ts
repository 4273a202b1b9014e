import type { Firestore } from 'firebase-admin/firestore';
import type * as EntryWatch from '../../src/entry-watch';
import { loadEntry } from '../build/load-entry';
import { readBuildRecord } from '../publish/published-site';
import { deploymentSteps } from '../setup/deployment-steps';
import { googleOf } from '../setup/google';
import { resultOf } from '../setup/step';
import { checkForm, type Problem } from './check-form';

const CONNECTION = 'Check the domain, its certificate, and https://status.firebase.google.com.';

interface Options {
  /** URL of the site, without a trailing slash. */
  origin: string;
  settings: Record<string, string | undefined>;
  /** A real project, whose deployed rules and indexes are compared with the files. */
  projectId?: string | undefined;
}

/** Checks the site, and prints a line for each problem. Throws if the database can't be read. @returns the exit code */
export async function watchSite(
  db: Firestore,
  { origin, settings, projectId }: Options,
): Promise<number> {
  let code = 0;
  const print = (problems: Problem[]) => {
    for (const { text, remedy } of problems) console.log(`✗ ${text} ${remedy}`);
    if (problems.length > 0) code = 1;
  };
  print(await checkRecord(origin));
  if (projectId) print(await checkDeployment(projectId));
  print(await tryAsVisitor(db, settings));
  if (code === 0) {
    console.log(
      `${origin} passes: it serves a build, the rules are enforced, and the contact form works.`,
    );
  }
  return code;
}

async function checkRecord(origin: string): Promise<Problem[]> {
  try {
    await readBuildRecord(origin);
    return [];
  } catch (error) {
    return [{ text: (error as Error).message, remedy: CONNECTION }];
  }
}

async function checkDeployment(projectId: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const step of deploymentSteps({ google: googleOf(projectId) })) {
    const { state, text } = await resultOf(step, { isCheck: true });
    if (state === 'unknown')
      problems.push({ text: `${step.label}: couldn’t be compared.`, remedy: text });
    if (state === 'TO DO') problems.push({ text: `${step.label}: ${text}`, remedy: step.byHand });
  }
  return problems;
}

async function tryAsVisitor(db: Firestore, settings: Options['settings']): Promise<Problem[]> {
  // The built module reads its settings from the environment.
  Object.assign(process.env, settings);
  const visitor = await loadEntry<typeof EntryWatch>('src/entry-watch.ts');
  const noServices = await visitor.readServices();
  if (noServices && settings['VITE_APP_CHECK_SITE_KEY'] && !process.env['APP_CHECK_DEBUG_TOKEN']) {
    const text =
      'The rules and the contact form weren’t checked: App Check is enforced, and scripts need a debug token.';
    const remedy =
      'Add one in the Firebase console, under App Check → Apps → Manage debug tokens, and put it in APP_CHECK_DEBUG_TOKEN.';
    return [{ text, remedy }];
  }
  const remedy = 'Deploy the rules of this version with “npm run deploy”.';
  return [
    ...(noServices ? [{ text: `Visitors can’t read the services. ${noServices}`, remedy }] : []),
    ...(await visitor.readInquiries()).map((text) => ({ text, remedy })),
    ...(await checkForm(db, visitor.sendInquiry)),
  ];
}
