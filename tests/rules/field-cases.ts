import fc, { type Arbitrary } from 'fast-check';
import { someDay, someEmail, someOf, someSlug, someText, someTexts, someUrl } from './arbitraries';

/*
 * Valid and invalid values of each kind of field. Limits are in Unicode code points, so an emoji of two UTF-16 code
 * units counts as one character. Undefined stands for a document without the field.
 */

export interface FieldCases {
  /** Random values for comparing the rules with the schemas. */
  random: Arbitrary<unknown>;
  accepted: unknown[];
  refused: unknown[];
}

const NOT_TEXT = [1, null, true, ['text'], [], { text: 'text' }, new Date(0)];

/** Returns texts of letters, emoji, and line breaks. */
const textsOfLength = (length: number) => ['x', '😀', '\n'].map((unit) => unit.repeat(length));

/** Text of at most `max` characters, possibly empty. */
export function text(max: number): FieldCases {
  return {
    random: someText(max),
    accepted: ['', ' \n\t', ...textsOfLength(max)],
    refused: [...NOT_TEXT, undefined, ...textsOfLength(max + 1)],
  };
}

/** The same field, but optional. */
export function optional(cases: FieldCases): FieldCases {
  return {
    ...cases,
    accepted: [...cases.accepted, undefined],
    refused: cases.refused.filter((value) => value !== undefined),
  };
}

/** The same field, but it may be ''. */
export function withBlank(cases: FieldCases): FieldCases {
  return {
    ...cases,
    accepted: [...cases.accepted, ''],
    refused: cases.refused.filter((value) => value !== ''),
  };
}

/** Like `text`, but with at least one letter, digit, punctuation mark, or symbol. */
export function visibleText(max: number): FieldCases {
  const visible = [
    'x',
    '7',
    '–',
    '😀',
    '\n\nx\n',
    '\u200b\ufeffx',
    'e\u0301\u0300',
    '\u3164한',
    '⠁',
  ];
  const invisible = ['', '   ', '\n\r\t\v\f', '\u0000\u00ad', '\u200b\ufeff\u3000'];
  // Letters and symbols that are drawn as nothing, such as the Hangul fillers and the blank Braille pattern.
  const blankSigns = [...'\u115f\u1160\u3164\uffa0\u2065\u2800\ufff0\u{1d159}\u{e0000}\u{e0fff}'];
  const marks = '\u0300\u0489\u0e34\u20dd';
  const [letters, emoji] = textsOfLength(max);
  return {
    random: someText(max),
    accepted: [...visible, letters, emoji],
    refused: [
      ...NOT_TEXT,
      undefined,
      ...invisible,
      ...blankSigns,
      marks,
      ...textsOfLength(max + 1),
    ],
  };
}

/** An email address of at most `max` characters. */
export function email(max: number): FieldCases {
  const longName = (unit: string, length = 64) => `${unit.repeat(length)}@example.com`;
  const longLabel = (length = 63) => `a@${'x'.repeat(length)}.com`;
  const ofLength = (length: number) => {
    const start = `${'x'.repeat(64)}@${'y'.repeat(63)}.${'y'.repeat(63)}.`;
    return start + 'z'.repeat(length - start.length);
  };
  return {
    random: someEmail(max),
    accepted: [
      ...['a@b', 'a@b1', 'a@1b', 'a@0.b', 'a@1.com', 'a@b--c.com', 'a.b.c@d.e.f'],
      ...["o'neil+site@mail.example.co.uk", "!#$%&'*+-/=?^_`{|}~@example.com"],
      ...['имя@xn--80a1acny.xn--p1ai', 'ßıﬁǰ@example.com', 'संपर्क@xn--c2bd4bq1db8d.xn--h2brj9c'],
      ...[longName('x'), longName('😀'), longLabel(), ofLength(max)],
    ],
    refused: [
      ...NOT_TEXT,
      ...[undefined, '', 'example.com', 'Grace@example.com', 'grace@Example.com'],
      ...['@example.com', 'name@', 'a@b@c', 'a b@example.com', 'a@exam\u200bple.com'],
      ...['a\u3164b@example.com', '\u2800@example.com'],
      ...['a@example.com\n', 'a@example.com\nb@example.com'],
      ...['.a@example.com', 'a.@example.com', 'a..b@example.com'],
      ...[...'"(),:;<>[]\\，＠'].map((sign) => `a${sign}b@example.com`),
      ...['a@.com', 'a@com.', 'a@example..com', 'a@-b.com', 'a@b-.com', 'a@b.-c', 'a@b.c-'],
      ...[...' _,;:/?#%&+"\\'].map((sign) => `a@b${sign}c.com`),
      ...[
        'a@почта.рф',
        'a@exämple.com',
        'a@example.com,',
        'a@example.com.',
        'mailto:a@example.com',
      ],
      ...['a@1', 'a@1.2', 'a@192.0.2.1', 'a@example.1', 'a@[192.0.2.1]'],
      ...[longName('x', 65), longName('😀', 65), longLabel(64), ofLength(max + 1)],
      `a@b.${'x'.repeat(64)}`,
    ],
  };
}

/** A slug of at most `max` characters: lowercase letters, digits, and single hyphens. */
export function slug(max: number): FieldCases {
  return {
    random: someSlug(max),
    accepted: ['a', '7', 'cloud-2-cloud', 'x'.repeat(max)],
    refused: [
      ...NOT_TEXT,
      ...[undefined, '', 'Cloud', 'cloud migration', 'cloud/migration', 'cloud\n', 'café'],
      ...['cloud--migration', '-cloud', 'cloud-', 'x'.repeat(max + 1)],
      // Refused, because /services/index.html would replace the page /services.
      'index',
    ],
  };
}

/** One of the given texts. Each of `others` must be refused. */
export function oneOf(values: readonly string[], others: readonly string[] = []): FieldCases {
  const [last = ''] = values.slice(-1);
  return {
    random: someOf([...values, ...others]),
    accepted: [...values],
    refused: [
      ...[...NOT_TEXT, undefined, 'unknown', `${last} `, [last]],
      ...[last.toUpperCase(), last.toLowerCase()].filter((other) => other !== last),
      ...(values.includes('') ? [] : ['']),
      ...others,
    ],
  };
}

/** A number from `min` to `max`. */
export function number(min: number, max: number): FieldCases {
  return {
    random: fc.oneof(
      fc.constantFrom(...[min, max].flatMap((limit) => [limit, limit * 1.1])),
      fc.double({ min: -2 * max, max: 2 * max }),
    ),
    accepted: [0, -0, 1.5, min, max].filter((value) => value >= min),
    refused: [
      ...[undefined, null, true, '1', '', [], [1], { number: 1 }, new Date(0)],
      ...[NaN, Infinity, -Infinity, max + 0.5, min - 0.5, max + 1, min - 1],
      ...[Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
    ],
  };
}

/** A day that exists, as `YYYY-MM-DD`, or ''. */
export function day(): FieldCases {
  return {
    random: fc.oneof(someOf(['', '2026-12-31', '2026-1-1', '26-01-01', '2026-13-01']), someDay),
    accepted: ['', '2026-12-31', '2000-01-01', '2000-02-29', '2028-02-29', '2096-02-29'],
    refused: [
      ...['2027-02-29', '2099-02-29', '2027-02-31', '2028-02-30', '2026-04-31', '2026-11-31'],
      ...[...NOT_TEXT, undefined, '0026-01-01', '1999-12-31', '2100-01-01', '2026-00-10'],
      ...['2026-13-01', '2026-01-00', '2026-01-32', '2026-1-1', '2026-01-01\n', ' 2026-01-01'],
      ...['2026-01-01T00:00:00Z', 'Jan 1, 2026'],
    ],
  };
}

/** A code of `length` capital letters, or ''. */
export function code(length: number): FieldCases {
  const code = 'X'.repeat(length);
  return {
    random: someOf(['', code, `${code}X`, code.toLowerCase()]),
    accepted: ['', code],
    refused: [
      ...[...NOT_TEXT, undefined, code.slice(1), `${code}X`, code.toLowerCase()],
      ...[`${code}\n`, ` ${code}`, 'Ü'.repeat(length), '1'.repeat(length)],
    ],
  };
}

/** An https URL of at most `max` characters, as a browser writes it, or ''. */
export function webLink(max: number): FieldCases {
  const ofLength = (length: number) => 'https://example.com/'.padEnd(length, 'x');
  return {
    random: someUrl(max),
    accepted: [
      ...[
        '',
        'https://example.com/',
        'https://jobs.example.com:8443/a/b?c=d&e=%20#f',
        ofLength(max),
      ],
      ...['https://xn--mller-kva.example/', 'https://1.example/~a', 'https://a.xn--p1ai/'],
      ...[1, 80, 999, 9999, 59_999, 65_535].map((port) => `https://example.com:${port}/`),
    ],
    refused: [
      ...[...NOT_TEXT, undefined, 'x', 'http://example.com/', 'javascript:alert(1)//'],
      ...['https://', 'https:///', 'https://localhost/', 'https://example.com', '//example.com/'],
      ...['https://user@example.com/', 'https://user:secret@example.com/', 'HTTPS://example.com/'],
      ...['https://Example.com/', 'https://müller.example/', 'https://example.com/ä'],
      ...['0', '00080', '65536', '65540', '66000', '70000', '100000', '99999999'].map(
        (port) => `https://example.com:${port}/`,
      ),
      // Browsers take these for IP addresses.
      ...['https://example.1/', 'https://192.0.2.1/', 'https://a.0x1/'],
      ...['https://example.com/a b', 'https://example.com/\n', ' https://example.com/'],
      ...[
        'https://example..com/',
        'https://.example.com/',
        'https://example.com:/',
        ofLength(max + 1),
      ],
    ],
  };
}

/** A number that phones can dial, or ''. */
export function phoneNumber(max: number): FieldCases {
  return {
    random: someOf(['', '+1 212 555 0142', '12345', '+1', 'x12345', '12345x']),
    accepted: [
      '',
      '12345',
      '+1.212.555.0142',
      '(040) 555-01',
      '1'.repeat(15),
      `${' '.repeat(max - 5)}12345`,
    ],
    refused: [
      ...[...NOT_TEXT, undefined, '1234', '++12345', 'tel:12345', '12345 ext. 6', '1'.repeat(16)],
      ...['javascript:alert(12345)', '12345\n', '١٢٣٤٥', `${' '.repeat(max - 4)}12345`],
    ],
  };
}

/** A map of texts with these keys, each with 1 to `max` of the characters that a URL can have. */
export function urlTexts(keys: readonly string[], max: number): FieldCases {
  const [first = ''] = keys;
  const all = (text: string) => Object.fromEntries(keys.map((key) => [key, text]));
  const others = [...' "<>\\^`{|}\n\tä😀\u202e'].map((sign) => `a${sign}b`);
  return {
    random: fc.dictionary(fc.constantFrom(...keys, 'x'), fc.oneof(someUrl(max), someText(max)), {
      maxKeys: 3,
    }),
    accepted: [{}, { [first]: '/' }, all("AZaz09-._~:/?#[]@!$&'()*+,;=%"), all('x'.repeat(max))],
    refused: [
      ...[undefined, null, true, 1, 'x', [], ['x'], new Date(0)],
      ...[{ unknown: 'x' }, { [first.toUpperCase()]: 'x' }, { ...all('x'), unknown: 'x' }],
      ...['', 'x'.repeat(max + 1), ...others, null, 1, true, ['x'], { x: 'x' }].flatMap((value) =>
        keys.map((key) => ({ ...all('x'), [key]: value })),
      ),
    ],
  };
}

/** A list of at most `items` maps, each with exactly these parts. */
export function records(items: number, parts: Record<string, FieldCases>): FieldCases {
  const valid = Object.fromEntries(Object.keys(parts).map((name) => [name, 'x']));
  const list = (length: number, entry: unknown = valid) => Array.from({ length }, () => entry);
  const withEach = (select: (cases: FieldCases) => unknown[]) =>
    Object.entries(parts).flatMap(([name, cases]) =>
      select(cases).map((value) => [valid, { ...valid, [name]: value }]),
    );
  const one = fc.record(
    Object.fromEntries(Object.entries(parts).map(([name, { random }]) => [name, random])),
  );
  return {
    random: fc.oneof(
      fc.array(one, { maxLength: 2 }),
      fc.constantFrom(items - 1, items, items + 1).map((length) => list(length)),
    ),
    accepted: [[], list(1), list(items), ...withEach(({ accepted }) => accepted)],
    refused: [
      ...[null, 'text', 1, {}, valid, { 0: valid }, list(items + 1)],
      ...['x', null, {}, { ...valid, other: 'x' }].map((entry) => [entry]),
      ...Object.keys(parts).map((name) => [{ [name]: 'x' }]),
      ...withEach(({ refused }) => refused.filter((value) => value !== undefined)),
      ...list(items).map((_, index) => list(items).with(index, 'x')),
    ],
  };
}

export function yesOrNo(): FieldCases {
  return {
    random: fc.boolean(),
    accepted: [true, false],
    refused: [undefined, null, 'true', 1, [true]],
  };
}

/** A list of at most `items` texts, each with 1 to `max` characters, without the separator, and matching `pattern`. */
export function texts(
  items: number,
  max: number,
  separator: ',' | '\n',
  pattern = /^/,
): FieldCases {
  const list = (length: number, item: string) => Array.from({ length }, () => item);
  const matches = (entries: string[]) => entries.every((entry) => pattern.test(entry));
  const other = separator === ',' ? '\n' : ',';
  const valid = [
    ...[[], ['x', 'x'], ['-'], [' ', '\u200b', '\t'], [`a${other}b`, other]],
    // Special characters in regular expressions.
    ['\\', '.*', '$', '^', '[', '(?s)'],
    ...[list(items, 'x'), list(3, 'x'.repeat(max)), list(items, '😀'.repeat(max))],
  ];
  return {
    random: someTexts(items, max),
    accepted: valid.filter(matches),
    refused: [
      ...valid.filter((entries) => !matches(entries)),
      ...[undefined, null, 'text', { 0: 'text' }, [{ text: 'x' }], ['1', 1], ['x', null]],
      ...[[''], ['', 'x'], ['x', ''], [`a${separator}b`], [separator]],
      list(items + 1, 'x'),
      ...[['x'.repeat(max + 1), 'x'], ['x', 'x'.repeat(max + 1)], ['😀'.repeat(max + 1)]],
    ],
  };
}
