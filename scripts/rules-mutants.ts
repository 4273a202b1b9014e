/*
 * Mutants of firestore.rules: copies with one small mistake each, which the rules tests have to catch. Made
 * by our own few lines because no published tool mutates this language.
 */

export interface Mutant {
  /** Of the mistake, counted from 1. */
  line: number;
  /** The mistake in words: what stands there, and what takes its place. */
  change: string;
  /** The rules with the mistake. */
  source: string;
}

interface Token {
  text: string;
  start: number;
  end: number;
  /** How many brackets are open around it. */
  depth: number;
}

/** Comments and white space match without a group and are left out. */
const TOKEN = /\/\/.*|\s+|('(?:\\.|[^'\\])*'|[\w.]+|&&|\|\||[=!<>]=|.)/g;

const FLIPS: Record<string, string[]> = {
  '&&': ['||'],
  '||': ['&&'],
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};
/** What leaves the other side of the operator to decide alone. */
const NEUTRAL: Record<string, string> = { '&&': 'true', '||': 'false' };

/** What ends the operand of an operator, beside a bracket that was not opened in it: all that binds weaker. */
const AROUND_EXPRESSION = ['if', 'return', '=', ':', '?', ',', ';'];
const AROUND_OPERAND: Record<string, string[]> = {
  '||': [...AROUND_EXPRESSION, '||'],
  '&&': [...AROUND_EXPRESSION, '||', '&&'],
};
const AROUND_COMPARISON = [...AROUND_EXPRESSION, '||', '&&'];

/**
 * Every mutant of some rules, in the order of their lines:
 * each operand of && and || replaced by its neutral; each of == != < <= > >= && || in is ! flipped; each
 * `allow` made to let everyone through, and nobody; each number moved by one up and down, also those of a
 * repetition in a pattern. The ranges of invisible characters are left alone: a test compares them one by one.
 */
export function mutantsOf(source: string): Mutant[] {
  const tokens = tokenize(source);
  const mutants = new Map<string, Mutant>();
  const replace = (start: number, end: number, replacement: string) => {
    const mutated = source.slice(0, start) + replacement + source.slice(end);
    const line = source.slice(0, start).split('\n').length;
    const short = (text: string) => text.replace(/\s+/g, ' ');
    const change = `${short(source.slice(start, end))} → ${short(replacement)}`;
    // Both sides of an operand come to the same mutant.
    mutants.set(mutated, { line, change, source: mutated });
  };

  tokens.forEach((token, index) => {
    const { text, start, end } = token;
    for (const other of FLIPS[text] ?? []) replace(start, end, other);
    const neutral = NEUTRAL[text];
    if (neutral) {
      const { left, right } = operands(tokens, index, AROUND_OPERAND[text] ?? []);
      replace(left.start, left.end, neutral);
      replace(right.start, right.end, neutral);
    }
    if (text === 'in' || text === 'is') {
      const { left, right } = operands(tokens, index, AROUND_COMPARISON);
      replace(left.start, right.end, `!(${source.slice(left.start, right.end)})`);
    }
    if (text === '!') replace(start, end, '');
    if (text === 'if') {
      const { right } = operands(tokens, index, [';']);
      replace(right.start, right.end, 'true');
      replace(right.start, right.end, 'false');
    }
    if (/^\d+$/.test(text)) {
      replace(start, end, String(Number(text) + 1));
      replace(start, end, String(Number(text) - 1));
    }
    if (text.startsWith("'")) {
      for (const { 0: braces, 1: from, 2: to, index: at } of text.matchAll(/\{(\d+),(\d+)\}/g)) {
        for (const by of [1, -1]) {
          const begin = start + at;
          replace(begin, begin + braces.length, `{${Number(from) + by},${to}}`);
          replace(begin, begin + braces.length, `{${from},${Number(to) + by}}`);
        }
      }
    }
  });
  // A condition that reads "if true" already is no mutant of itself.
  return [...mutants.values()].filter((mutant) => mutant.source !== source);
}

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  for (const { 1: text, index: start } of source.matchAll(TOKEN)) {
    if (text === undefined) continue;
    if (')]}'.includes(text)) depth -= 1;
    tokens.push({ text, start, end: start + text.length, depth });
    if ('([{'.includes(text)) depth += 1;
  }
  return tokens;
}

interface Span {
  start: number;
  end: number;
}

/** What stands on both sides of the token at `index`, up to one of `around` or to a bracket around it all. */
function operands(
  tokens: Token[],
  index: number,
  around: string[],
): Record<'left' | 'right', Span> {
  const { depth } = at(tokens, index);
  const isOutside = (token: Token) =>
    token.depth < depth || (token.depth === depth && around.includes(token.text));
  const before = tokens.slice(0, index);
  const after = tokens.slice(index + 1);
  const left = before.slice(before.findLastIndex(isOutside) + 1);
  const right = after.slice(0, after.findIndex(isOutside));
  return {
    left: { start: at(left, 0).start, end: at(left, -1).end },
    right: { start: at(right, 0).start, end: at(right, -1).end },
  };
}

function at(tokens: Token[], index: number): Token {
  const token = tokens.at(index);
  if (!token) throw new Error('An operator without an operand: these are no rules.');
  return token;
}
