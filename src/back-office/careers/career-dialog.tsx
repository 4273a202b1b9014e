import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { SaveProblem } from '@/back-office/shared/save-problem';
import { SlowSaveNote } from '@/back-office/shared/slow-save-note';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/back-office/shared/ui/confirm-dialog';
import { Dialog } from '@/back-office/shared/ui/dialog';
import type { Career } from '@/domain/career';
import { CareerDetail } from '@/features/careers/career-detail';
import { CareerForm } from './career-form';
import { careerDraft, careerOfForm, type CareerDraft, type CareerEditing } from './career-draft';
import { useCareerEditor } from './use-career-editor';

interface CareerDialogProps {
  editing: CareerEditing;
  onClose: () => void;
  onDiscarded: (draft: CareerDraft) => void;
  /** Beside the form, or below it: what depends on the unsaved career, with every word as it is typed. */
  panel: (career: Career) => ReactNode;
}

/** Add New Career or Edit Career (spec 2). Cancel discards changes at once; all other ways to close ask first. */
export function CareerDialog({ editing, onClose, onDiscarded, panel }: CareerDialogProps) {
  const editor = useCareerEditor(editing, onClose);
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const [previewed, setPreviewed] = useState<Career | null>(null);
  const [today] = useState(() => new Date());
  const formId = useId();
  const { form, draft, isSaving } = editor;
  const typed = useDeferredValue(draft.words);

  function handleClose() {
    if (isSaving) return;
    if (draft.isKept) setIsConfirmOpen(true);
    else editor.done();
  }

  function handleCancel() {
    const discarded = careerDraft();
    editor.done();
    if (discarded) onDiscarded(discarded);
  }

  const action = editor.isNew ? 'Create Career' : 'Update Career';
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && handleClose()}
        title={editor.isNew ? 'Add New Career' : 'Edit Career'}
        size="full"
        footer={
          <>
            {isSaving && <SlowSaveNote />}
            <Button
              variant="quiet"
              className="sm:mr-auto"
              onClick={() => setPreviewed(careerOfForm(form.getValues(), draft.base, today))}
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
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <SaveProblem
              draft={draft}
              changed="This career was changed by someone else since you opened it."
              deleted={draft.theirs === null && 'It was deleted.'}
              failure="Failed to save career"
              error={editor.error}
              isSaving={isSaving}
              onSaveMine={editor.saveOver}
              saveAsNew={{
                label: 'Save it as a new career',
                onClick: () => editor.saveOver({ id: crypto.randomUUID(), career: null }),
              }}
            />
            <CareerForm formId={formId} form={form} onSubmit={(values) => editor.save(values)} />
          </div>
          {panel(careerOfForm(typed, draft.base, today))}
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

/** Makes links and buttons inert, not the whole preview: screen readers skip what is inert. */
function disableControls(preview: HTMLElement | null) {
  for (const control of preview?.querySelectorAll('a, button') ?? []) {
    control.toggleAttribute('inert', true);
  }
}

function CareerPreview({ career, onClose }: { career: Career; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Preview"
      description={
        career.isActive
          ? 'What visitors will see once you save. Links and buttons do nothing here.'
          : 'Visitors can’t see this position while it is inactive. Links and buttons do nothing here.'
      }
      size="full"
      footer={<Button onClick={onClose}>Back to the form</Button>}
    >
      <div
        ref={disableControls}
        role="region"
        aria-label="Position"
        tabIndex={0}
        className="-mx-6 -my-5"
      >
        <CareerDetail career={career} />
      </div>
    </Dialog>
  );
}
