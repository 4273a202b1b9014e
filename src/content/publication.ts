import { FIRM } from './firm';

/* Static pages show a saved change at the next publication; until then, a page loads it after hydration. */
const PUBLISHED = `The site is published ${FIRM.figures.publication}`;

export const PUBLICATION = {
  shown: `Visitors see it a few seconds after a page loads. ${PUBLISHED}; after that, they see it at once.`,
  hidden: `Pages may still show it for a few seconds after they load. ${PUBLISHED}; after that, they don’t.`,
  changed: `Visitors see this a few seconds after a page loads. Search engines see this ${FIRM.figures.publication}.`,
};
