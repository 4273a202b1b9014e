import { Button } from '@/components/ui/button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before data is lost. Cancel comes first, so it gets the focus. */
export function ConfirmDialog({ open, title, text, onClose, ...props }: ConfirmDialogProps) {
  function handleConfirm() {
    onClose();
    props.onConfirm();
  }
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={text}
      footer={
        <>
          {/* Orca says only the focused button, so the question is also its description. */}
          <Button variant="quiet" aria-description={`${title} ${text}`} onClick={onClose}>
            {props.cancelLabel}
          </Button>
          <Button variant="danger" onClick={handleConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    />
  );
}
