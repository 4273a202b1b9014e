import { isAbsolute, relative, resolve, sep } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { ROOT } from '../tools/project-root';

/**
 * For the option `--out-dir`: returns the folder as it was given. Throws commander's InvalidArgumentError if it is the
 * project's root, as an empty text would be, or contains the root.
 */
export function outputFolder(folder: string): string {
  const path = relative(resolve(ROOT, folder), ROOT);
  if (isAbsolute(path) || path.split(sep)[0] === '..') return folder;
  throw new InvalidArgumentError(
    'A build empties its folder, and this one contains the project. Name a folder of its own, such as dist.',
  );
}
