import { FIRM } from './firm';

/*
 * Static pages show a saved change only after the next publication. Until then, a page shows what was published, and
 * then loads what is saved.
 */
const PUBLISHED = `the site is published ${FIRM.figures.publication}`;

/** What is true right after a document was saved. */
export const PUBLICATION = {
  shown: `Pages show it a few seconds after they load, and at once when ${PUBLISHED}.`,
  hidden: `Pages may still show it for a few seconds after they load, until ${PUBLISHED}.`,
  changed: `Visitors see this a few seconds after a page loads. Search engines see this ${FIRM.figures.publication}.`,
};
