import fc, { type Arbitrary } from 'fast-check';
import { someEmail, someOf, someSlug, someText, someTexts } from './arbitraries';

/*
 * Valid and invalid values of each kind of field, with labels for test titles. Limits are in characters: an
 * emoji counts as one, although it is two UTF-16 units.
 */

export interface FieldCases {
  /** Random values for the comparison with the schemas. */
  random: Arbitrary<unknown>;
  isOptional?: boolean;
  /** The only valid values. */
  values?: readonly string[];
  accepted: [label: string, value: unknown][];
  refused: [label: string, value: unknown][];
}

const NOT_TEXT: [string, unknown][] = [
  ['a number', 1],
  ['null', null],
  ['true', true],
  ['a list', ['text']],
  ['an empty list', []],
  ['a map', { text: 'text' }],
  ['a timestamp', new Date(0)],
];

const MISSING: [string, unknown] = ['nothing (missing)', undefined];

/** Text of at most `max` characters; it may be empty. */
export function text(max: number): FieldCases {
  return {
    random: someText(max),
    accepted: [
      ['an empty text', ''],
      ['white space only', ' \n\t'],
      [`${max} letters`, 'x'.repeat(max)],
      [`${max} emoji`, '😀'.repeat(max)],
      [`${max} line breaks`, '\n'.repeat(max)],
    ],
    refused: [
      ...NOT_TEXT,
      MISSING,
      [`${max + 1} letters`, 'x'.repeat(max + 1)],
      [`${max + 1} emoji`, '😀'.repeat(max + 1)],
      [`${max + 1} line breaks`, '\n'.repeat(max + 1)],
    ],
  };
}

function optional(cases: FieldCases): FieldCases {
  return {
    ...cases,
    isOptional: true,
    accepted: [...cases.accepted, MISSING],
    refused: cases.refused.filter((entry) => entry !== MISSING),
  };
}

/** As `text`, and it may be missing. */
export function optionalText(max: number): FieldCases {
  return optional(text(max));
}

/** As `text`, with at least one visible character. */
export function visibleText(max: number): FieldCases {
  return {
    random: someText(max),
    accepted: [
      ['one letter', 'x'],
      ['one emoji', '😀'],
      ['a letter between line breaks', '\n\nx\n'],
      ['a letter after zero-width characters', '\u200b\ufeffx'],
      ['a letter with marks', 'e\u0301\u0300'],
      [`${max} letters`, 'x'.repeat(max)],
      [`${max} emoji`, '😀'.repeat(max)],
    ],
    refused: [
      ...NOT_TEXT,
      MISSING,
      ['an empty text', ''],
      ['spaces', '   '],
      ['line breaks and tabs', '\n\r\t\v\f'],
      // The others are compared with those of src/domain: texts-of-rules.test.ts.
      ['the first and the last invisible character', '\u0000\u{10ffff}'],
      ['zero-width characters and a wide space', '\u200b\ufeff\u3000'],
      ['combining marks without a letter', '\u0300\u0489\u0e34\u20dd'],
      [`${max + 1} letters`, 'x'.repeat(max + 1)],
      [`${max + 1} emoji`, '😀'.repeat(max + 1)],
    ],
  };
}

/** An email address of at most `max` characters. */
export function email(max: number): FieldCases {
  const domain = '@example.com';
  const ofLength = (length: number) => 'x'.repeat(length - domain.length) + domain;
  return {
    random: someEmail(max),
    accepted: [
      ['the shortest address', 'a@b'],
      ['an apostrophe, a plus and dots', "o'neil+site@mail.example.co.uk"],
      ['letters of another script', 'имя@почта.рф'],
      ['letters without a capital', 'ßıﬁǰ@ʼn.ẖ'],
      ['letters with marks', 'संपर्क@डाटामेल.भारत'],
      [`${max} characters`, ofLength(max)],
      [`${max} emoji`, '😀'.repeat(max - domain.length) + domain],
    ],
    refused: [
      ...NOT_TEXT,
      MISSING,
      ['an empty text', ''],
      ['no @', 'example.com'],
      ['a capital', 'Grace@example.com'],
      ['nothing before @', '@example.com'],
      ['nothing after @', 'name@'],
      ['two @', 'a@b@c'],
      ['a space', 'a b@example.com'],
      ['a line break at the end', 'a@example.com\n'],
      ['a second line', 'a@example.com\nb@example.com'],
      ['a zero-width space', 'a@exam\u200bple.com'],
      [`${max + 1} characters`, ofLength(max + 1)],
    ],
  };
}

/** Lowercase letters, digits and single hyphens, at most `max` characters. */
export function slug(max: number): FieldCases {
  return {
    random: someSlug(max),
    accepted: [
      ['one letter', 'a'],
      ['a digit', '7'],
      ['words', 'cloud-2-cloud'],
      [`${max} letters`, 'x'.repeat(max)],
    ],
    refused: [
      ...NOT_TEXT,
      MISSING,
      ['an empty text', ''],
      ['a capital', 'Cloud'],
      ['a space', 'cloud migration'],
      ['a slash', 'cloud/migration'],
      ['two hyphens', 'cloud--migration'],
      ['a hyphen in front', '-cloud'],
      ['a hyphen at the end', 'cloud-'],
      ['a line break at the end', 'cloud\n'],
      ['a letter with an accent', 'café'],
      ['the name of the file that replaces /services', 'index'],
      [`${max + 1} letters`, 'x'.repeat(max + 1)],
    ],
  };
}

/** One of a few texts. */
export function oneOf(values: readonly string[]): FieldCases {
  return {
    values,
    random: someOf(values),
    accepted: values.map((value) => [`'${value}'`, value]),
    refused: [
      ...NOT_TEXT,
      MISSING,
      ['an unknown value', 'unknown'],
      ['a value in capitals', (values.find((value) => value !== '') ?? '').toUpperCase()],
      ['a value and a space', `${values.at(-1)} `],
      ['a list of a value', [values.at(-1)]],
      ...(values.includes('') ? [] : [['an empty text', ''] as [string, unknown]]),
    ],
  };
}

/** As `oneOf`, and it may be missing. */
export function optionalOneOf(values: readonly string[]): FieldCases {
  return optional(oneOf(values));
}

export function yesOrNo(): FieldCases {
  return {
    random: fc.boolean(),
    accepted: [
      ['true', true],
      ['false', false],
    ],
    refused: [MISSING, ['null', null], ["'true'", 'true'], ['1', 1], ['a list', [true]]],
  };
}

/** At most `items` texts of 1 to `max` characters, none of which holds the separator. */
export function texts(items: number, max: number, separator: ',' | '\n'): FieldCases {
  const list = (length: number, item: unknown) => Array.from({ length }, () => item);
  const other = separator === ',' ? '\n' : ',';
  return {
    random: someTexts(items, max),
    accepted: [
      ['an empty list', []],
      ['the same text twice', ['x', 'x']],
      ['a hyphen', ['-']],
      ['characters with a meaning in patterns', ['\\', '.*', '$', '^', '[', '(?s)']],
      ['white space', [' ', '\u200b', '\t']],
      ['the other separator', [`a${other}b`, other]],
      [`${items} items`, list(items, 'x')],
      [`items of ${max} letters`, list(3, 'x'.repeat(max))],
      [`items of ${max} emoji`, ['x', '😀'.repeat(max)]],
      [`${items} items of ${max} emoji`, list(items, '😀'.repeat(max))],
    ],
    refused: [
      MISSING,
      ['null', null],
      ['a text', 'text'],
      ['a map', { 0: 'text' }],
      ['an empty item', ['']],
      ['an empty first item', ['', 'x']],
      ['an empty last item', ['x', '']],
      ['an item with the separator', [`a${separator}b`]],
      ['an item that is the separator', [separator]],
      ['a number among the items', ['1', 1]],
      ['null among the items', ['x', null]],
      ['maps', [{ text: 'x' }]],
      [`${items + 1} items`, list(items + 1, 'x')],
      [`a first item of ${max + 1} letters`, ['x'.repeat(max + 1), 'x']],
      [`a last item of ${max + 1} letters`, ['x', 'x'.repeat(max + 1)]],
      [`an item of ${max + 1} emoji`, ['😀'.repeat(max + 1)]],
    ],
  };
}
