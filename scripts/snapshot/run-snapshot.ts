import { readArguments } from './arguments';
import { exportContent } from './export-content';
import { importContent } from './import-content';

/** Runs `npm run snapshot` with these arguments. Throws a Failure. @returns the exit code */
export function runSnapshot(args: string[]): Promise<number> {
  const options = readArguments(args);
  return options.verb === 'export' ? exportContent(options) : importContent(options);
}
