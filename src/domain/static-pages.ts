/** What search engines see of the pages with SEO settings, by the labels of the pages. */
export interface StaticPages {
  upToDate: string[];
  /** Until the next build. */
  older: string[];
  /** Such as all pages of a development server. */
  notPrerendered: string[];
  failed: { label: string; why: string }[];
}
