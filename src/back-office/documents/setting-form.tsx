import type { ReactNode } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { useDraftNames } from '@/lib/drafts';
import { focusSoon } from '@/lib/focus-soon';
import { isSameValue } from '@/lib/merge-values';
import type { EditedItem } from './edit-kind';
import { SaveProblem } from './save-problem';
import { SlowSaveNote } from './slow-save-note';
import { TypedValues } from './typed-values';
import type { EditForm } from './use-edit-form';

interface SettingFormProps<Values extends FieldValues, Item extends EditedItem> {
  edit: EditForm<Values, Item>;
  /** Name of its draft. */
  draft: string;
  name: string;
  failure: string;
  saveLabel: string;
  /** For “Restore default.” */
  defaults?: Values;
  children: ReactNode;
}

/** The form of a settingKind, on a page of its own. */
export function SettingForm<Values extends FieldValues, Item extends EditedItem>({
  edit,
  draft,
  name,
  failure,
  saveLabel,
  defaults,
  children,
}: SettingFormProps<Values, Item>) {
  const { isSaving, inputOf, form } = edit;
  const isUnsaved = useDraftNames().includes(draft);

  /** Moves the focus, because the focused button disappears. */
  function handleRestoreDefault(element: HTMLFormElement | null) {
    for (const [field, value] of Object.entries(defaults ?? {}))
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
    if (element) focusSoon(element, () => element.querySelector('input')?.focus());
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <SaveProblem edit={edit} what="these settings" failure={failure} />
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
          {defaults && (
            <TypedValues form={form}>
              {(values) =>
                !isSameValue(inputOf(values), inputOf(defaults)) && (
                  <Button
                    variant="quiet"
                    aria-disabled={isSaving}
                    onClick={({ currentTarget }) => handleRestoreDefault(currentTarget.form)}
                  >
                    Restore default
                  </Button>
                )
              }
            </TypedValues>
          )}
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
