import { Argument, Command, InvalidArgumentError } from 'commander';
import { FIRM, SCHEDULE, type SchedulePart } from '../../src/content/firm';
import { settingsOf } from '../build/site-build';
import { runningBackend } from '../emulators/backend';
import { DEMO_SETTINGS } from '../emulators/demo-project';
import { configuredPorts } from '../emulators/ports';
import { asFailure, connectToProject, projectOption } from '../tools/admin-project';
import { Failure } from '../tools/failure';
import { eraseDue } from './erase-due';
import { lateWords, leaveHeartbeat, recordPublication } from './heartbeat';
import { mailServer } from './mail-server';
import { savedFirm } from './saved-firm';
import { watchInquiries } from './watch-inquiries';
import { watchSite } from './watch-site';

const PARTS = Object.keys(SCHEDULE) as SchedulePart[];

const EMAILS = `
With SMTP_URL (smtps://USER:PASSWORD@smtp.example.com) and NOTIFY_TO (email addresses, separated by commas), the
report is sent by email. If neither is set, the report is only printed, and the exit code is 1 if an inquiry is overdue.`;

/** Runs `npm run watch`. Throws a Failure, or commander's error if the arguments are wrong. @returns the exit code */
export async function runWatch(args: string[]): Promise<number> {
  const command = new Command('npm run watch --')
    .description(
      'inquiries: reports how many are new, due within 3 hours, and overdue; erases those deleted more than 30 days ago\n' +
        'site: checks build.json, the rules and indexes, and the contact form\n' +
        'publish: after each run of publish.yml, records it and how long changes waited',
    )
    .addArgument(new Argument('[part]', 'without it, the first two').choices(PARTS))
    .addOption(projectOption())
    .option('--origin <url>', 'the site’s URL, instead of siteUrl in firm-facts.ts', originOf)
    .addHelpText('after', EMAILS)
    .showHelpAfterError()
    .exitOverride()
    .parse(args, { from: 'user' });
  const { project: projectId, ...options } = command.opts<{ project?: string; origin?: string }>();
  const [part] = command.args;
  const project = await connectToProject(projectId);
  const preview = `http://127.0.0.1:${configuredPorts().hosting}`;
  const origin = options.origin ?? (projectId ? FIRM.siteUrl : preview);
  const watchSettings = () =>
    projectId ? settingsOf(projectId) : { ...DEMO_SETTINGS, ...runningBackend() };
  const { db } = project;
  const now = new Date();
  const parts: Record<SchedulePart, (late: string) => Promise<number>> = {
    async inquiries(late) {
      const firm = await savedFirm(db);
      return watchInquiries(db, { origin, firm, mailServer: mailServer(process.env, firm), late });
    },
    site: async () => watchSite(db, { origin, settings: watchSettings(), projectId }),
    publish: () => recordPublication(db, origin, now).then(() => 0),
  };
  const names = PARTS.filter((name) => (part ? name === part : name !== 'publish'));
  let code = 0;
  const perform = async (step: () => Promise<number>) => {
    try {
      code = Math.max(code, await step());
    } catch (error) {
      const failure = asFailure(error, project);
      console.error(failure instanceof Failure ? failure.message : failure);
      code = 1;
    }
  };
  for (const name of names) {
    await perform(async () => {
      const late = await lateWords(db, name, now);
      if (late) console.log(late);
      const result = await parts[name](late);
      await leaveHeartbeat(db, name);
      return result;
    });
    // Even if the report fails.
    if (name === 'inquiries') await perform(() => eraseDue(db, now).then(() => 0));
  }
  return code;
}

function originOf(url: string): string {
  if (URL.canParse(url)) return new URL(url).origin;
  throw new InvalidArgumentError('Enter a full URL, such as https://example.com.');
}
