import { FIRM } from './firm';

/* Static pages show a saved change at the next publication; until then, a page loads it after hydration. */
const PUBLISHED = `the site is published ${FIRM.figures.publication}`;

export const PUBLICATION = {
  shown: `Pages show it a few seconds after they load, and at once when ${PUBLISHED}.`,
  hidden: `Pages may still show it for a few seconds after they load, until ${PUBLISHED}.`,
  changed: `Visitors see this a few seconds after a page loads. Search engines see this ${FIRM.figures.publication}.`,
};
