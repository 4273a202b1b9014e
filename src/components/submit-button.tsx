import { useEffect, type RefObject } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { useIsHydrated } from './use-is-hydrated';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'children'> {
  label: string;
  pendingLabel: string;
  isPending: boolean;
}

/** While pending, only looks disabled, to keep the focus. Until hydration, renders both labels; app.css shows one. */
export function SubmitButton({ label, pendingLabel, isPending, ...props }: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <Button {...props} type="submit" aria-disabled={isPending}>
      {isHydrated ? (
        (isPending && pendingLabel) || label
      ) : (
        <>
          <span data-label="idle">{label}</span>
          <span data-label="pending">{pendingLabel}</span>
        </>
      )}
    </Button>
  );
}

/** Submits a form that the inline script in index.html marked as submitted before hydration. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element?.hasAttribute('data-submitted')) return;
    element.removeAttribute('data-submitted');
    element.requestSubmit();
  }, [form]);
}
