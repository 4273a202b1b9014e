import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns a ref for the element that `#id` in the URL scrolls to and focuses, even when the same link is followed again. */
export function useHashScroll<Target extends HTMLElement>(id: string) {
  const { hash, key } = useLocation();
  const element = useRef<Target>(null);
  useEffect(() => {
    if (hash !== `#${id}`) return;
    element.current?.scrollIntoView();
    element.current?.focus({ preventScroll: true });
  }, [hash, key, id]);
  return element;
}
