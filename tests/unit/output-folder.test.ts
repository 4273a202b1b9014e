import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { outputFolder } from '../../scripts/build/output-folder';
import { ROOT } from '../../scripts/tools/project-root';

it.each(['', '.', './', 'src/..', '..', '../..', '/', ROOT, `../${basename(ROOT)}`])(
  'a build doesn’t empty %j, which contains the project',
  (folder) => {
    expect(() => outputFolder(folder)).toThrow(/^A build empties its folder, and /);
  },
);

it.each(['dist', './dist', '..dist', '../folder-beside-it', join(ROOT, 'dist')])(
  'a build may empty %j',
  (folder) => {
    expect(outputFolder(folder)).toBe(folder);
  },
);
