import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { indexes } from '../../firestore.indexes.json';

interface Field {
  fieldPath: string;
  order?: string;
}

const describeIndex = (collection: string, fields: Field[]) =>
  `${collection} ${fields.map(({ fieldPath, order }) => `${fieldPath} ${order ?? ''}`).join(', ')}`;

export const DECLARED = indexes.map(({ collectionGroup, fields }) =>
  describeIndex(collectionGroup, fields),
);

const isIn = (fields: Field[], { fieldPath }: Field) =>
  fields.some((field) => field.fieldPath === fieldPath);

interface IndexUsage {
  reports?: { index: { name: string; fields: Field[] } }[];
}

/**
 * Whether Firestore merges other indexes instead, which together have all fields that must equal a value. `changes` are sorted by
 * `at` and filtered with `in`, for which Firestore merges nothing.
 */
function isMerged(collection: string, fields: Field[]): boolean {
  const order = fields.filter(({ fieldPath }) =>
    /^(at|createdAt|updatedAt|deletedAt|followUpOn)$/.test(fieldPath),
  );
  const equal = fields.filter((field) => !order.includes(field));
  // Every single field has an index.
  if (order.length === 0) return true;
  const usable = indexes.filter(
    (index) =>
      index.collectionGroup === collection &&
      JSON.stringify(index.fields.slice(-order.length)) === JSON.stringify(order) &&
      index.fields.slice(0, -order.length).every((field) => isIn(equal, field)),
  );
  return (
    collection !== 'changes' &&
    equal.every((field) => usable.some((index) => isIn(index.fields, field)))
  );
}

/**
 * Returns the composite indexes that queries in the demo project have needed since the emulator started. The emulator
 * creates missing indexes; Firestore doesn't.
 */
export async function neededIndexes(): Promise<string[]> {
  const database = `projects/${DEMO_PROJECT}/databases/(default)`;
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const url = `http://${host}/emulator/v1/projects/${DEMO_PROJECT}:indexUsage?database=${database}`;
  const { reports = [] } = (await (await fetch(url)).json()) as IndexUsage;
  return reports
    .map(({ index }) => {
      const [, collection = index.name] = /\/collectionGroups\/([^/]+)\//.exec(index.name) ?? [];
      return {
        collection,
        fields: index.fields.filter(({ fieldPath }) => fieldPath !== '__name__'),
      };
    })
    .filter(({ fields }) => fields.length > 1)
    .map(({ collection, fields }) => ({
      collection,
      fields,
      name: describeIndex(collection, fields),
    }))
    .filter(
      ({ collection, fields, name }) => DECLARED.includes(name) || !isMerged(collection, fields),
    )
    .map(({ name }) => name);
}
