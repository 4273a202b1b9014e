import { readFileSync } from 'node:fs';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { loadRules, RULES_FILE } from '../../scripts/emulators/firestore-emulator';

const START = 'match /databases/{database}/documents {';

/** firestore.rules that also allow this, such as `match /careers/{id} { allow create; }`. */
export function openedRules(allowed: string): string {
  return readFileSync(RULES_FILE, 'utf8').replace(START, () => `${START}\n${allowed}`);
}

/** Loads these rules into the emulator of the tests; without a text firestore.rules again. */
export function useRules(content?: string): Promise<void> {
  return loadRules(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', DEMO_PROJECT, content);
}
