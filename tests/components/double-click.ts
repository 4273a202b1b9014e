import { fireEvent } from '@testing-library/react';

/** Clicks twice before React renders the effect of the first click, unlike `user.dblClick`. */
export function doubleClick(element: HTMLElement) {
  fireEvent.click(element);
  fireEvent.click(element);
}
