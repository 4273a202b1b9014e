/** Labels of the pages that search engines don't see as they are saved: those with SEO settings, and the positions. */
export interface StaticPages {
  older: string[];
  /** On a development server, all of them. */
  notPrerendered: string[];
  failed: { label: string; why: string }[];
}
