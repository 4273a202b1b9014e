import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** Words of the button that goes on and loses something. */
  confirmLabel: string;
  /** Words of the button that changes nothing; so do Escape and a click outside. */
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. The harmless answer comes first and gets the focus. */
export function ConfirmDialog({ open, title, text, ...props }: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={(next) => !next && props.onCancel()}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="quiet" onClick={props.onCancel}>
            {props.cancelLabel}
          </Button>
          <Button variant="danger" onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    />
  );
}
