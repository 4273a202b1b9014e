import { appendFileSync } from 'node:fs';

/** Adds a line to the page of a workflow's run on GitHub. Does nothing elsewhere. */
export function addToRunSummary(line: string): void {
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${line}\n`);
}
