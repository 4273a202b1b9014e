import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const buttonLook = cva(
  [
    'inline-flex max-w-full items-center justify-center gap-2 rounded text-center font-semibold transition-colors active:translate-y-px forced-colors:border',
    'disabled:cursor-not-allowed disabled:opacity-60 disabled:active:translate-y-0',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-disabled:active:translate-y-0',
  ],
  {
    variants: {
      variant: {
        /** The most important action; one per screen (design 7). */
        action: 'bg-action text-paper hover:bg-action-deep active:bg-action-deep shadow-raised',
        primary: 'bg-firm text-paper hover:bg-firm-deep active:bg-firm-deep shadow-raised',
        outline: 'border-firm text-firm hover:bg-firm-tint active:bg-firm-tint border-2',
        raised:
          'border-firm bg-paper-raised text-firm hover:bg-firm-tint active:bg-firm-tint border-2',
        quiet: 'border-rule-strong text-ink hover:border-ink hover:bg-paper-deep border',
        bare: 'hover:bg-paper-deep',
        link: 'hover:bg-paper-deep underline',
        onDark: 'border-on-dark-muted text-on-dark hover:bg-dark border-2',
        danger: 'border-danger text-danger hover:bg-danger-tint border',
        bareDanger: 'text-danger hover:bg-danger-tint',
      },
      size: {
        base: 'min-h-11 px-5 py-2 text-base',
        small: 'min-h-11 px-3 py-1 text-sm sm:min-h-9',
        compact: 'min-h-11 px-2 py-1 text-sm sm:min-h-9 sm:px-3',
        icon: 'size-11',
        iconSmall: 'size-11 sm:size-9',
      },
    },
    defaultVariants: { variant: 'primary', size: 'base' },
  },
);

/** `className` is for layout only: margins, width, grid placement, and display. */
export type ButtonLook = VariantProps<typeof buttonLook>;

export type ButtonProps = ComponentProps<'button'> & ButtonLook;

/** With `aria-disabled`, keeps the focus, but a click does nothing and doesn't submit a form. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonLook({ variant, size, className })}
      {...props}
      onClick={props['aria-disabled'] ? (event) => event.preventDefault() : props.onClick}
    />
  );
}

export type LinkProps = ComponentProps<typeof Link> & { to: string };

export function ButtonLink({ variant, size, className, ...props }: LinkProps & ButtonLook) {
  return <Link className={buttonLook({ variant, size, className })} {...props} />;
}

export function ButtonAnchor({
  variant,
  size,
  className,
  children,
  ...props
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a className={buttonLook({ variant, size, className })} {...props}>
      {children}
    </a>
  );
}

export function DialogButton({ opens, ...props }: ButtonProps & { opens: string }) {
  return <Button {...props} command="show-modal" commandfor={opens} aria-haspopup="dialog" />;
}
