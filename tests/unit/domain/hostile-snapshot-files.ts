import { fileCareer, fileService, fileSetting, snapshotFile } from '../../support/snapshot-files';

const NOT_JSON = 'The file isn’t JSON, or a part of it is missing.';
const FOREIGN = 'The file isn’t a snapshot of such a site. “Export content” makes one.';
const json = (parts: Record<string, unknown>) => JSON.stringify(snapshotFile(parts));
const careerText = (fields: Record<string, unknown>) => json({ careers: [fileCareer(fields)] });
const without = (name: string) =>
  JSON.stringify(snapshotFile(), (key, value: unknown) => (key === name ? undefined : value));
/** A document with a field that an object literal can't have. */
const withField = (field: string) => json({}).replace('"title"', `"${field}":{},"title"`);
const utf16 = new Uint8Array([0xff, 0xfe, ...[...json({})].flatMap((c) => [c.charCodeAt(0), 0])]);

/** Files that nothing may be written of, with what is told. */
export const HOSTILE_FILES: [label: string, content: string | Uint8Array, message: string][] = [
  ['nothing', '', 'The file is empty.'],
  ['spaces', ' \n\t', 'The file is empty.'],
  [
    'too many bytes',
    ' '.repeat(10 * 1024 * 1024 + 1),
    'The file is larger than 10 MB, the most that can be imported.',
  ],
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa]),
    'The file isn’t text in UTF-8.',
  ],
  ['UTF-16', utf16, 'The file isn’t text in UTF-8.'],
  [
    'half of a character in UTF-8',
    new Uint8Array([0x22, 0xc3, 0x22]),
    'The file isn’t text in UTF-8.',
  ],
  ['a web page', '<!doctype html>', NOT_JSON],
  ['half of a file', json({}).slice(0, -20), NOT_JSON],
  ['two files', json({}) + json({}), NOT_JSON],
  ['lists in lists in lists', '['.repeat(100_000) + ']'.repeat(100_000), FOREIGN],
  ['a number', '7', FOREIGN],
  ['null', 'null', FOREIGN],
  ['other JSON', '{"name":"consulting-site","version":"0.1.0"}', FOREIGN],
  ['another format', json({ format: 'other' }), FOREIGN],
  [
    'no version',
    json({ version: undefined }),
    'The file has an older version or none. This site can import version 1.',
  ],
  [
    'an older version',
    json({ version: 0 }),
    'The file has an older version or none. This site can import version 1.',
  ],
  [
    'a version as text',
    json({ version: '1' }),
    'The file has an older version or none. This site can import version 1.',
  ],
  [
    'a newer version',
    json({ version: 2 }),
    'The file has version 2, made by a newer site. This one can import version 1.',
  ],
  ['no careers', json({ careers: undefined }), '“careers” must be a list.'],
  ['careers by id', json({ careers: { dba: fileCareer() } }), '“careers” must be a list.'],
  ['another collection', json({ admins: [{ id: 'me' }] }), '“admins” isn’t a part of a snapshot.'],
  [
    'too many services',
    json({ services: Array(101).fill(fileService()) }),
    'Services: the file has 101, and at most 100 can be imported.',
  ],
  ['a text as a document', json({ careers: ['dba'] }), 'Careers, number 1: It isn’t a document.'],
  ['no id', careerText({ id: undefined }), 'Careers, number 1: Its id isn’t valid.'],
  [
    'an id that is a path',
    careerText({ id: 'dba/notes/x' }),
    'Careers, “dba/notes/x”: Its id isn’t valid.',
  ],
  ['an id of Firestore’s', careerText({ id: '__id__' }), 'Careers, “__id__”: Its id isn’t valid.'],
  [
    'an id that is too long',
    careerText({ id: 'ä'.repeat(701) }),
    `Careers, “${'ä'.repeat(60)}…”: Its id isn’t valid.`,
  ],
  [
    'the same id twice',
    json({ careers: [fileCareer(), fileCareer()] }),
    'Careers, “dba”: It is in the file twice.',
  ],
  [
    'an unknown field',
    careerText({ isAdmin: true }),
    'Careers, “dba”: “isAdmin” isn’t a field here.',
  ],
  ['__proto__', withField('__proto__'), 'Careers, “dba”: “__proto__” isn’t a field here.'],
  ['constructor', withField('constructor'), 'Careers, “dba”: “constructor” isn’t a field here.'],
  [
    '__proto__ of the file',
    json({}).replace('{', '{"__proto__":{"careers":[]},'),
    '“__proto__” isn’t a part of a snapshot.',
  ],
  ['no location', without('location'), 'Careers, “dba”: “location” is missing.'],
  ['a number as a title', careerText({ title: 7 }), 'Careers, “dba”: “title” must be a text.'],
  [
    'a title without characters',
    careerText({ title: ' \u200b ' }),
    'Careers, “dba”: Enter a job title.',
  ],
  [
    'a title that is too long',
    careerText({ title: 'x'.repeat(151) }),
    'Careers, “dba”: Job title can have at most 150 characters. Yours has 151.',
  ],
  [
    'half of a character',
    careerText({ title: 'x\ud83d' }),
    'Careers, “dba”: A text has half of a character in it.',
  ],
  [
    'an unknown job type',
    careerText({ type: 'hobby' }),
    'Careers, “dba”: “type” must be one of full-time, part-time, contract, internship.',
  ],
  [
    'a text as yes or no',
    careerText({ isActive: 'yes' }),
    'Careers, “dba”: “isActive” must be true or false.',
  ],
  [
    'a text as a list',
    careerText({ benefits: 'Tea' }),
    'Careers, “dba”: “benefits” must be a list.',
  ],
  [
    'a list in a list',
    careerText({ benefits: ['Tea', ['Cake']] }),
    'Careers, “dba”: “benefits”, entry 2, must be a text.',
  ],
  [
    'an entry with a line break',
    careerText({ benefits: ['Tea\nCake'] }),
    "Careers, “dba”: Benefit can't contain a line break.",
  ],
  [
    'a creation in the future',
    careerText({ createdAt: '2999-01-01T00:00:00Z' }),
    'Careers, “dba”: “createdAt” is in the future.',
  ],
  [
    'a creation in words',
    careerText({ createdAt: 'yesterday' }),
    'Careers, “dba”: “createdAt” isn’t a date such as 2026-01-31T12:00:00Z.',
  ],
  [
    'February 31',
    careerText({ createdAt: '2024-02-31T00:00:00Z' }),
    'Careers, “dba”: “createdAt” isn’t a date such as 2026-01-31T12:00:00Z.',
  ],
  [
    'a creation as a number',
    careerText({ createdAt: 0 }),
    'Careers, “dba”: “createdAt” isn’t a date such as 2026-01-31T12:00:00Z.',
  ],
  [
    'a slug that is a path',
    json({ services: [fileService({ slug: '../x' })] }),
    'Services, “data-masking”: A slug has lowercase letters, digits, and single hyphens.',
  ],
  [
    'a slug whose page would replace /services',
    json({ services: [fileService({ slug: 'index' })] }),
    'Services, “data-masking”: The slug “index” is reserved for the list of services.',
  ],
  [
    'an unknown page',
    json({ seoSettings: [fileSetting({ page: 'admin' })] }),
    'SEO settings, “home”: The site has no page “admin”.',
  ],
];
