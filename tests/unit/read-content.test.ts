import { describe, expect, it } from 'vitest';
import { readContent } from '../../scripts/build/read-content';

/** A database whose changes happen after the given numbers of reads. Each collection is read on its own. */
function database(changes: Record<number, (documents: Map<string, number>) => void>) {
  const documents = new Map([['careers/kept', 1]]);
  let reads = 0;
  const readAll = async () => {
    const found: string[] = [];
    for (const collection of ['careers', 'services']) {
      await Promise.resolve();
      found.push(...[...documents].filter(([id]) => id.startsWith(collection)).map(String));
      reads += 1;
      changes[reads]?.(documents);
    }
    return found.sort();
  };
  /** Reads until all changes have happened. */
  const settled = async () => {
    while (reads < MOMENTS.length) await readAll();
    return readAll();
  };
  return { load: readAll, digestOf: async () => (await readAll()).join(), settled };
}

/** Reads of one publication at most, and some afterwards. */
const MOMENTS = [1, 2, 3, 4, 5, 6, 7, 8];
let version = 1;
const create = (documents: Map<string, number>) =>
  void documents.set('careers/new', (version += 1));
const remove = (documents: Map<string, number>) => void documents.delete('careers/new');
const change = (documents: Map<string, number>) =>
  void documents.set('careers/kept', (version += 1));

const SERIES = MOMENTS.flatMap((first) =>
  MOMENTS.filter((second) => second > first).map((second) => ({ first, second })),
);

describe('the content and digest of a build', () => {
  it.each(SERIES)(
    'are published again if a career was created after read $first and deleted after read $second',
    async ({ first, second }) => {
      const { load, digestOf, settled } = database({ [first]: create, [second]: remove });
      const { content, digest } = await readContent(load, digestOf);
      const isStale = (await settled()).join() !== content.join();
      if (isStale) expect(digest).not.toBe(await digestOf());
    },
  );

  it.each(MOMENTS)('are published again if a career changed after read %i', async (moment) => {
    const { load, digestOf, settled } = database({ [moment]: change });
    const { content, digest } = await readContent(load, digestOf);
    const isStale = (await settled()).join() !== content.join();
    if (isStale) expect(digest).not.toBe(await digestOf());
  });

  it('are up to date if nothing changed', async () => {
    const { load, digestOf, settled } = database({});
    expect(await readContent(load, digestOf)).toEqual({
      content: await settled(),
      digest: await digestOf(),
    });
  });
});
