import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { useDraftNames } from '@/lib/drafts';
import type { EditedItem } from './edit-kind';
import { SaveProblem } from './save-problem';
import { SlowSaveNote } from './slow-save-note';
import type { EditForm } from './use-edit-form';

interface SettingFormProps<Values extends FieldValues, Item extends EditedItem> {
  edit: EditForm<Values, Item>;
  /** Name of its draft. */
  draft: string;
  /** Accessible name, and what conflicts and failures call it. */
  name: string;
  what: string;
  failure: string;
  saveLabel: string;
  /** Beside the buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The form of a settingKind, on a page of its own. */
export function SettingForm<Values extends FieldValues, Item extends EditedItem>({
  edit,
  draft,
  name,
  what,
  failure,
  saveLabel,
  actions,
  children,
}: SettingFormProps<Values, Item>) {
  const { isSaving } = edit;
  const isUnsaved = useDraftNames().includes(draft);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <SaveProblem edit={edit} what={what} failure={failure} />
      <form
        noValidate
        aria-label={name}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => void edit.submit(event)}
      >
        {children}
        <div className="relative flex flex-wrap items-center gap-3">
          <Button type="submit" variant="action" aria-disabled={isSaving}>
            {isSaving ? 'Saving...' : saveLabel}
          </Button>
          {actions}
          {isUnsaved && (
            <>
              {edit.base.item && (
                <Button variant="quiet" aria-disabled={isSaving} onClick={edit.discard}>
                  Restore saved version
                </Button>
              )}
              <p className="text-sm text-ink-soft">Not saved yet</p>
            </>
          )}
          {isSaving && <SlowSaveNote float="top-full" />}
        </div>
      </form>
    </div>
  );
}
