import { fileURLToPath } from 'node:url';

/** Absolute path of the project's root folder, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
