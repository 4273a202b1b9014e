import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Classes for margin, width, grid or flex placement, and display, with or without a breakpoint or `print:`. */
const LAYOUT =
  /^(?:(?:max-)?(?:sm|md|lg|xl):|@max-\[[\w.]+\]:|print:)*(?:-?m[trblxyse]?-|(?:min-|max-)?w-|col-|row-|basis-|flex-1$|grow|field-sizing-|resize-|shrink|(?:justify-)?self-|place-self-|order-|hidden$|block$|inline|contents$)/;

/** Components without styles of their own. */
const UNSTYLED = ['NavLink', 'RowLink', 'HeaderIcon', 'ServiceIcon'];

/** Class names that a file passes as text to the project's own components. */
function passedClasses(text: string): string[] {
  const imports = [...text.matchAll(/^import \{([^}]+)\} from '[@.]\S*\//gm)].map(
    ([, names]) => names,
  );
  const own = [...text.matchAll(/^(?:export )?function ([A-Z]\w+)/gm)].map(([, name]) => name);
  const names = [...imports.join().matchAll(/\b[A-Z]\w+/g)].map(([name]) => name).concat(own as []);
  return names
    .filter((name) => !UNSTYLED.includes(name))
    .flatMap((name) => [
      ...text.matchAll(new RegExp(`<${name}\\b[^<]*?\\bclassName=("[^"]*"|{[^}]*})`, 'g')),
    ])
    .flatMap(([, value = '']) => [...value.matchAll(/["'`]([^"'`]*)["'`]/g)])
    .flatMap(([, classes = '']) => classes.split(/\s+/).filter(Boolean));
}

// If two classes set the same property, their order in the style sheet decides, so a passed class might not apply.
it('components receive only layout classes through className, because variants set their style', () => {
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }))
    for (const name of file.endsWith('.tsx')
      ? passedClasses(readFileSync(`src/${file}`, 'utf8'))
      : [])
      expect(name, `${file}: ${name}`).toMatch(LAYOUT);
});
