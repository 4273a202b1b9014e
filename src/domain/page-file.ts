/** A file name has at most 255 bytes on most file systems; these characters have one byte each. */
const MAX_NAME = 255 - '.html'.length;

/**
 * Whether a document's ID or slug, the last part of its page's path, is also a valid name for the page's file. Hosting
 * would serve a file `index.html` for the path of its folder.
 */
export function isPageName(name: string): boolean {
  return /^(?!index$)[\w-]+$/.test(name) && name.length <= MAX_NAME;
}

/**
 * Separates the documents with a static page of their own from the others, to which Hosting responds with `app.html`. Of
 * several documents whose names differ only in case, the first gets the page, because some file systems ignore case.
 */
export function splitByPage<Document>(
  documents: readonly Document[],
  nameOf: (document: Document) => string,
): { paged: Document[]; others: Document[] } {
  const taken = new Set<string>();
  const [paged, others]: [Document[], Document[]] = [[], []];
  for (const document of documents) {
    const name = nameOf(document);
    const isPaged = isPageName(name) && !taken.has(name.toLowerCase());
    (isPaged ? paged : others).push(document);
    if (isPaged) taken.add(name.toLowerCase());
  }
  return { paged, others };
}
