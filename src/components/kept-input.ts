import { useLayoutEffect } from 'react';

export const keptInput = { putBack: (): void => undefined };

/** Restores what a visitor entered. Render it before refs and effects that read the fields. */
export function KeptInput() {
  useLayoutEffect(() => keptInput.putBack(), []);
  return null;
}
