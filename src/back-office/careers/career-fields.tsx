import { EditFields } from '@/back-office/documents/edit-fields';
import type { EditForm } from '@/back-office/documents/use-edit-form';
import { careers, type Career } from '@/collections/careers';
import type { FormValues } from '@/collections/form-values';

const DESCRIPTION_ROWS = 4; // spec 9

export function CareerFields({ edit }: { edit: EditForm<FormValues<typeof careers>, Career> }) {
  return (
    <EditFields
      edit={edit}
      collection={careers}
      extra={{
        title: { placeholder: 'e.g. Senior Oracle Developer' },
        location: {
          help: 'For example, “Denver, CO, USA” or “Remote (US)”. Search engines need the country.',
        },
        description: { rows: DESCRIPTION_ROWS },
        isActive: { label: 'Active (visible on careers page)' },
      }}
    />
  );
}
