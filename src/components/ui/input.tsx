import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Look of everything that is typed or chosen into. */
export const controlLook = cva(
  'bg-paper-raised border-rule-strong w-full rounded border px-3 py-2 placeholder:text-ink-soft hover:border-ink aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-60',
  {
    variants: {
      shape: {
        line: 'min-h-11',
        box: 'block',
        /** As high as its text, without a handle. */
        growing: 'field-sizing-content block min-h-11 resize-none',
      },
      textSize: { base: 'text-base', small: 'text-sm' },
    },
    defaultVariants: { shape: 'line', textSize: 'base' },
  },
);

type ControlLook = VariantProps<typeof controlLook>;

/** `className` is for layout only: margins, width, place in a grid, display. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={controlLook({ className })} {...props} />;
}

type TextareaProps = ComponentProps<'textarea'> &
  Pick<ControlLook, 'textSize'> & { shape?: 'box' | 'growing' };

/** `className` is for layout only: margins, width, place in a grid, display. */
export function Textarea({ shape = 'box', textSize, className, ...props }: TextareaProps) {
  return <textarea className={controlLook({ shape, textSize, className })} {...props} />;
}

/** The browser's own dropdown: works before React is ready. */
export function NativeSelect(props: Omit<ComponentProps<'select'>, 'className'>) {
  return <select className={controlLook()} {...props} />;
}
