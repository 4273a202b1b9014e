import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder that is deleted when this process exits. @param purpose part of the folder's name */
export function temporaryFolder(purpose: string, parent = realpathSync(tmpdir())): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, `consulting-site-${purpose}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
