import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesKind } from '../../src/collections/collection';
import { CLAIMS_CONFIRMED_ON } from '../../src/content/firm';
import { CODE_FACTS, factsWith } from '../../src/content/firm-facts';
import { PEOPLE } from '../../src/content/people';
import { outdatedDrawings } from '../tools/brand-images';
import { Failure } from '../tools/failure';
import { ROOT } from '../tools/project-root';
import { readFirm } from './site-build';

/** What can be an example: names of facts, and whether such a text is the example firm's. */
const EXAMPLES: { fact: RegExp; isExample: (text: string) => boolean }[] = [
  { fact: /^/, isExample: (text) => /\w\.example(?![\w-]|\.\w)/i.test(text) },
  { fact: /^name$/, isExample: (text) => text === 'Plumbline Consulting' },
  { fact: /^(phone|secondPhone)$/, isExample: isFictitious },
  { fact: /^address$/, isExample: (text) => /\bexample street\b/i.test(text) },
];

/** Whether a phone number has the exchange 555. Only numbers of the North American Numbering Plan have exchanges. */
function isFictitious(phone: string): boolean {
  const dialed = phone.replace(/[^+\d]/g, '');
  return /^(?:\+1|001|1)?[2-9]\d\d555\d{4}$/.test(dialed);
}

/** The facts that are the example firm's, each as `name: text`. */
export function exampleValues(facts: object): string[] {
  return Object.entries(facts).flatMap(([name, text]: [string, unknown]) => {
    const isExample =
      typeof text === 'string' &&
      EXAMPLES.some((each) => each.fact.test(name) && each.isExample(text));
    return isExample ? [`${name}: ${text.replaceAll('\n', ', ')}`] : [];
  });
}

/** The claims in section 10 of the specification, as a checklist. */
export function claimsIn(specification: string): string {
  const [, section = ''] = specification.split(/^## 10\. .*$/m);
  const [text = ''] = section.split(/^## /m);
  const claims = Array.from(text.matchAll(/^- (.*(?:\n {2}.*)*)/gm), ([, claim = '']) => claim);
  return claims
    .map((claim) => `[ ] ${claim.replaceAll('**', '').replaceAll('\n', '\n  ')}`)
    .join('\n');
}

/** What is left to do before a site with these facts goes live: a text for each task, which says where and how. */
export function openTasks(site: {
  facts: object;
  people: readonly { name: string }[];
  outdatedDrawings: string[];
  claimsConfirmedOn: string;
  specification: string;
}): string[] {
  const tasks: string[] = [];
  const values = exampleValues(site.facts);
  if (values.length > 0)
    tasks.push(
      'These values in src/content/firm-facts.ts are the example firm’s. Replace each of them with your firm’s, there or in ' +
        'the back office:\n' +
        indented(values.join('\n')),
    );
  if (site.people.some(({ name }) => name.includes('(sample)')))
    tasks.push(
      'The people in src/content/people.ts are samples. Replace them with those whom your clients meet, or delete them.',
    );
  if (site.outdatedDrawings.length > 0)
    tasks.push(
      'These drawings are older than the firm’s facts, its mark, or its colors: ' +
        `${site.outdatedDrawings.join(', ')}. Run \`npm run brand\`, and commit the results.`,
    );
  if (!site.claimsConfirmedOn || !matchesKind('day', site.claimsConfirmedOn))
    tasks.push(
      'CLAIMS_CONFIRMED_ON in src/content/firm.ts isn’t a day (YYYY-MM-DD), so nobody has confirmed what the texts ' +
        'claim. Confirm or change each of these claims (files in src/content), then set the day:\n' +
        indented(claimsIn(site.specification)),
    );
  return tasks;
}

const indented = (text: string) => text.replace(/^/gm, '  ');

/**
 * Called before anything is built for a real project. Throws a Failure that lists all open tasks.
 * @param settings as for buildSite
 * @param withExample whether it is a rehearsal, for which nothing is checked
 */
export async function requireOwnFirm(
  settings: Record<string, string>,
  withExample: boolean | undefined,
): Promise<void> {
  if (withExample) return;
  // If it can't be read, the build stops after these checks, and says why.
  const stored = await readFirm(settings).catch(() => null);
  const tasks = openTasks({
    facts: stored ? factsWith(stored) : CODE_FACTS,
    people: PEOPLE,
    outdatedDrawings: outdatedDrawings(),
    claimsConfirmedOn: CLAIMS_CONFIRMED_ON,
    specification: readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'),
  });
  if (tasks.length === 0) return;
  throw new Failure(
    [
      'Nothing was built, because the site isn’t ready to go live. Do the following, then try again.',
      ...tasks,
      'To build a rehearsal anyway, add `-- --with-example`.',
    ].join('\n\n'),
  );
}
