import { failureReason } from '@/content/failures';
import { AccessDeniedError, PreconditionError, UncheckedError } from '@/domain/errors';
import {
  fail,
  inWords,
  pass,
  type Check,
  type Finding,
  type Requests,
  type VisitorSite,
} from './check';

/** Never throws: if a check can't be made, the finding says why. */
export async function runCheck<Opened extends VisitorSite>(
  check: Check<Opened>,
  opening: Promise<Opened>,
): Promise<Finding> {
  try {
    const finding = await judge(check, await opening);
    return finding.verdict === 'pass' ? finding : { ...finding, remedy: check.remedy };
  } catch (error) {
    const text = error instanceof UncheckedError ? error.message : failureReason(error);
    return { verdict: 'unknown', text };
  }
}

async function judge<Opened extends VisitorSite>(
  check: Check<Opened>,
  site: Opened,
): Promise<Finding> {
  if ('judge' in check) return check.judge(site);
  if ('granted' in check) {
    const missing = await unexpectedResponses(check.granted, 'granted', site);
    if (missing.length > 0)
      return fail(`The database didn’t return ${inWords(missing, 'disjunction')}.`);
    return pass(`The database returns ${inWords(Object.keys(check.granted))}.`);
  }
  const allowed = await unexpectedResponses(check.refused, 'refused', site);
  if (allowed.length > 0) return fail(`Visitors can ${inWords(allowed)}.`);
  if (!site.canReadPublicContent)
    throw new UncheckedError(
      'Visitors can’t read even the public services, so this check proves nothing. Fix the failed check of the public pages first.',
    );
  return pass(`Visitors can’t ${inWords(Object.keys(check.refused), 'disjunction')}.`);
}

/** Throws if a request fails without a clear response, unless another response was unexpected. */
async function unexpectedResponses<Opened>(
  requests: Requests<Opened>,
  expected: 'granted' | 'refused',
  site: Opened,
) {
  const wrong: string[] = [];
  try {
    // One at a time, because the locks of one write could make the next write fail.
    for (const [what, request] of Object.entries(requests)) {
      const response = await responseTo(request, site);
      if (expected === 'granted' && response !== 'granted') wrong.push(`${what} (${response})`);
      if (expected === 'refused' && response === 'granted') wrong.push(what);
      if (expected === 'refused' && response === 'no index')
        throw new UncheckedError(
          'The database has no index for this query, so the rules couldn’t be checked.',
        );
    }
  } catch (error) {
    if (wrong.length === 0) throw error;
  }
  return wrong;
}

async function responseTo<Opened>(request: Requests<Opened>[string], site: Opened) {
  try {
    await request(site);
    return 'granted';
  } catch (error) {
    if (error instanceof AccessDeniedError) return 'refused';
    if (error instanceof PreconditionError) return 'no index';
    throw error;
  }
}
