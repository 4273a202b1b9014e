import { useState, type ReactNode } from 'react';
import type { Path, PathValue } from 'react-hook-form';
import { EditDialog, Fields, PreviewButton, Question } from '@/back-office/documents/edit-dialog';
import { EditFields } from '@/back-office/documents/edit-fields';
import { TypedValues } from '@/back-office/documents/typed-values';
import type { EditForm } from '@/back-office/documents/use-edit-form';
import { InertPreview } from '@/back-office/ui/inert-preview';
import { careers, type Career, type CareerValues } from '@/collections/careers';
import { firmDay } from '@/content/firm-day';
import { hasClosed } from '@/domain/has-closed';
import { CareerDetail } from '@/features/careers/career-detail';
import { careerKind } from './career-desk-data';
import { publishQuestion } from './publish-question';
import type { OpenCareer } from './career-desk-data';

type CareerForm = EditForm<CareerValues, Career>;

const DESCRIPTION_ROWS = 4; // spec 9

interface CareerDialogProps {
  open: OpenCareer;
  /** Below the fields for Google for Jobs. `fill` sets fields of the form. */
  googleForJobs: (career: Career, fill: (values: Partial<CareerValues>) => void) => ReactNode;
}

export function CareerDialog({ open, googleForJobs }: CareerDialogProps) {
  return (
    <EditDialog
      kind={careerKind}
      open={open}
      footer={
        <PreviewButton
          text={(career: Career) => {
            if (!career.isActive)
              return 'This is what visitors will see once the position is active.';
            return hasClosed(career, firmDay())
              ? 'Visitors won’t see this, because the closing date is over.'
              : 'This is what visitors will see after you save.';
          }}
        >
          {(career: Career) => (
            <InertPreview label="Position">
              <CareerDetail career={career} />
            </InertPreview>
          )}
        </PreviewButton>
      }
    >
      <Fields>
        {(edit: CareerForm) => (
          <EditFields
            edit={edit}
            collection={careers}
            groupHelp="Search engines read these fields instead of the texts above. All are optional."
            groupNote={<GroupNote edit={edit}>{googleForJobs}</GroupNote>}
            extra={{
              title: { placeholder: 'e.g. Senior Oracle Developer' },
              location: { help: 'For example, “Denver, CO” or “Remote (US).”' },
              closesOn: { help: 'The last day on which visitors see the position.' },
              applyUrl: { help: 'Without a link, visitors apply by email.' },
              region: { help: 'If remote: where applicants must live.' },
              payTo: { help: 'Leave blank for a single amount.' },
              description: { rows: DESCRIPTION_ROWS },
              isActive: { label: 'Active (visible on careers page)' },
            }}
          />
        )}
      </Fields>
      <Question
        questionFor={(career: Career, saved) => publishQuestion(career, saved, firmDay())}
      />
    </EditDialog>
  );
}

interface GroupNoteProps {
  edit: CareerForm;
  children: CareerDialogProps['googleForJobs'];
}

function GroupNote({ edit: { form, base }, children }: GroupNoteProps) {
  const [today] = useState(() => new Date());
  function fill(values: Partial<CareerValues>) {
    for (const [name, value] of Object.entries(values)) {
      const path = name as Path<CareerValues>;
      form.setValue(path, value as PathValue<CareerValues, typeof path>);
    }
  }
  return (
    <TypedValues form={form}>
      {(values) => children(careerKind.itemOf(values, base, today), fill)}
    </TypedValues>
  );
}
