/** A copy of firestore.rules with one mistake. No published tool mutates this language. */
export interface Mutant {
  /** Line of the mistake, counted from 1. */
  line: number;
  /** The original code and what replaces it. */
  change: string;
  source: string;
}

interface Span {
  start: number;
  end: number;
}

interface Token extends Span {
  text: string;
  depth: number;
}

/** Comments and white space match without the capture group. */
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
/** The identity value of each operator: as an operand, this value leaves the result to the other operand. */
const NEUTRAL: Record<string, string> = { '&&': 'true', '||': 'false' };

/** Tokens that end an operand, because they bind less tightly. An enclosing bracket also ends the operand. */
const AROUND_OR = ['if', 'return', '=', ':', '?', ',', ';', '||'];
const AROUND_AND = [...AROUND_OR, '&&'];

/**
 * Every mutant of the rules in `source`, ordered by line: each operand of && and || replaced with the operator's
 * identity value; each operator flipped; each `allow` condition forced to true and to false; each number changed by
 * one, including repeat counts in regular expressions.
 */
export function mutantsOf(source: string): Mutant[] {
  const tokens = tokenize(source);
  // Keyed by source, because two changes may result in the same mutant.
  const mutants = new Map<string, Mutant>();
  const replace = ({ start, end }: Span, replacement: string) => {
    const mutated = source.slice(0, start) + replacement + source.slice(end);
    const line = source.slice(0, start).split('\n').length;
    const short = (text: string) => text.replace(/\s+/g, ' ');
    const change = `${short(source.slice(start, end))} → ${short(replacement)}`;
    mutants.set(mutated, { line, change, source: mutated });
  };

  tokens.forEach((token, index) => {
    const { text } = token;
    const around = (ends: string[]) => operands(tokens, index, ends);
    for (const other of FLIPS[text] ?? []) replace(token, other);
    const neutral = NEUTRAL[text];
    if (neutral)
      for (const side of around(text === '||' ? AROUND_OR : AROUND_AND)) replace(side, neutral);
    if (text === 'in' || text === 'is') {
      const [{ start }, { end }] = around(AROUND_AND);
      replace({ start, end }, `!(${source.slice(start, end)})`);
    }
    if (text === '!') replace(token, '');
    if (text === 'if') for (const value of ['true', 'false']) replace(around([';'])[1], value);
    for (const by of [1, -1]) {
      if (/^\d+$/.test(text)) replace(token, String(Number(text) + by));
      for (const { 0: braces, 1: from, 2: to, index: at } of text.matchAll(/\{(\d+),(\d+)\}/g)) {
        const span = { start: token.start + at, end: token.start + at + braces.length };
        replace(span, `{${Number(from) + by},${to}}`);
        replace(span, `{${from},${Number(to) + by}}`);
      }
    }
  });
  // Excludes mutants that equal the original, such as "if true" made true.
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

/** The code on both sides of the token at `index`, up to a token in `ends` or an enclosing bracket. */
function operands(tokens: Token[], index: number, ends: string[]): [left: Span, right: Span] {
  const depth = tokens[index]?.depth ?? 0;
  const isOutside = (token: Token) =>
    token.depth < depth || (token.depth === depth && ends.includes(token.text));
  const before = tokens.slice(0, index);
  const after = tokens.slice(index + 1);
  const spanOf = (part: Token[]) => ({ start: part[0]?.start ?? 0, end: part.at(-1)?.end ?? 0 });
  return [
    spanOf(before.slice(before.findLastIndex(isOutside) + 1)),
    spanOf(after.slice(0, after.findIndex(isOutside))),
  ];
}
