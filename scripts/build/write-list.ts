import { PageSizeFailure } from './site-files';

/**
 * Writes the page of a list, with half as many cards after each attempt that makes it too large.
 * @param write writes the page with at most this number of cards
 * @param name of the collection, in the plural
 * @returns a warning if the page has fewer cards. Throws the PageSizeFailure of a page with a single card: then the
 *   cards aren't what makes it too large.
 */
export async function writeList(
  write: (cards: number) => Promise<void>,
  documents: number,
  name: string,
): Promise<string | undefined> {
  let problem: string | undefined;
  for (let cards = documents; ; cards = Math.floor(cards / 2)) {
    try {
      await write(cards);
      if (problem === undefined) return undefined;
      return `only the newest ${cards} ${name} are shown at first. ${problem} Shorten the texts of ${name}.`;
    } catch (error) {
      if (!(error instanceof PageSizeFailure) || cards <= 1) throw error;
      problem ??= error.problem;
    }
  }
}
