import { FIRM } from './firm';

/** Static pages show a saved change at the next publication; until then, a page loads it after hydration. */
export const PUBLICATION = {
  shown: `Visitors see the change a few seconds after a page loads, and at once after the next publication (${FIRM.figures.publication}).`,
  hidden: `Pages may still show it for a few seconds after they load, until the next publication (${FIRM.figures.publication}).`,
  changed: `Visitors see the change a few seconds after a page loads; search engines see it ${FIRM.figures.publication}.`,
};
