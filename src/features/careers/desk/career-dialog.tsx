import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { SlowSaveNote } from '@/components/slow-save-note';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Textarea } from '@/components/ui/input';
import type { Career } from '@/domain/career';
import { CareerForm } from './career-form';
import { careerAsText, careerOfForm } from './career-form-values';
import { CareerPreview } from './career-preview';
import { CareerProblemNote } from './career-problem-note';
import { UnsavedCareer } from './unsaved-career';
import { useCareerEditor, type CareerDraft, type CareerEditing } from './use-career-editor';

interface CareerDialogProps {
  editing: CareerEditing;
  onClose: () => void;
  /** Called after Cancel with what was typed, if anything. */
  onDiscarded: (draft: CareerDraft) => void;
  /** Below the form: what depends on the unsaved career, with every word as it is typed. */
  panel: (career: Career) => ReactNode;
}

/** Add New Career or Edit Career (spec 2). Cancel discards changes at once; all other ways to close ask first. */
export function CareerDialog({ editing, onClose, onDiscarded, panel }: CareerDialogProps) {
  const editor = useCareerEditor(editing, onClose);
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const [previewed, setPreviewed] = useState<Career | null>(null);
  const [today] = useState(() => new Date());
  const formId = useId();
  const top = useRef<HTMLDivElement>(null);
  const { form, isSaving, problem, ownValues } = editor;

  useEffect(() => {
    if (problem || ownValues) top.current?.scrollIntoView({ block: 'start' });
  }, [problem, ownValues]);

  function handleClose() {
    if (isSaving) return;
    if (editor.draft()) setIsConfirmOpen(true);
    else editor.done();
  }

  function handleCancel() {
    const draft = editor.draft();
    editor.done();
    if (draft) onDiscarded(draft);
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
            <Button
              variant="quiet"
              className="sm:mr-auto"
              onClick={() => setPreviewed(careerOfForm(form.getValues(), editor.base, today))}
            >
              Preview
            </Button>
            <Button variant="quiet" disabled={isSaving} onClick={handleCancel}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="action" disabled={isSaving}>
              {isSaving ? 'Saving...' : action}
            </Button>
          </>
        }
      >
        <div
          ref={top}
          // The margins keep what has the focus clear of the panel's head (WCAG 2.4.11).
          className="flex scroll-mt-5 flex-col gap-4 *:min-w-0 sm:[&_:is(input,textarea,button)]:scroll-mb-24"
        >
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
          <UnsavedCareer form={form} editing={editor.base} today={today}>
            {panel}
          </UnsavedCareer>
        </div>
      </Dialog>
      {previewed && <CareerPreview career={previewed} onClose={() => setPreviewed(null)} />}
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
