import { useEffect, useId, useRef, useState } from 'react';
import { SlowSaveNote } from '@/components/slow-save-note';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Textarea } from '@/components/ui/input';
import { CareerForm } from './career-form';
import { careerAsText } from './career-form-values';
import { CareerProblemNote } from './career-problem-note';
import { useCareerEditor, type CareerEditing } from './use-career-editor';

interface CareerDialogProps {
  editing: CareerEditing;
  onClose: () => void;
}

/** Add New Career or Edit Career (spec 2). Confirms before it discards changes. */
export function CareerDialog({ editing, onClose }: CareerDialogProps) {
  const editor = useCareerEditor(editing, onClose);
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const formId = useId();
  const top = useRef<HTMLDivElement>(null);
  const { form, isSaving, problem, ownValues } = editor;

  useEffect(() => {
    if (problem || ownValues) top.current?.scrollIntoView({ block: 'start' });
  }, [problem, ownValues]);

  function handleClose() {
    if (isSaving) return;
    if (editor.isChanged()) setIsConfirmOpen(true);
    else editor.done();
  }

  const action = editor.isNew ? 'Create Career' : 'Update Career';
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && handleClose()}
        title={editor.isNew ? 'Add New Career' : 'Edit Career'}
        size="wide"
        footer={
          <>
            <SlowSaveNote isSaving={isSaving} />
            <Button variant="quiet" disabled={isSaving} onClick={handleClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="action" disabled={isSaving}>
              {isSaving ? 'Saving...' : action}
            </Button>
          </>
        }
      >
        <div ref={top} className="grid scroll-mt-5 gap-4">
          {problem && (
            <CareerProblemNote
              problem={problem}
              onLoadTheirs={editor.loadTheirs}
              onSaveMine={editor.saveMine}
            />
          )}
          {ownValues && (
            <div className="grid gap-1.5">
              <label htmlFor={`${formId}-own`} className="text-sm font-semibold">
                Your text, for copying
              </label>
              <Textarea
                readOnly
                id={`${formId}-own`}
                rows={6}
                textSize="small"
                value={careerAsText(ownValues)}
              />
            </div>
          )}
          <CareerForm formId={formId} form={form} onSubmit={(values) => editor.save(values)} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={isConfirmOpen}
        title="Discard your changes?"
        text="What you typed has not been saved."
        cancelLabel="Keep editing"
        confirmLabel="Discard changes"
        onCancel={() => setIsConfirmOpen(false)}
        onConfirm={editor.done}
      />
    </>
  );
}
