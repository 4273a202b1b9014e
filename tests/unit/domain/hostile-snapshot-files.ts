import { fileCareer, fileService, fileSetting, snapshotFile } from '../../support/snapshot-files';

const NOT_JSON = 'The file isn’t JSON, or a part of it is missing.';
const FOREIGN = 'The file isn’t a snapshot of such a site. “Export content” makes one.';
const json = (parts: Record<string, unknown>) => JSON.stringify(snapshotFile(parts));
const careerText = (fields: Record<string, unknown>) => json({ careers: [fileCareer(fields)] });
const slugText = (slug: string) => json({ services: [fileService({ slug })] });
const positionText = (position: unknown) => json({ services: [fileService({ position })] });
/** A document with a field that an object literal can't have. */
const withField = (field: string) => json({}).replace('"title"', `"${field}":{},"title"`);
const utf16 = new Uint8Array([0xff, 0xfe, ...[...json({})].flatMap((c) => [c.charCodeAt(0), 0])]);

const NOT_UTF_8 = 'The file isn’t text in UTF-8.';
const OLD = 'The file has an older version or none. This site can import version 1.';
const NEWER = 'The file has version 2, made by a newer site. This one can import version 1.';
const TOO_LARGE = 'The file is larger than 10 MB, the most that can be imported.';
const TOO_MANY = 'Services: the file has 101, and at most 100 can be imported.';
const TWICE = 'Careers, “dba”: It is in the file twice.';
const SLUG_IS_PATH =
  'Services, “data-masking”: A slug has lowercase letters, digits, and single hyphens.';
const SLUG_IS_RESERVED =
  'Services, “data-masking”: The slug “index” is reserved for the list of services.';
const POSITION_IS_OUTSIDE =
  'Services, “data-masking”: A position is a number from -1,000,000 to 1,000,000.';
const NO_PAGE = 'SEO settings, “home”: The site has no page “admin”.';
const NO_ID = 'Its id isn’t valid.';
const NO_DATE = '“createdAt” isn’t a date such as 2026-01-31T12:00:00Z.';
const LONG_TITLE = 'Job title can have at most 150 characters. Yours has 151.';
const JOB_TYPES = '“type” must be one of full-time, part-time, contract, internship.';

/** Fields of the career “dba” and what is told of it. */
const HOSTILE_FIELDS: [label: string, fields: Record<string, unknown>, problem: string][] = [
  ['an unknown field', { isAdmin: true }, '“isAdmin” isn’t a field here.'],
  ['no location', { location: undefined }, '“location” is missing.'],
  ['a number as a title', { title: 7 }, '“title” must be a text.'],
  ['a title without characters', { title: ' \u200b ' }, 'Enter a job title.'],
  ['a title that is too long', { title: 'x'.repeat(151) }, LONG_TITLE],
  ['half of a character', { title: 'x\ud83d' }, 'A text has half of a character in it.'],
  ['an unknown job type', { type: 'hobby' }, JOB_TYPES],
  ['a text as yes or no', { isActive: 'yes' }, '“isActive” must be true or false.'],
  ['a text as a list', { benefits: 'Tea' }, '“benefits” must be a list.'],
  ['a list in a list', { benefits: ['Tea', ['Cake']] }, '“benefits”, entry 2, must be a text.'],
  ['a line break', { benefits: ['Tea\nCake'] }, "Benefit can't contain a line break."],
  ['the future', { createdAt: '2999-01-01T00:00:00Z' }, '“createdAt” is in the future.'],
  ['February 31', { createdAt: '2024-02-31T00:00:00Z' }, NO_DATE],
  ['a creation as a number', { createdAt: 0 }, NO_DATE],
];

/** Files that nothing may be written of, with what is told. */
export const HOSTILE_FILES: [label: string, content: string | Uint8Array, message: string][] = [
  ['spaces', ' \n\t', 'The file is empty.'],
  ['too many bytes', ' '.repeat(10 * 1024 * 1024 + 1), TOO_LARGE],
  ['UTF-16', utf16, NOT_UTF_8],
  ['half of a character in UTF-8', new Uint8Array([0x22, 0xc3, 0x22]), NOT_UTF_8],
  ['half of a file', json({}).slice(0, -20), NOT_JSON],
  ['lists in lists in lists', '['.repeat(100_000) + ']'.repeat(100_000), FOREIGN],
  ['null', 'null', FOREIGN],
  ['another format', json({ format: 'other' }), FOREIGN],
  ['no version', json({ version: undefined }), OLD],
  ['an older version', json({ version: 0 }), OLD],
  ['a version as text', json({ version: '1' }), OLD],
  ['a newer version', json({ version: 2 }), NEWER],
  ['no careers', json({ careers: undefined }), '“careers” must be a list.'],
  ['careers by id', json({ careers: { dba: fileCareer() } }), '“careers” must be a list.'],
  ['another collection', json({ admins: [{ id: 'me' }] }), '“admins” isn’t a part of a snapshot.'],
  ['too many services', json({ services: Array(101).fill(fileService()) }), TOO_MANY],
  ['a text as a document', json({ careers: ['dba'] }), 'Careers, number 1: It isn’t a document.'],
  ['no id', careerText({ id: undefined }), `Careers, number 1: ${NO_ID}`],
  ['a path as an id', careerText({ id: 'dba/notes/x' }), `Careers, “dba/notes/x”: ${NO_ID}`],
  ['an id of Firestore’s', careerText({ id: '__id__' }), `Careers, “__id__”: ${NO_ID}`],
  ['a long id', careerText({ id: 'ä'.repeat(701) }), `Careers, “${'ä'.repeat(60)}…”: ${NO_ID}`],
  ['the same id twice', json({ careers: [fileCareer(), fileCareer()] }), TWICE],
  ...HOSTILE_FIELDS.map(([label, fields, problem]): [string, string, string] => [
    label,
    careerText(fields),
    `Careers, “dba”: ${problem}`,
  ]),
  ['__proto__', withField('__proto__'), 'Careers, “dba”: “__proto__” isn’t a field here.'],
  ['constructor', withField('constructor'), 'Careers, “dba”: “constructor” isn’t a field here.'],
  [
    '__proto__ of the file',
    json({}).replace('{', '{"__proto__":{"careers":[]},'),
    '“__proto__” isn’t a part of a snapshot.',
  ],
  [
    'a position as a text',
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
