import { findFirefox, findWebKit } from './browser';
import { Failure } from './failure';

/** Each is a script in package.json. */
export const CHECKS = ['format:check', 'lint', 'types', 'dead-code'];
/** Each suite is a folder of `tests`. Those in a list share a process, in which they run one after the other. */
export const DOM_SUITES = ['unit', 'components'];
export const EMULATOR_SUITES = ['scripts', 'rules'];
export const DATA_SUITES = ['data'];
export const PLAYWRIGHT_SUITES = ['screens', 'e2e'];
/** What `npm test` runs. */
export const STEPS = [
  ...CHECKS,
  ...DOM_SUITES,
  ...EMULATOR_SUITES,
  ...DATA_SUITES,
  'build',
  'sizes',
  ...PLAYWRIGHT_SUITES,
];

/** Unit and component tests with the facts of another firm, so that none depends on this firm's facts. */
export const ANOTHER_FIRM = 'another-firm';
/** Browsers other than Chromium, for the main journeys. */
export const ENGINES = { firefox: findFirefox, webkit: findWebKit };
const STEPS_ON_REQUEST = [ANOTHER_FIRM, ...Object.keys(ENGINES)];

/**
 * The steps in `--only=step,step`, by default STEPS, and the other arguments. Throws a Failure with all steps if one
 * is unknown.
 */
export function readSteps(args: string[]): { steps: string[]; filters: string[] } {
  const only = args.find((arg) => arg.startsWith('--only='));
  const steps = only?.slice('--only='.length).split(',') ?? STEPS;
  const known = [...STEPS, ...STEPS_ON_REQUEST];
  const unknown = steps.filter((step) => !known.includes(step));
  if (unknown.length > 0) {
    throw new Failure(
      `Unknown step: ${unknown.join(', ')}. Choose from these steps: ${known.join(', ')}.`,
    );
  }
  return { steps, filters: args.filter((arg) => arg !== only) };
}
