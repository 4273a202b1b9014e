import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from '../support/project-files';

/** The document for each kind of citation (such as `spec 7` or `Design 4`). */
const DOCUMENTS: Record<string, string> = {
  spec: 'docs/specification.md',
  design: 'docs/design.md',
};

/** Matches `spec 2` and lists such as `spec 2, 9`, `spec 2 and 9`, and `spec 3, 5 and 9`. */
const CITATION = /\b(spec|design) (\d+(?:(?:, and |, | and )\d+)*)/gi;

const sections = Object.fromEntries(
  Object.entries(DOCUMENTS).map(([kind, file]) => [kind, sectionsOf(readFileSync(file, 'utf8'))]),
);

/** Numbers of the sections, which have headings such as `## 1. Title`. */
function sectionsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^## (\d+)\. \S/gm)].map(([, number = '']) => number);
}

/** The citations in `text` that point to missing sections, each as `file:line: citation`. */
function brokenCitations(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(CITATION)].flatMap(([, kind = '', numbers = '']) =>
      numbers
        .split(/\D+/)
        .filter((number) => !sections[kind.toLowerCase()]?.includes(number))
        .map((number) => `${file}:${index + 1}: ${kind.toLowerCase()} ${number}`),
    ),
  );
}

it('every cited section of the specification and the design exists', () => {
  const files = projectFiles().filter((file) => !file.endsWith('citations.test.ts'));
  expect(files).toContain('firestore.rules');
  expect(files).toContain(join('src', 'content', 'firm.ts'));
  expect(files.flatMap((file) => brokenCitations(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('the test reports a citation of a missing section with its file and line', () => {
  const text = 'ok: spec 2\nsee spec 2, 77 and 9; Design 88';
  expect(brokenCitations('a.ts', text)).toEqual(['a.ts:2: spec 77', 'a.ts:2: design 88']);
});
