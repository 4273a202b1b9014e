import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Margins, width, place in a grid or row, display; with or without a breakpoint or `print:`. */
const LAYOUT =
  /^(?:(?:max-)?(?:sm|md|lg|xl):|print:)*(?:-?m[trblxyse]?-|(?:min-|max-)?w-|col-|row-|basis-|flex-1$|grow|shrink|(?:justify-)?self-|place-self-|order-|hidden$|block$|inline|contents$)/;

/** These have no look of their own: a link of a navigation, and icons. */
const PLAIN = ['NavLink', 'HeaderIcon', 'ServiceIcon'];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join('src', file));

/** The class names that a file passes to components of ours. */
function passedClasses(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const own = new Set<string>();
  const passed: string[] = [];

  function collectLiterals(node: ts.Node) {
    if (ts.isStringLiteralLike(node)) passed.push(...node.text.split(/\s+/).filter(Boolean));
    ts.forEachChild(node, collectLiterals);
  }
  function visit(node: ts.Node) {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const bindings = node.importClause?.namedBindings;
      const isOurs = /^(?:@\/|\.)/.test(node.moduleSpecifier.text);
      if (isOurs && bindings && ts.isNamedImports(bindings)) {
        for (const { name } of bindings.elements) own.add(name.text);
      }
    }
    if (ts.isFunctionDeclaration(node) && node.name) own.add(node.name.text);
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') {
      const element = node.parent.parent.tagName.getText();
      if (own.has(element) && !PLAIN.includes(element)) collectLiterals(node);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return passed;
}

// Classes of equal weight are decided by their order in the style sheet, so a look from outside may lose.
it('components get layout from outside, never a look: looks are variants', () => {
  const looks = files.flatMap((file) =>
    passedClasses(file)
      .filter((name) => !LAYOUT.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(looks).toEqual([]);
});
