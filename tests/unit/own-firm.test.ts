import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { claimsIn, exampleValues, openTasks } from '../../scripts/build/own-firm';

const phones = (secondPhone: string) => ({ secondPhone });

/** A firm's own facts, some close to those of the example. */
const OWN = {
  name: 'Plumbline & Level',
  siteUrl: 'https://www.example-consulting.de',
  email: 'hello@acme.examples',
  slogan: 'Oracle, for example.',
  address: '1 Main Street\nExample',
};

describe('values of the example firm', () => {
  it('are found by their names, whatever else the text contains', () => {
    const firm = {
      ...OWN,
      name: 'Plumbline Consulting',
      siteUrl: 'https://www.consulting.example',
      address: '48 Example Street, Floor 6\nNew York',
      xUrl: 'https://social.EXAMPLE/@acme',
      slogan: 'Write to hello@acme.example.',
      responseHours: 24,
    };
    expect(exampleValues(firm)).toEqual([
      'name: Plumbline Consulting',
      'siteUrl: https://www.consulting.example',
      'slogan: Write to hello@acme.example.',
      'address: 48 Example Street, Floor 6, New York',
      'xUrl: https://social.EXAMPLE/@acme',
    ]);
  });

  it('are not a firm’s own facts', () => {
    expect(exampleValues(OWN)).toEqual([]);
  });

  it.each([
    ...[
      '+1.212.555.0142',
      '+1 (212) 555-0142',
      '+1 212 5550142',
      '12125550142',
      '001 212 555 0142',
    ],
    ...['1-212-555-0142', '(212) 555-0142', '212\u00a0555\u00a00142', 'Tel. +1/212/555/0142'],
  ])('include the phone number %j', (number) => {
    expect(exampleValues(phones(number))).toEqual([`secondPhone: ${number}`]);
  });

  it.each([
    // Another exchange, or 555 in another place.
    ...['+1.212.556.0142', '+1.555.212.0142', '+1.212.455.5142'],
    // Germany, Morocco, United Kingdom, and France.
    ...['+49.40.555.0142', '+49 211 555 0142', '0211 555 0142', '0049 211 555 0142'],
    ...['+49 1212 5550142', '+212 555 014 200', '+44 1212 555 0142', '02 12 55 50 14'],
  ])('don’t include the phone number %j', (number) => {
    expect(exampleValues(phones(number))).toEqual([]);
  });
});

it('the claims are the list in section 10, as a checklist with the lines of the document', () => {
  const document =
    '## 9. Constants\n\n- **Wrong.** Section 9\n\n## 10. Claims\n\nConfirm them.\n\n' +
    '- **Response.** The 24 hours\n  count (`a.ts`).\n- **Prices.** One price.\n\n## 11. More\n\n- Wrong\n';
  const claims = '[ ] Response. The 24 hours\n    count (`a.ts`).\n[ ] Prices. One price.';
  expect(claimsIn(document)).toBe(claims);
  expect(claimsIn(readFileSync('docs/specification.md', 'utf8'))).toMatch(/^\[ \] \w/);
});

describe('before a site goes live', () => {
  const done = {
    facts: OWN,
    people: [{ name: 'Ada Ames' }],
    outdatedDrawings: [],
    claimsConfirmedOn: '2026-11-28',
    specification: '## 10. Claims\n\n- **Response.** The 24 hours count.\n',
  };

  it('nothing is left to do if the facts and drawings are the firm’s own and the claims confirmed', () => {
    expect(openTasks(done)).toEqual([]);
  });

  it.each(['', 'yes', '2026-02-29', '2026-11-28T00:00'])(
    'the claims must be confirmed if the day of the confirmation is %j',
    (claimsConfirmedOn) => {
      const [task = '', ...others] = openTasks({ ...done, claimsConfirmedOn });
      expect(task).toMatch(/^CLAIMS_CONFIRMED_ON in src\/content\/firm\.ts .* set /);
      expect(task).toMatch(/:\n {2}\[ \] Response\. The 24 hours count\.$/);
      expect(others).toEqual([]);
    },
  );

  it('each task says where and how', () => {
    const [values, people, drawings, claims, ...others] = openTasks({
      ...done,
      facts: { ...OWN, ...phones('+1.212.555.0142'), email: 'hello@acme.example' },
      people: [{ name: 'Ada Ames' }, { name: 'Bo Burke (sample)' }],
      outdatedDrawings: ['favicon', 'link preview image'],
      claimsConfirmedOn: '',
    });
    expect(values).toMatch(
      /src\/content\/firm-facts\.ts.*:\n {2}email: hello@acme\.example\n {2}secondPhone: \+1\.212\.555\.0142$/,
    );
    expect(people).toMatch(/^The people in src\/content\/people\.ts are samples\. Replace them/);
    expect(drawings).toMatch(/: favicon, link preview image\. Run `npm run brand`/);
    expect(claims).toMatch(/^CLAIMS_CONFIRMED_ON/);
    expect(others).toEqual([]);
  });
});
