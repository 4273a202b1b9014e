import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Classes for margin, width, grid or flex placement, and display, with or without a breakpoint or `print:`. */
const LAYOUT =
  /^(?:(?:max-)?(?:sm|md|lg|xl):|print:)*(?:-?m[trblxyse]?-|(?:min-|max-)?w-|col-|row-|basis-|flex-1$|grow|field-sizing-|resize-|shrink|(?:justify-)?self-|place-self-|order-|hidden$|block$|inline|contents$)/;

/** Components without styles of their own. */
const UNSTYLED = ['NavLink', 'RowLink', 'HeaderIcon', 'ServiceIcon'];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join('src', file));

/** The class names that a file passes to the project's own components. */
function passedClasses(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const ownComponents = new Set<string>();
  const passed: string[] = [];

  function collectLiterals(node: ts.Node) {
    if (ts.isStringLiteralLike(node)) passed.push(...node.text.split(/\s+/).filter(Boolean));
    ts.forEachChild(node, collectLiterals);
  }
  function visit(node: ts.Node) {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const bindings = node.importClause?.namedBindings;
      const isOwn = /^(?:@\/|\.)/.test(node.moduleSpecifier.text);
      if (isOwn && bindings && ts.isNamedImports(bindings)) {
        for (const { name } of bindings.elements) ownComponents.add(name.text);
      }
    }
    if (ts.isFunctionDeclaration(node) && node.name) ownComponents.add(node.name.text);
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') {
      const element = node.parent.parent.tagName.getText();
      if (ownComponents.has(element) && !UNSTYLED.includes(element)) collectLiterals(node);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return passed;
}

// If two classes set the same property, their order in the style sheet decides, so a passed class might not apply.
it('components receive only layout classes through className, because variants set their style', () => {
  const styleClasses = files.flatMap((file) =>
    passedClasses(file)
      .filter((name) => !LAYOUT.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(styleClasses).toEqual([]);
});
