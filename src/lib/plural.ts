/** `plural(1, 'position')` is '1 position', `plural(2, 'position')` '2 positions'. */
export function plural(count: number, singular: string, pluralForm = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : pluralForm}`;
}
