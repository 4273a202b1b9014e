import { Fragment, useState, type ReactNode } from 'react';

interface StableContentProps {
  /** What the children show. */
  content: unknown;
  children: ReactNode;
}

/**
 * Content that may change while it is on the screen, as when a prerendered page gets newer content. A change replaces the
 * elements: if they stayed, they would move while they are being read (https://web.dev/articles/cls). While any element of
 * the page has the focus, all of them stay, because the focus would be lost.
 */
export function StableContent({ content, children }: StableContentProps) {
  const text = JSON.stringify(content);
  const [shown, setShown] = useState({ text, version: 0 });
  if (shown.text !== text) {
    const hasFocus = document.activeElement !== document.body;
    setShown({ text, version: hasFocus ? shown.version : shown.version + 1 });
  }
  return <Fragment key={shown.version}>{children}</Fragment>;
}
