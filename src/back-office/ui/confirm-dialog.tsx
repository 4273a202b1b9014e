import { Button } from '@/components/ui/button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before data is lost. Cancel comes first, so it gets the focus. */
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
