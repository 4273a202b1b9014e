import { diffLines } from 'diff';
import { readFileSync } from 'node:fs';
import indexesJson from '../../firestore.indexes.json' with { type: 'json' };
import { RULES_FILE } from '../emulators/firestore-emulator';
import type { Google } from './google';

/* Compares the deployed rules and indexes with the project's files. Each function returns the differences in words. */

/** Maximum number of differences to name; the others are counted. */
const NAMED = 5;

/** https://firebase.google.com/docs/reference/rules/rest */
export async function rulesDifferences({ projectId, call }: Google): Promise<string[]> {
  const api = 'firebaserules.googleapis.com/v1';
  const { rulesetName } = await call<{ rulesetName: string }>(
    'GET',
    `${api}/projects/${projectId}/releases/cloud.firestore`,
  );
  const { source } = await call<{ source: { files: { content: string }[] } }>(
    'GET',
    `${api}/${rulesetName}`,
  );
  const deployed = source.files.map(({ content }) => content).join('');
  let line = 1;
  const differences = diffLines(deployed, readFileSync(RULES_FILE, 'utf8')).flatMap((part) => {
    const at = line;
    if (!part.removed) line += part.count;
    if (!part.added && !part.removed) return [];
    const [first = ''] = part.value.split('\n');
    const more = part.count > 1 ? ` (and ${part.count - 1} more)` : '';
    return `line ${at} ${part.added ? 'only in the file' : 'only deployed'}: ${first.trim()}${more}`;
  });
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

interface Override {
  name: string;
  indexConfig?: { indexes?: Index[] };
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes */
export async function indexDifferences(google: Google): Promise<string[]> {
  const api = `firestore.googleapis.com/v1/projects/${google.projectId}/databases/(default)/collectionGroups/-`;
  const indexes = await readPages<Index>(google, `${api}/indexes?`, 'indexes');
  const filter = 'filter=indexConfig.usesAncestorConfig:false';
  const overrides = await readPages<Override>(google, `${api}/fields?${filter}&`, 'fields');
  const deployed = new Map<string, Index[]>();
  for (const index of indexes) deployed.set(indexWords(namesIn(index.name), index), [index]);
  for (const { name, indexConfig } of overrides) {
    const ofField = indexConfig?.indexes ?? [];
    const kinds = ofField.map(({ queryScope, fields }) => ({ ...fields[0], queryScope }));
    if (!name.includes('__default__')) deployed.set(overrideWords(namesIn(name), kinds), ofField);
  }
  const inFile = [
    ...indexesJson.indexes.map((index) => indexWords([index.collectionGroup], index)),
    ...indexesJson.fieldOverrides.map(({ collectionGroup, fieldPath, indexes: kinds }) =>
      overrideWords([collectionGroup, fieldPath], kinds),
    ),
  ];
  const missing = inFile
    .filter((words) => !deployed.has(words))
    .map((words) => `missing: ${words}`);
  const others = [...deployed].flatMap(([words, parts]) => [
    ...(inFile.includes(words) ? [] : [`not in the file: ${words}`]),
    ...(parts.every(({ state }) => state === 'READY') ? [] : [`still building: ${words}`]),
  ]);
  return named([...missing, ...others]);
}

/** @param url with a parameter or a question mark at its end */
async function readPages<Item>(
  google: Google,
  url: string,
  list: string,
  token = '',
): Promise<Item[]> {
  const page = await google.call<{ nextPageToken?: string; [list: string]: unknown }>(
    'GET',
    `${url}pageToken=${encodeURIComponent(token)}`,
  );
  const items = (page[list] ?? []) as Item[];
  const { nextPageToken: next } = page;
  return next ? [...items, ...(await readPages<Item>(google, url, list, next))] : items;
}

/** The collection in a name of the Admin API and, for a field, the field. */
const namesIn = (name: string) =>
  name.split(/\/collectionGroups\/|\/fields\/|\/indexes\/.*/).slice(1);

const kindOf = ({ order, arrayConfig = '', queryScope = 'COLLECTION' }: Kind) =>
  `${order ?? arrayConfig}${queryScope === 'COLLECTION' ? '' : ` ${queryScope}`}`.toLowerCase();

/** Such as 'contacts (status ascending, createdAt descending)'. */
function indexWords([collection]: string[], index: Pick<Index, 'queryScope' | 'fields'>) {
  // The API adds the document's name, in the order of the last field.
  const own = index.fields.filter(
    ({ fieldPath, order }, position, all) =>
      fieldPath !== '__name__' || order !== (all[position - 1]?.order ?? 'ASCENDING'),
  );
  const words = own.map((field) => `${field.fieldPath} ${kindOf(field)}`);
  return `${collection}${kindOf({ queryScope: index.queryScope })} (${words.join(', ')})`;
}

/** Such as 'changes.before (no index)'. */
const overrideWords = (names: string[], kinds: Kind[]) =>
  `${names.join('.')} (${kinds.map(kindOf).sort().join(', ') || 'no index'})`;

function named(differences: string[]): string[] {
  const rest = differences.length - NAMED;
  return rest > 0 ? [...differences.slice(0, NAMED), `and ${rest} more`] : differences;
}
