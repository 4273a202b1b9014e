import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json';
import { projectFiles } from '../support/project-files';

/* Rules for all text in the project, including comments and documents, which ESLint doesn't read. */

const GLOSSARY = join('docs', 'words.md');
const SPECIFICATION = readFileSync('docs/specification.md', 'utf8');

/** The words in bold in the glossary's second column. */
const AVOIDED = readFileSync(GLOSSARY, 'utf8')
  .split('\n')
  .map((line) => line.split('|')[2] ?? '')
  .flatMap((cell) => [...cell.matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word));
const AVOIDED_WORD = new RegExp(`(?<![\\w-])(?:${AVOIDED.join('|')})(?![\\w-])`, 'gi');

/** The cells of the specification's tables that contain an avoided word. */
const FIXED_SENTENCES = SPECIFICATION.split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cell) => cell.search(AVOIDED_WORD) >= 0);

/** Matches `spec 2` and lists such as `spec 2, 9`, `spec 2 and 9`, and `spec 3, 5 and 9`. */
const CITATION = /\b(spec|design) (\d+(?:(?:, and |, | and )\d+)*)/gi;

/** Numbers of a document's sections, which have headings such as `## 1. Title`. */
const sectionsOf = (markdown: string) =>
  [...markdown.matchAll(/^## (\d+)\. \S/gm)].map(([, number = '']) => number);
const SECTIONS: Record<string, string[]> = {
  spec: sectionsOf(SPECIFICATION),
  design: sectionsOf(readFileSync('docs/design.md', 'utf8')),
};

/** The avoided words and the citations of missing sections in `text`, each as `file:line: problem`. */
function problemsIn(file: string, text: string): string[] {
  const ours = FIXED_SENTENCES.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
  return ours.split('\n').flatMap((line, index) => {
    const words = file === GLOSSARY ? [] : [...line.matchAll(AVOIDED_WORD)].map(([word]) => word);
    const missing = [...line.matchAll(CITATION)].flatMap(([, kind = '', numbers = '']) =>
      numbers
        .split(/\D+/)
        .filter((number) => !SECTIONS[kind.toLowerCase()]?.includes(number))
        .map((number) => `${kind.toLowerCase()} ${number}`),
    );
    return [...words, ...missing].map((problem) => `${file}:${index + 1}: ${problem}`);
  });
}

it('no file uses a word that the glossary marks as avoided, or cites a section that doesn’t exist', () => {
  const files = projectFiles().filter((file) => !file.endsWith('project-text.test.ts'));
  expect(files).toEqual(expect.arrayContaining(['firestore.rules', join('src', 'main.ts')]));
  expect(files.flatMap((file) => problemsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('the test reports avoided words and wrong citations, but not the fixed sentences of the specification', () => {
  const word = AVOIDED[0]?.toUpperCase() ?? '';
  const text = `${FIXED_SENTENCES.join(' ')}\nA ${word}. pre${word}\nspec 2, 77 and 9; Design 88`;
  const problems = [`2: ${word}`, '3: spec 77', '3: design 88'];
  expect(problemsIn('a.ts', text)).toEqual(problems.map((problem) => `a.ts:${problem}`));
  expect(FIXED_SENTENCES.length).toBeGreaterThan(0);
});

it('README.md has one row for each script in package.json', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| `npm (?:run )?([\w:-]+)` +\|/gm);
  const commands = Array.from(rows, ([, name]) => name);
  expect(commands.toSorted()).toEqual(Object.keys(packageJson.scripts).toSorted());
});
