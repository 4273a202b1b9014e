/** '1 position' for `plural(1, 'position')`; '2,000 positions' for 2000. */
export function plural(count: number, singular: string, pluralForm = `${singular}s`): string {
  // No Intl below 1,000: its first use takes 50 ms on a phone.
  const number = count < 1_000 ? count : count.toLocaleString('en-US');
  return `${number} ${count === 1 ? singular : pluralForm}`;
}
