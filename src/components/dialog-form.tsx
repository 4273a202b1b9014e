import { memo, Suspense, useLayoutEffect, useState, type ComponentType } from 'react';
import { keepTrying } from '@/lib/keep-trying';
import { KeptInput } from './kept-input';
import { lazyComponent } from './lazy-component';
import { Loading } from './loading';
import { useIsHydrated } from './use-is-hydrated';

const preloads = new Map<string, () => Promise<void>>();

/** Loads the form of the open dialog, so that hydration can't replace the form with "Loading form". */
export async function preloadOpenForm(): Promise<void> {
  await preloads.get(document.querySelector('dialog[open]')?.id ?? '')?.();
}

/**
 * A form that loads with its dialog. Memoized: if React updated the form before its code had loaded, it would replace the
 * static form.
 */
export function dialogForm<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const Form = lazyComponent(async () => {
    await whenDialogOpens(id);
    // Otherwise, after a failed import, React would replace the form, and what was typed, with an error.
    return keepTrying(load);
  });
  preloads.set(id, Form.preload);
  return memo(function DialogForm(props: Props) {
    return (
      <Suspense fallback={<Loading text="Loading form" />}>
        <KeptInput />
        <Form {...props} />
        <FirstFocus id={id} />
      </Suspense>
    );
  });
}

function whenDialogOpens(id: string): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const check = () => {
      if (!document.querySelector(`dialog[open]#${id}`)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { subtree: true, attributeFilter: ['open'] });
    check();
  });
}

/** Focuses the first field of a form that wasn't there when its dialog opened. */
function FirstFocus({ id }: { id: string }) {
  const [isNew] = useState(useIsHydrated());
  useLayoutEffect(() => {
    const dialog = document.querySelector(`dialog[open]#${id}`);
    const { activeElement } = document;
    // If nothing has the focus, focusDialog is about to focus the first control.
    if (isNew && activeElement !== document.body && !activeElement?.closest('form'))
      dialog?.querySelector('input')?.focus();
  }, [id, isNew]);
  return null;
}
