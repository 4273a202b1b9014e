/** Labels of the prerendered pages (SEO pages and positions) that don't show the saved content. */
export interface StaticPages {
  older: string[];
  /** On a development server, all pages. */
  notPrerendered: string[];
  failed: { label: string; why: string }[];
}
