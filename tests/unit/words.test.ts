import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from '../support/project-files';

const GLOSSARY = join('docs', 'words.md');

/** The words in bold in the glossary's second column. */
const AVOIDED = readFileSync(GLOSSARY, 'utf8')
  .split('\n')
  .map((line) => line.split('|')[2] ?? '')
  .flatMap((cell) => [...cell.matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word));

const AVOIDED_WORD = new RegExp(`(?<![\\w-])(?:${AVOIDED.join('|')})(?![\\w-])`, 'gi');

/** The cells of the specification's tables that contain an avoided word. */
const FIXED_SENTENCES = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cell) => cell.search(AVOIDED_WORD) >= 0);

/** Avoided words in `text`, each as `file:line: word`. Fixed sentences of the specification may contain them. */
function avoidedWords(file: string, text: string): string[] {
  const ours = FIXED_SENTENCES.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
  return ours
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(AVOIDED_WORD)].map(([word]) => `${file}:${index + 1}: ${word}`),
    );
}

it('no file uses a word that the glossary marks as avoided', () => {
  const files = projectFiles().filter((file) => file !== GLOSSARY);
  expect(files).toContain(join('src', 'content', 'firm.ts'));
  expect(files.flatMap((file) => avoidedWords(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('the test reports an avoided word regardless of case, but not as part of another word', () => {
  const [word = ''] = AVOIDED;
  expect(avoidedWords('a.ts', `fine\nA ${word.toUpperCase()}. pre${word}`)).toEqual([
    `a.ts:2: ${word.toUpperCase()}`,
  ]);
});

it('the test allows the fixed sentences of the specification', () => {
  expect(FIXED_SENTENCES.length).toBeGreaterThan(0);
  expect(avoidedWords('a.ts', FIXED_SENTENCES.join('\n'))).toEqual([]);
});
