import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { reasonForFailedWrite } from '@/content/failures';
import { ConflictError } from '@/domain/errors';
import type { EditedItem } from './edit-kind';
import type { EditForm } from './use-edit-form';

interface SaveProblemProps<Values extends FieldValues, Item extends EditedItem> {
  edit: EditForm<Values, Item>;
  what: string;
  failure: string;
}

const LIST = new Intl.ListFormat('en-US');

export function SaveProblem<Values extends FieldValues, Item extends EditedItem>({
  edit,
  what,
  failure,
}: SaveProblemProps<Values, Item>) {
  const { error, isDeleted, theirs, labelOf, isSaving } = edit;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) container.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const both = Object.keys(theirs);
  const isConflict = error instanceof ConflictError;
  // If the ID of a new item is taken, the field shows the error.
  const isFailed = error !== undefined && !isSaving && !(isConflict && edit.isNew);
  const fieldCount = Object.keys(edit.form.getValues()).length;
  const words = (names: string[]) =>
    names.length === fieldCount ? what : LIST.format(names.map((name) => labelOf(name)));
  return (
    <div ref={container} className="contents *:scroll-mt-5">
      {(isDeleted || isFailed) && (
        <p
          role="alert"
          className="border-l-6 border-danger bg-danger-tint px-4 py-3 text-danger-deep"
        >
          {isDeleted && (
            <>
              <strong>Someone else has deleted {what}.</strong> Nothing you typed is lost.
            </>
          )}
          {!isDeleted && isConflict && (
            <>
              <strong>Not saved yet.</strong> Someone else has also changed {words(both) || what}.
              Compare the two versions, then save again. Nothing you typed is lost.
            </>
          )}
          {!isDeleted && !isConflict && (
            <>
              <strong>{failure}.</strong> {reasonForFailedWrite(error)} Nothing you typed is lost.
            </>
          )}
        </p>
      )}
    </div>
  );
}
