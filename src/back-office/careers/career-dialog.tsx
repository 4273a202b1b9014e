import type { ReactNode } from 'react';
import { EditDialog } from '@/back-office/documents/edit-dialog';
import { InertPreview } from '@/back-office/ui/inert-preview';
import type { Career } from '@/collections/careers';
import { CareerDetail } from '@/features/careers/career-detail';
import { CareerFields } from './career-fields';
import { careerKind } from './career-kind';
import type { useOpenCareer } from './use-open-career';

interface CareerDialogProps {
  open: ReturnType<typeof useOpenCareer>;
  panel: (career: Career) => ReactNode;
}

export function CareerDialog({ open, panel }: CareerDialogProps) {
  if (!open.current) return null;
  return (
    <EditDialog
      key={open.current.key}
      kind={careerKind}
      editing={open.current.editing}
      onClose={open.close}
      onDiscarded={open.offerDiscarded}
      fields={(edit) => <CareerFields edit={edit} />}
      panel={panel}
      preview={{
        text: ({ isActive }) =>
          isActive
            ? 'This is what visitors will see after you save.'
            : 'This is what visitors will see once the position is active.',
        content: (career) => (
          <InertPreview label="Position">
            <CareerDetail career={career} />
          </InertPreview>
        ),
      }}
    />
  );
}
