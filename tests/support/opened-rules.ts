import { readFileSync } from 'node:fs';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { loadRules, RULES_FILE } from '../../scripts/emulators/firestore-emulator';

const START = 'match /databases/{database}/documents {';

/** firestore.rules with an additional rule, such as `match /careers/{id} { allow create; }`. */
export function openedRules(allowed: string): string {
  return readFileSync(RULES_FILE, 'utf8').replace(START, () => `${START}\n${allowed}`);
}

/** Loads rules into the emulator; by default, firestore.rules. */
export function useRules(content?: string): Promise<void> {
  return loadRules(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', DEMO_PROJECT, content);
}
