const REFERENCE_LENGTH = 8;

/** Reference for the sender: the first eight characters of the ID, such as `7F3K-2QXM` (design 10). */
export function referenceOf(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, REFERENCE_LENGTH)}`.toUpperCase();
}
