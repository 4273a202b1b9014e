import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { temporaryFolder } from '../../scripts/tools/temporary-folder';

/** Creates a folder and deletes it in `afterAll`, because Vitest workers emit no 'exit' event. */
export function testFolder(purpose: string): string {
  const folder = temporaryFolder(purpose);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
