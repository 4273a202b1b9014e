import type { ResultPart } from './search-result';
export function useTextWidth() {
  return (text: string, part: ResultPart) => text.length * (part === 'title' ? 9 : 6);
}
