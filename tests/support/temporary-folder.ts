import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { temporaryFolder } from '../../scripts/tools/temporary-folder';

/** A new folder, deleted after the tests of the file: Vitest ends its workers without an 'exit' event. */
export function testFolder(purpose: string): string {
  const folder = temporaryFolder(purpose);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
