import { SEO_PAGES } from '@/content/pages';
import { fileCareer, fileService, fileSetting, snapshotFile } from '../../support/snapshot-files';

const NOT_JSON = 'The file isn’t valid JSON in UTF-8. It may be incomplete.';
const NOT_A_SNAPSHOT = 'This isn’t a version 1 content snapshot. Create one with “Export content.”';
const json = (parts: Record<string, unknown>) => JSON.stringify(snapshotFile(parts));
const careerText = (fields: Record<string, unknown>) => json({ careers: [fileCareer(fields)] });
const slugText = (slug: string) => json({ services: [fileService({ slug })] });
const positionText = (position: unknown) => json({ services: [fileService({ position })] });
/** A file whose career has a field name that an object literal would treat specially. */
const withField = (field: string) => json({}).replace('"title"', `"${field}":{},"title"`);
const utf16 = new Uint8Array([0xff, 0xfe, ...[...json({})].flatMap((c) => [c.charCodeAt(0), 0])]);

const TOO_LARGE = 'The file is larger than 10 MB, the import limit.';
const MANY = Array.from({ length: 101 }, (_, index) => fileService({ id: `x${index}` }));
const TOO_MANY = 'Services: the file has 101, but at most 100 can be imported.';
const TWICE = 'Careers, “dba”: This ID appears twice in the file.';
const SLUG_IS_PATH =
  'Services, “data-masking”: A slug can contain only lowercase letters, digits, and single hyphens.';
const SLUG_IS_RESERVED = 'Services, “data-masking”: The slug “index” is reserved.';
const POSITION_IS_OUTSIDE =
  'Services, “data-masking”: The position must be a number from -1,000,000 to 1,000,000.';
const NO_PAGE = `SEO settings, “home”: “page” must be one of ${SEO_PAGES.map(({ id }) => id).join(', ')}.`;
const NO_ID = 'The ID isn’t valid.';
const NO_DATE = 'Dates must be in the past and look like 2026-01-31T12:00:00Z.';
const BROKEN = 'A field contains a broken character. Delete and retype the character.';
const LONG_TITLE = 'Job title can have at most 150 characters. Yours has 151.';
const JOB_TYPES = '“type” must be one of full-time, part-time, contract, internship.';

/** Invalid fields of the career “dba” and the reported problem. */
const HOSTILE_FIELDS: [label: string, fields: Record<string, unknown>, problem: string][] = [
  ['an unknown field', { isAdmin: true }, '“isAdmin” isn’t a known field.'],
  ['no location', { location: undefined }, '“location” is missing.'],
  ['a number as a title', { title: 7 }, '“title” must be text.'],
  ['a title without visible characters', { title: ' \u200b ' }, 'Enter a job title.'],
  ['a title that is too long', { title: 'x'.repeat(151) }, LONG_TITLE],
  ['an unknown job type', { type: 'hobby' }, JOB_TYPES],
  ['a string as a Boolean', { isActive: 'yes' }, '“isActive” must be true or false.'],
  ['a string as a list', { benefits: 'Tea' }, '“benefits” must be a list.'],
  ['a nested list', { benefits: ['Tea', ['Cake']] }, '“benefits”, entry 2, must be text.'],
  [
    'a line break in a list item',
    { benefits: ['Tea\nCake'] },
    'Benefit can’t contain a line break.',
  ],
  ['a creation date in the future', { createdAt: '2999-01-01T00:00:00Z' }, NO_DATE],
  ['a creation date in another time zone', { createdAt: '2024-02-01T12:00:00+02:00' }, NO_DATE],
  ['a creation date that doesn’t exist', { createdAt: '2024-02-31T00:00:00Z' }, NO_DATE],
  ['a creation date before the first year', { createdAt: '0000-01-01T00:00:00Z' }, NO_DATE],
  ['half of a character in a text', { title: '\ud83d' }, BROKEN],
  ['half of a character in a list', { benefits: ['\ude00'] }, BROKEN],
  ['a number as a creation date', { createdAt: 0 }, '“createdAt” must be text.'],
];

/** Files that the import refuses, each with the message that the import shows. */
export const HOSTILE_FILES: [
  label: string,
  content: string | Uint8Array<ArrayBuffer>,
  message: string,
][] = [
  ['nothing', '', NOT_JSON],
  ['too many bytes', ' '.repeat(10 * 1024 * 1024 + 1), TOO_LARGE],
  ['UTF-16', utf16, NOT_JSON],
  ['invalid UTF-8', new Uint8Array([0x22, 0xc3, 0x22]), NOT_JSON],
  ['a truncated file', json({}).slice(0, -20), NOT_JSON],
  ['deeply nested lists', '['.repeat(100_000) + ']'.repeat(100_000), NOT_A_SNAPSHOT],
  ['null', 'null', NOT_A_SNAPSHOT],
  ['another format', json({ format: 'other' }), NOT_A_SNAPSHOT],
  ['another version', json({ version: 2 }), NOT_A_SNAPSHOT],
  [
    'an object instead of a list of careers',
    json({ careers: { dba: fileCareer() } }),
    NOT_A_SNAPSHOT,
  ],
  ['another collection', json({ admins: [{ id: 'me' }] }), NOT_A_SNAPSHOT],
  ['too many services', json({ services: MANY }), TOO_MANY],
  ['a string as a document', json({ careers: ['dba'] }), NOT_A_SNAPSHOT],
  ['no ID', careerText({ id: undefined }), 'Careers, entry 1: “id” is missing.'],
  ['a path as an ID', careerText({ id: 'dba/notes/x' }), `Careers, “dba/notes/x”: ${NO_ID}`],
  ['an ID reserved by Firestore', careerText({ id: '__id__' }), `Careers, “__id__”: ${NO_ID}`],
  ['a long ID', careerText({ id: 'ä'.repeat(701) }), `Careers, “${'ä'.repeat(59)}…”: ${NO_ID}`],
  ['the same ID twice', json({ careers: [fileCareer(), fileCareer()] }), TWICE],
  ...HOSTILE_FIELDS.map(([label, fields, problem]): [string, string, string] => [
    label,
    careerText(fields),
    `Careers, “dba”: ${problem}`,
  ]),
  ['__proto__', withField('__proto__'), 'Careers, “dba”: “__proto__” isn’t a known field.'],
  ['constructor', withField('constructor'), 'Careers, “dba”: “constructor” isn’t a known field.'],
  [
    'a string as a position',
    positionText('1'),
    'Services, “data-masking”: “position” must be a number.',
  ],
  ['a position that is too large', positionText(1_000_000.5), POSITION_IS_OUTSIDE],
  [
    'an infinite position',
    positionText(0).replace('"position":0', '"position":-1e999'),
    POSITION_IS_OUTSIDE,
  ],
  ['a slug that is a path', slugText('../x'), SLUG_IS_PATH],
  ['a slug whose page would replace /services', slugText('index'), SLUG_IS_RESERVED],
  ['an unknown page', json({ seoSettings: [fileSetting({ page: 'admin' })] }), NO_PAGE],
];
