import type { UseFormReturn } from 'react-hook-form';
import { EditFields } from '@/back-office/shared/edit-fields';
import { careers } from '@/collections/careers';
import type { CareerFormValues } from './career-kind';

const DESCRIPTION_ROWS = 4; // spec 9

export function CareerForm({ form }: { form: UseFormReturn<CareerFormValues> }) {
  return (
    <EditFields
      form={form}
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
