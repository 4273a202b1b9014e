import { expect, it } from 'vitest';
import { PageSizeFailure } from '../../scripts/build/site-files';
import { writeList } from '../../scripts/build/write-list';

/** Writes a page with 400 careers, of which `most` fit. Returns the warning and the number of cards. */
async function written(most: number) {
  let cards = 0;
  const write = (count: number) => {
    const page = `The page careers.html would be ${count} kB, but the limit is ${most} kB.`;
    if (count > most) return Promise.reject(new PageSizeFailure(page));
    cards = count;
    return Promise.resolve();
  };
  return { warning: await writeList(write, 400, 'careers'), cards };
}

it('a list that fits has all of its cards', async () => {
  expect(await written(400)).toEqual({ warning: undefined, cards: 400 });
});

it.each([
  [399, 200],
  [50, 50],
  [1, 1],
])(
  'a list of which %i cards fit has %i, and the warning names the collection',
  async (most, cards) => {
    const found = await written(most);
    expect(found.cards).toBe(cards);
    expect(found.warning).toBe(
      `only the newest ${cards} careers are shown at first. ` +
        `The page careers.html would be 400 kB, but the limit is ${most} kB. Shorten the texts of careers.`,
    );
  },
);

it('a page that is too large with a single card stops the build, and the error doesn’t name the list', async () => {
  await expect(written(0)).rejects.toThrow(/Shorten the texts of services and SEO settings/);
});

it('an error that has another cause is thrown', async () => {
  const error = new Error('The disk is full.');
  await expect(writeList(() => Promise.reject(error), 400, 'careers')).rejects.toBe(error);
});
