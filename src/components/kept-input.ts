import { useLayoutEffect } from 'react';

/** Set by src/app/start/keep-input.ts. */
export const keptInput = { putBack: (): void => undefined };

/**
 * Puts back what a visitor entered if React replaces the prerendered page. Render it first in each part that hydrates on
 * its own, so that refs and effects that read the fields run later.
 */
export function KeptInput() {
  useLayoutEffect(() => keptInput.putBack(), []);
  return null;
}
