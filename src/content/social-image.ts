import { FIRM } from './firm';

/** Link preview image, drawn by `npm run brand`. Size in pixels. */
export const SOCIAL_IMAGE = {
  path: '/social-image.png',
  width: 1200,
  height: 630,
  alt: `${FIRM.name}: Oracle and cloud services for enterprises. ${FIRM.figures.years} years, ${FIRM.figures.projects} projects.`,
} as const;
