/** `plural(1, 'position')` is '1 position', `plural(2000, 'position')` '2,000 positions'. */
export function plural(count: number, singular: string, pluralForm = `${singular}s`): string {
  // Without Intl where it changes nothing: its first use holds up a phone for a twentieth of a second.
  const number = count < 1_000 ? count : count.toLocaleString('en-US');
  return `${number} ${count === 1 ? singular : pluralForm}`;
}
