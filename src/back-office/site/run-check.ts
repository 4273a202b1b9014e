import { failureReason } from '@/content/failures';
import { read } from '@/data/call';
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
  if ('answered' in check) {
    const missing = await wrongAnswers(check.answered, 'granted', site);
    if (missing.length > 0) return fail(`The database doesn’t return ${inWords(missing)}.`);
    return pass(`The database returns ${inWords(Object.keys(check.answered))}.`);
  }
  const allowed = await wrongAnswers(check.refused, 'refused', site);
  if (allowed.length > 0) return fail(`Visitors can ${inWords(allowed)}.`);
  if (!site.isHeard)
    throw new UncheckedError(
      'Visitors are refused even the public services, so this proves nothing.',
    );
  return pass(`Visitors can’t ${inWords(Object.keys(check.refused), 'disjunction')}.`);
}

/** Throws if a request has no clear response and none was wrong. */
async function wrongAnswers<Opened>(
  requests: Requests<Opened>,
  expected: 'granted' | 'refused',
  site: Opened,
) {
  const wrong: string[] = [];
  try {
    // One at a time: the locks of one write could make the next one fail.
    for (const [what, request] of Object.entries(requests)) {
      const answer = await answerTo(request, site);
      if (expected === 'granted' && answer !== 'granted') wrong.push(`${what} (${answer})`);
      if (expected === 'refused' && answer === 'granted') wrong.push(what);
      if (expected === 'refused' && answer === 'no index')
        throw new UncheckedError('The database has no index for this, so the rules weren’t asked.');
    }
  } catch (error) {
    if (wrong.length === 0) throw error;
  }
  return wrong;
}

async function answerTo<Opened>(request: Requests<Opened>[string], site: Opened) {
  try {
    await read(() => Promise.resolve(site), request);
    return 'granted';
  } catch (error) {
    if (error instanceof AccessDeniedError) return 'refused';
    if (error instanceof PreconditionError) return 'no index';
    throw error;
  }
}
