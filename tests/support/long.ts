const { env } = process;

/** Factor of the long series: 1 in `npm test`, 100 in `npm run test:nightly`. */
export const LONG = Number(env['LONG'] ?? 1);

/** Seed of every random test: always the same in `npm test`, a new one each night. Titles name it. */
export const SEED = Number(env['SEED'] ?? 2026);

/** Size of a series: `short` times LONG, at most `full`. */
export function sizeOf(short: number, full: number): number {
  return Math.min(full, short * LONG);
}

/** Some of the cases, spread evenly: `short` times LONG, at most all. */
export function sampleOf<Case>(cases: readonly Case[], short: number): Case[] {
  const count = sizeOf(short, cases.length);
  return cases.filter(
    (_, index) =>
      Math.floor((index * count) / cases.length) !==
      Math.floor(((index - 1) * count) / cases.length),
  );
}
