import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** Shared by everything that is typed or chosen into. */
export const CONTROL =
  'bg-paper-raised border-rule-strong w-full rounded border px-3 py-2 text-base placeholder:text-ink-soft hover:border-ink aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-60';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(CONTROL, 'min-h-11', className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(CONTROL, 'block', className)} {...props} />;
}
