/** 'one', 'one and two', 'one, two, and three'. */
export function inWords(list: readonly string[]): string {
  if (list.length < 3) return list.join(' and ');
  return `${list.slice(0, -1).join(', ')}, and ${list.at(-1)}`;
}
