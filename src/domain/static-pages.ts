/** Labels of the pages with SEO settings, by what search engines see of them. */
export interface StaticPages {
  upToDate: string[];
  older: string[];
  /** On a development server, all of them. */
  notPrerendered: string[];
  failed: { label: string; why: string }[];
}
