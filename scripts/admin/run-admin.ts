import { asFailure, connectToProject } from '../tools/admin-project';
import { Failure } from '../tools/failure';
import { readArguments } from './arguments';
import { check } from './check';
import { create } from './create';
import { grant } from './grant';
import { list } from './list';
import { pruneChanges } from './prune-changes';
import { revoke } from './revoke';

/** Runs `npm run admin` with these arguments. Throws a Failure. @returns the exit code */
export async function runAdmin(args: string[]): Promise<number> {
  const { verb, email, projectId, days, yes, unverified, withoutLink } = readArguments(args);
  if (verb === 'check' && projectId === undefined) {
    throw new Failure('`check` works only on a real project. Specify one with `--project ID`.');
  }
  const project = await connectToProject(projectId);
  try {
    if (verb === 'grant') await grant(project, email, { yes, unverified });
    else if (verb === 'create') await create(project, email, { withoutLink });
    else if (verb === 'revoke') await revoke(project, email);
    else if (verb === 'prune-changes') await pruneChanges(project, days, yes);
    else if (verb === 'check') return await check(project.name);
    else await list(project);
    return 0;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/invalid-email')
      throw asFailure(error, project);
    throw new Failure(`${email} is not a valid email address. Nothing was changed.`);
  }
}
