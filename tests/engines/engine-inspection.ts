import type * as TestingLibrary from '@testing-library/dom';
import type * as Axe from 'axe-core';

/* These functions run in the page, where Testing Library and axe are injected. */

declare const TestingLibraryDom: typeof TestingLibrary;
declare const axe: typeof Axe;

/** State of an element as a user perceives it. */
export interface Found {
  value: string;
  /** Text of the element's error or hint. */
  description: string;
  isFocused: boolean;
  isEnabled: boolean;
  /** Whether the element is enabled, not moving, and not covered by another element. */
  isClickable: boolean;
  x: number;
  y: number;
}

/** The visible elements; for `text`, only the first match. Null if Testing Library isn't injected yet. */
export function inspect(role: string, name: string, isTarget: boolean): Found[] | null {
  if (typeof TestingLibraryDom === 'undefined') return null;
  const [, scope = 'body', kind = ''] = /^(?:(.*) )?(.*)$/.exec(role) ?? [];
  const container = document.querySelector<HTMLElement>(scope);
  if (!container) return [];
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isMoving = (element: Element) =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect).target?.contains(element));
  const findAll = (): HTMLElement[] => {
    const { queryAllByLabelText, queryAllByRole, queryAllByText } = TestingLibraryDom;
    if (kind === 'text') return queryAllByText(container, name).filter(isVisible).slice(0, 1);
    if (kind !== 'field') return queryAllByRole(container, kind, { name });
    return queryAllByLabelText(container, name, { exact: false });
  };
  const elements = findAll().filter(isVisible);
  const [target] = isTarget ? elements : [];
  if (target) {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { dataset } = document.documentElement;
    dataset['missed'] = '';
    // Radix Select opens or closes on pointerdown, so the click event has another target.
    const event = ['combobox', 'option'].includes(kind) ? 'pointerdown' : 'click';
    target.addEventListener(event, () => delete dataset['missed'], { once: true, capture: true });
  }
  return elements.map((element) => {
    const isEnabled = !element.matches(':disabled');
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return {
      value: (element as HTMLInputElement).value ?? '',
      description: ids.map((id) => document.getElementById(id)?.innerText).join(' '),
      isFocused: element === document.activeElement,
      isEnabled,
      isClickable:
        isEnabled && !isMoving(element) && element.contains(document.elementFromPoint(x, y)),
      x,
      y,
    };
  });
}

/** Elements whose text contrast fails WCAG AA, checked after finite animations have ended. */
export async function findIllegible(): Promise<string[]> {
  const ends = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  // `finished` rejects if the animated element is removed.
  await Promise.allSettled(ends.map(({ finished }) => finished));
  const { violations } = await axe.run(document, { runOnly: ['color-contrast'] });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  );
}
