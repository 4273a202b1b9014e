/**
 * The cached data of an infinite query with its first page, for a prerendered list. The cursor only says that there is a
 * next page: `LoadMore` reads the first page again to get a usable cursor.
 */
export function firstPage<Document, Item>(
  documents: readonly Document[],
  size: number,
  itemOf: (document: Document) => Item,
) {
  const items = documents.slice(0, size).map(itemOf);
  const page = { items, next: documents.length > size ? { after: null } : null };
  return { pages: [page], pageParams: [null] };
}
