import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all text files in the project, except package-lock.json. */
export function projectFiles(): string[] {
  const folders = ['src', 'scripts', 'tests', 'docs', 'public', '.github'];
  return [
    ...readdirSync('.'),
    ...folders.flatMap((folder) =>
      (existsSync(folder) ? readdirSync(folder, { recursive: true }) : []).map((file) =>
        join(folder, String(file)),
      ),
    ),
  ]
    .filter((file) => /\.(tsx?|js|css|html|json|ya?ml|md|rules)$/.test(file))
    .filter((file) => file !== 'package-lock.json');
}
