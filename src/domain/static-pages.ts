/** Labels of the prerendered pages (SEO pages and positions) that don't show the saved content. */
export interface StaticPages {
  older: string[];
  /** Every page, if a development server serves the site. */
  notPrerendered: string[];
  failed: { label: string; why: string }[];
}
