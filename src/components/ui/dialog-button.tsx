import { Button, type ButtonProps } from './button';

/** Opens a `StaticDialog`, before hydration, too. */
export function DialogButton({ opens, ...props }: ButtonProps & { opens: string }) {
  return <Button {...props} command="show-modal" commandfor={opens} aria-haspopup="dialog" />;
}
