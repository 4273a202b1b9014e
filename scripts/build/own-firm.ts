import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesKind } from '../../src/collections/collection';
import { CLAIMS_CONFIRMED_ON, FIRM } from '../../src/content/firm';
import { outdatedDrawings } from '../tools/brand-images';
import { Failure } from '../tools/failure';
import { ROOT } from '../tools/project-root';

/** What can be an example: paths in FIRM, and whether a text there is the example firm's. */
const EXAMPLES: { path: RegExp; isExample: (text: string) => boolean }[] = [
  { path: /^/, isExample: (text) => /\w\.example(?![\w-]|\.\w)/i.test(text) },
  { path: /^shortName$/, isExample: (text) => text === 'Plumbline' },
  { path: /^phones\[\d+\]\.number$/, isExample: isFictitious },
  { path: /^address\.street$/, isExample: (text) => /\bexample\b/i.test(text) },
];

/** Whether a phone number has the exchange 555. Only numbers of the North American Numbering Plan have exchanges. */
function isFictitious(phone: string): boolean {
  const dialed = phone.replace(/[^+\d]/g, '');
  return /^(?:\+1|001|1)?[2-9]\d\d555\d{4}$/.test(dialed);
}

/** The values in `firm` that are the example firm's, each as `path: value`. */
export function exampleValues(firm: object): string[] {
  return textsIn(firm)
    .filter(([path, text]) => EXAMPLES.some((each) => each.path.test(path) && each.isExample(text)))
    .map(([path, text]) => `${path}: ${text}`);
}

/** All texts in `value`, each with its path, such as `phones[0].number`. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
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
  firm: object;
  outdatedDrawings: string[];
  claimsConfirmedOn: string;
  specification: string;
}): string[] {
  const tasks: string[] = [];
  const values = exampleValues(site.firm);
  if (values.length > 0)
    tasks.push(
      'These values in src/content/firm.ts are the example firm’s. Replace each of them with your firm’s:\n' +
        indented(values.join('\n')),
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
 * @param withExample whether it is a rehearsal, for which nothing is checked
 */
export function requireOwnFirm(withExample: boolean | undefined): void {
  if (withExample) return;
  const tasks = openTasks({
    firm: FIRM,
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
