import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from './dialog';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  onClose: () => void;
  /** Called with the texts of the fields, by name, if the browser accepts them. Then the dialog closes. */
  onSubmit: (fields: Record<string, string>) => void;
  children: ReactNode;
}

/** An open dialog with a form of uncontrolled fields, which the browser validates. */
export function FormDialog({ title, submitLabel, onClose, onSubmit, children }: FormDialogProps) {
  const id = useId();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    onSubmit(Object.fromEntries(fields.map(([name, value]) => [name, String(value)])));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} aria-label={title} className="grid gap-4" onSubmit={handleSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
