/** Repeats a run: the order of the requests may differ, what is requested does not. */
export const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

export type Random = (below: number) => number;

/** Pseudorandom whole numbers (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
