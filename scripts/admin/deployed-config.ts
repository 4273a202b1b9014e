import { diffLines } from 'diff';
import { readFileSync } from 'node:fs';
import indexesJson from '../../firestore.indexes.json' with { type: 'json' };
import { RULES_FILE } from '../emulators/firestore-emulator';
import type { Read } from './google-api';

/* Compares the deployed rules and indexes with the project's files. Each function returns the differences in words. */

/** Maximum number of differences to name; the others are counted. */
const NAMED = 5;

/** https://firebase.google.com/docs/reference/rules/rest */
export async function rulesDifferences(read: Read, projectId: string): Promise<string[]> {
  const api = 'https://firebaserules.googleapis.com/v1';
  const release = await read(`${api}/projects/${projectId}/releases/cloud.firestore`);
  const { rulesetName } = release as { rulesetName: string };
  const { source } = (await read(`${api}/${rulesetName}`)) as {
    source: { files: { content: string }[] };
  };
  const deployed = source.files.map(({ content }) => content).join('');
  let line = 1;
  const differences = [];
  for (const part of diffLines(deployed, readFileSync(RULES_FILE, 'utf8'))) {
    if (part.added || part.removed) {
      const place = part.added ? 'only in the file' : 'only deployed';
      const [first = ''] = part.value.split('\n');
      const more = part.count > 1 ? ` (and ${part.count - 1} more)` : '';
      differences.push(`line ${line} ${place}: ${first.trim()}${more}`);
    }
    if (!part.removed) line += part.count;
  }
  return named(differences);
}

interface Kind {
  order?: string;
  arrayConfig?: string;
  queryScope?: string;
}

/** An index as the Admin API lists it. */
interface Index {
  name: string;
  queryScope: string;
  fields: (Kind & { fieldPath: string })[];
  state: string;
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes */
export async function indexDifferences(read: Read, projectId: string): Promise<string[]> {
  const api = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-`;
  const indexes = await readPages<Index>(read, `${api}/indexes?`, 'indexes');
  const overrides = await readPages<{ name: string; indexConfig?: { indexes?: Index[] } }>(
    read,
    `${api}/fields?filter=indexConfig.usesAncestorConfig:false&`,
    'fields',
  );
  const isReady = ({ state }: Index) => state === 'READY';
  const deployed = new Map([
    ...indexes.map((index) => [indexWords(namesIn(index.name), index), isReady(index)] as const),
    ...overrides
      .filter(({ name }) => !name.includes('__default__'))
      .map(({ name, indexConfig: { indexes: ofField = [] } = {} }) => {
        const kinds = ofField.map(({ queryScope, fields }) => ({ ...fields[0], queryScope }));
        return [overrideWords(namesIn(name), kinds), ofField.every(isReady)] as const;
      }),
  ]);
  const inFile = [
    ...indexesJson.indexes.map((index) => indexWords([index.collectionGroup], index)),
    ...indexesJson.fieldOverrides.map(({ collectionGroup, fieldPath, indexes: kinds }) =>
      overrideWords([collectionGroup, fieldPath], kinds),
    ),
  ];
  return named([
    ...inFile.flatMap((words) => (deployed.has(words) ? [] : `missing: ${words}`)),
    ...[...deployed].flatMap(([words, ready]) => [
      ...(inFile.includes(words) ? [] : [`not in the file: ${words}`]),
      ...(ready ? [] : [`still building: ${words}`]),
    ]),
  ]);
}

/** @param url with a parameter or a question mark at its end */
async function readPages<Item>(read: Read, url: string, list: string, token = ''): Promise<Item[]> {
  const page = (await read(`${url}pageToken=${encodeURIComponent(token)}`)) as Record<
    string,
    unknown
  >;
  const items = (page[list] ?? []) as Item[];
  const next = page['nextPageToken'] as string | undefined;
  return next ? [...items, ...(await readPages<Item>(read, url, list, next))] : items;
}

/** The collection in a name of the Admin API and, for a field, the field. */
const namesIn = (name: string) =>
  name.split(/\/collectionGroups\/|\/fields\/|\/indexes\/.*/).slice(1);

const kindOf = ({ order, arrayConfig = '', queryScope = 'COLLECTION' }: Kind) =>
  `${order ?? arrayConfig}${queryScope === 'COLLECTION' ? '' : ` ${queryScope}`}`.toLowerCase();

/** Such as 'contacts (status ascending, createdAt descending)'. */
function indexWords(
  [collection]: string[],
  { queryScope, fields }: Pick<Index, 'queryScope' | 'fields'>,
) {
  // The API adds the document's name, in the order of the last field.
  const own = fields.filter(
    ({ fieldPath, order }, index) =>
      fieldPath !== '__name__' || order !== (fields[index - 1]?.order ?? 'ASCENDING'),
  );
  const words = own.map((field) => `${field.fieldPath} ${kindOf(field)}`);
  return `${collection}${kindOf({ queryScope })} (${words.join(', ')})`;
}

/** Such as 'changes.before (no index)'. */
const overrideWords = (names: string[], kinds: Kind[]) =>
  `${names.join('.')} (${kinds.map(kindOf).sort().join(', ') || 'no index'})`;

function named(differences: string[]): string[] {
  const rest = differences.length - NAMED;
  return rest > 0 ? [...differences.slice(0, NAMED), `and ${rest} more`] : differences;
}
