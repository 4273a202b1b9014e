import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import { ROOT } from './project-root';

export interface TestResult {
  suite: string;
  /** File and title. */
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  error: string;
}

/** Results from Vitest's JSON reporter; none if the file is missing. A suite is a folder of `tests`. */
export function readVitestReport(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(ROOT, name);
    const [, suite = ''] = path.split(sep);
    const results = assertionResults.map((test) =>
      resultOf(suite, `${path} › ${test.fullName}`, test.status, test.failureMessages?.[0]),
    );
    // A file fails without a failed test if it can't be loaded or one of its hooks fails.
    const hasFailed = status === 'failed' && !results.some((test) => test.status === 'failed');
    return hasFailed ? [...results, resultOf(suite, path, 'failed', message)] : results;
  });
}

/** Results from Playwright's JSON reporter; none if the file is missing. The suite is the project. */
export function readPlaywrightReport(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  const resultsIn = ({ suites = [], specs }: JSONReportSuite): TestResult[] => [
    ...specs.flatMap(({ file: path, title, tests }) =>
      tests.map(({ projectName, status, results }) => {
        const error = results.find((attempt) => attempt.error)?.error?.message;
        const reported = status === 'expected' ? 'passed' : status;
        return resultOf(projectName, `${path} › ${title}`, reported, error);
      }),
    ),
    ...suites.flatMap(resultsIn),
  ];
  return (JSON.parse(readFileSync(file, 'utf8')) as JSONReport).suites.flatMap(resultsIn);
}

function resultOf(suite: string, name: string, reported: string, message = ''): TestResult {
  const isSkipped = ['pending', 'skipped', 'todo', 'disabled'].includes(reported);
  const status = isSkipped ? 'skipped' : reported === 'passed' ? 'passed' : 'failed';
  const error = stripVTControlCharacters(message).split('\n')[0] ?? '';
  return { suite, name, status, error };
}
