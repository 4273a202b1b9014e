import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import { ROOT } from './project-root';

export interface TestResult {
  /** A folder of `tests`. */
  suite: string;
  /** File and title. */
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  error: string;
}

/** How long the tests of a file took. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** Reads a report of Vitest's or Playwright's JSON reporter. It has no results if the file is missing. */
export function readReport(path: string): { results: TestResult[]; files: FileTime[] } {
  if (!existsSync(path)) return { results: [], files: [] };
  const report = JSON.parse(readFileSync(path, 'utf8')) as JsonTestResults | JSONReport;
  return 'testResults' in report
    ? { results: vitestResults(report), files: vitestTimes(report) }
    : { results: playwrightResults(report), files: report.suites.map(playwrightTime) };
}

const vitestTimes = ({ testResults }: JsonTestResults): FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));

/** The time of a file's tests, and of the describe blocks in it. */
function playwrightTime({ file, suites = [], specs }: JSONReportSuite): FileTime {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  const nested = suites.map((suite) => playwrightTime(suite).seconds);
  return { file, seconds: nested.reduce((sum, seconds) => sum + seconds, own) };
}

function vitestResults({ testResults }: JsonTestResults): TestResult[] {
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

function playwrightResults({ suites }: JSONReport): TestResult[] {
  const resultsIn = ({ suites = [], specs }: JSONReportSuite): TestResult[] => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) => {
        const error = results.find((attempt) => attempt.error)?.error?.message;
        const reported = status === 'expected' ? 'passed' : status;
        return resultOf(file.split('/')[1] ?? '', `${file} › ${title}`, reported, error);
      }),
    ),
    ...suites.flatMap(resultsIn),
  ];
  return suites.flatMap(resultsIn);
}

function resultOf(suite: string, name: string, reported: string, message = ''): TestResult {
  const isSkipped = ['pending', 'skipped', 'todo', 'disabled'].includes(reported);
  const status = isSkipped ? 'skipped' : reported === 'passed' ? 'passed' : 'failed';
  const error = stripVTControlCharacters(message).split('\n')[0] ?? '';
  return { suite, name, status, error };
}
