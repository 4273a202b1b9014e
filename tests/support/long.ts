const { env } = process;

/** Factor for the size of long tests: 1 in `npm test`, 100 in `npm run test:nightly`. */
export const LONG = Number(env['LONG'] ?? 1);

/** Seed of all random tests: fixed in `npm test`, new in each nightly run. Test titles contain it. */
export const SEED = Number(env['SEED'] ?? 2026);

/** `short` times LONG, but at most `full`. */
export function sizeOf(short: number, full: number): number {
  return Math.min(full, short * LONG);
}

/** An evenly spread sample of `short` times LONG cases, or all cases if there are fewer. */
export function sampleOf<Case>(cases: readonly Case[], short: number): Case[] {
  const count = sizeOf(short, cases.length);
  return cases.filter(
    (_, index) =>
      Math.floor((index * count) / cases.length) !==
      Math.floor(((index - 1) * count) / cases.length),
  );
}
