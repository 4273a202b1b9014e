import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './processes';

/** How many tests of a suite passed, failed, and did not run although they are written down. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { tests: { projectName: string; status: string }[] }[];
}

/** Tallies of the report of Vitest's JSON reporter, by project: `unit` or `emulators`. */
export function readVitestReport(file: string): Map<string, Tally> {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const tallies = new Map<string, Tally>();
  for (const { name, status, assertionResults } of report.testResults) {
    const isUnit = relative(ROOT, name).startsWith('tests/unit/');
    const tally = tallyOf(tallies, isUnit ? 'unit' : 'emulators');
    for (const test of assertionResults) count(tally, test.status);
    // A file that can't be loaded has no tests, and one whose hook fails may have none that failed.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) {
      tally.failed += 1;
    }
  }
  return tallies;
}

/** Tallies of the report of Playwright's JSON reporter, by project. */
export function readPlaywrightReport(file: string): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const visit = ({ suites = [], specs = [] }: PlaywrightSuite) => {
    for (const { tests } of specs) {
      for (const test of tests) {
        count(
          tallyOf(tallies, test.projectName),
          test.status === 'expected' ? 'passed' : test.status,
        );
      }
    }
    suites.forEach(visit);
  };
  visit(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite);
  return tallies;
}

function tallyOf(tallies: Map<string, Tally>, suite: string): Tally {
  const tally = tallies.get(suite) ?? { passed: 0, failed: 0, skipped: 0 };
  tallies.set(suite, tally);
  return tally;
}

function count(tally: Tally, status: string): void {
  if (status === 'passed') tally.passed += 1;
  else if (['pending', 'skipped', 'todo', 'disabled'].includes(status)) tally.skipped += 1;
  else tally.failed += 1;
}
