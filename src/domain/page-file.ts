/** A file name has at most 255 bytes on most file systems; these characters have one byte each. */
const MAX_NAME = 255 - '.html'.length;

/** Whether an ID or slug can also name its page's file. Hosting would serve `index.html` for the folder's path. */
export function isPageName(name: string): boolean {
  return /^(?!index$)[\w-]+$/.test(name) && name.length <= MAX_NAME;
}

/** Separates documents with a static page from those without, for which Hosting serves `app.html`. */
export function splitByPage<Document>(
  documents: readonly Document[],
  nameOf: (document: Document) => string,
): { paged: Document[]; others: Document[] } {
  // Of names that differ only in case, the first gets the page: some file systems ignore case.
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
