import { useEffect, type RefObject } from 'react';

/** Submits a form that was submitted before hydration: the inline script of index.html marks it. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (element?.dataset['submitted'] === undefined) return;
    delete element.dataset['submitted'];
    element.requestSubmit();
  }, [form]);
}
