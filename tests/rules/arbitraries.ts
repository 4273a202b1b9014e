import fc from 'fast-check';

// Characters that the rules and the schemas could interpret differently. Lone surrogates are excluded, because no
// Firestore protocol can transmit them.
const tricky = fc.constantFrom(
  ...'\n\r\v\t \0\u0085\u00a0\u00ad\u180e\u200b\u200d\u2028\u2029\u3000\u3164\u2800\uffa0\ufeff\ufffa',
  ...'\u{1d173}\u{e0041}\ufffd\uffff\u{10ffff}@,-\\.$^😀ß',
  ...['\r\n', '👩‍👩‍👧', 'e\u0301'],
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: tricky, maxLength: 5 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

/** Texts with exactly `max` characters, one fewer, or one more. */
const aroundLimit = (max: number) =>
  fc
    .tuple(fc.constantFrom('x', 'é', '😀', '\n', ' ', '\u200b'), fc.constantFrom(-1, 0, 1))
    .map(([unit, over]) => unit.repeat(max + over));

/** Texts of every kind, some with about `max` characters. */
export const someText = (max: number) =>
  fc.oneof({ weight: 3, arbitrary: anyText }, aroundLimit(max));

/** Lists of texts, some near the limits, some with items of other types. */
export const someTexts = (items: number, max: number) =>
  fc.oneof(
    fc.array(someText(max), { maxLength: 4 }),
    fc.array(fc.string({ minLength: 1, maxLength: 9 }), { maxLength: 4 }),
    fc.constantFrom(items - 1, items, items + 1).map((length) => Array<string>(length).fill('x')),
    fc.array(fc.oneof(anyText, fc.integer(), fc.boolean(), fc.constant(null)), { maxLength: 3 }),
  );

/** Days from 2000 to 2099, of which some don't exist, most of them in February. */
export const someDay = fc
  .tuple(
    fc.integer({ min: 2000, max: 2099 }),
    fc.oneof(fc.constant(2), fc.integer({ min: 1, max: 12 })),
    fc.integer({ min: 27, max: 31 }),
  )
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${day}`);

const emailPart = (...units: string[]) =>
  fc.string({ unit: fc.constantFrom(...units), maxLength: 3 });
const someName = fc.oneof(
  emailPart('a', 'é', '.', '"', ','),
  fc
    .tuple(fc.constantFrom('x', '😀'), fc.constantFrom(63, 64, 65))
    .map(([unit, length]) => unit.repeat(length)),
);
const someDomain = fc.oneof(
  emailPart('a', 'B', '0', 'ü', '.', '-', '_', '。'),
  fc.constantFrom(62, 63, 64).map((length) => `${'d'.repeat(length)}.example`),
);

/** Valid and invalid email addresses, some near a limit. */
export const someEmail = (max: number) =>
  fc.oneof(
    fc.emailAddress(),
    fc.emailAddress().map((address) => address.toUpperCase()),
    fc.tuple(anyText, anyText).map(([name, domain]) => `${name}@${domain}`),
    fc.tuple(someName, someDomain).map(([name, domain]) => `${name}@${domain}`),
    fc
      .tuple(emailPart('<', '"', 'mailto:', ' '), fc.emailAddress(), emailPart('>', '"', ',', '.'))
      .map((parts) => parts.join('')),
    fc.constantFrom(-1, 0, 1).map((over) => {
      const start = `${'x'.repeat(64)}@${'y'.repeat(63)}.${'y'.repeat(63)}.`;
      return start + 'z'.repeat(max - start.length + over);
    }),
  );

/** Valid and invalid slugs, some near the limit. */
export const someSlug = (max: number) =>
  fc.oneof(
    fc.stringMatching(/^[a-z0-9]{1,4}(-[a-z0-9]{1,4}){0,2}$/),
    fc.string({ unit: fc.constantFrom('a', '0', '-', '-', 'A', '\n', 'é'), maxLength: 4 }),
    aroundLimit(max),
  );

/** Valid and invalid URLs, some near the limit. */
export const someUrl = (max: number) =>
  fc.oneof(
    fc.webUrl({ validSchemes: ['https', 'http'], withQueryParameters: true, withFragments: true }),
    fc.tuple(someDomain, anyText).map(([domain, path]) => `https://${domain}/${path}`),
    fc.constantFrom(-1, 0, 1).map((over) => 'https://example.com/'.padEnd(max + over, 'x')),
    fc.nat(99_999).map((port) => `https://example.com:${port}/`),
    anyText,
  );

/** The given texts and random texts. */
export const someOf = (values: readonly string[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, someText(9));
