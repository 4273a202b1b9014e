import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export const controlLook = cva(
  'bg-paper-raised border-rule-strong w-full rounded border px-3 placeholder:text-ink-soft hover:border-ink aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-60',
  {
    variants: {
      shape: {
        line: 'min-h-11 py-2',
        compact: 'min-h-11 py-1 sm:min-h-9 sm:py-0.5',
        box: 'block py-2',
      },
      textSize: { base: 'text-base', small: 'text-sm' },
    },
    defaultVariants: { shape: 'line', textSize: 'base' },
  },
);

type ControlLook = VariantProps<typeof controlLook>;

/* `aria-invalid={false}`: otherwise, Firefox reports an empty required field as invalid from the start. */

type InputProps = ComponentProps<'input'> & Pick<ControlLook, 'shape'>;

export function Input({ shape, className, ...props }: InputProps) {
  return <input aria-invalid={false} className={controlLook({ shape, className })} {...props} />;
}

type TextareaProps = ComponentProps<'textarea'> &
  Pick<ControlLook, 'textSize'> & { shape?: 'box' | 'line' };

export function Textarea({ shape = 'box', textSize, className, ...props }: TextareaProps) {
  return <textarea className={controlLook({ shape, textSize, className })} {...props} />;
}

export function NativeSelect(props: Omit<ComponentProps<'select'>, 'className'>) {
  return <select className={controlLook()} {...props} />;
}
