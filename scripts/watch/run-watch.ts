import { FIRM } from '../../src/content/firm';
import { settingsOf } from '../build/site-build';
import { runningBackend } from '../emulators/backend';
import { DEMO_SETTINGS } from '../emulators/demo-project';
import { configuredPorts } from '../emulators/ports';
import { asFailure, connectToProject } from '../tools/admin-project';
import { Failure } from '../tools/failure';
import { readArguments, type Part } from './arguments';
import { eraseDue } from './erase-due';
import { mailServer } from './mail-server';
import { watchInquiries } from './watch-inquiries';
import { watchSite } from './watch-site';

/** Runs `npm run watch` with these arguments. Throws a Failure. @returns the exit code */
export async function runWatch(args: string[]): Promise<number> {
  const { parts, projectId, ...options } = readArguments(args);
  const project = await connectToProject(projectId);
  const preview = `http://127.0.0.1:${configuredPorts().hosting}`;
  const origin = options.origin ?? (projectId ? FIRM.siteUrl : preview);
  const run: Record<Part, (() => Promise<number>)[]> = {
    inquiries: [
      async () => watchInquiries(project.db, { origin, mailServer: mailServer(process.env) }),
      // Even if the report fails.
      () => eraseDue(project.db, new Date()).then(() => 0),
    ],
    site: [
      async () => {
        const settings = projectId
          ? settingsOf(projectId)
          : { ...DEMO_SETTINGS, ...runningBackend() };
        return watchSite(project.db, { origin, settings, projectId });
      },
    ],
  };
  let code = 0;
  for (const step of parts.flatMap((part) => run[part])) {
    try {
      code = Math.max(code, await step());
    } catch (error) {
      const failure = asFailure(error, project);
      console.error(failure instanceof Failure ? failure.message : failure);
      code = 1;
    }
  }
  return code;
}
