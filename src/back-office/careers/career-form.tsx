import { Controller, type UseFormReturn } from 'react-hook-form';
import { FormField } from '@/components/form-field';
import { Input, Textarea } from '@/components/ui/input';
import { Checkbox } from '@/back-office/shared/ui/checkbox';
import { Select } from '@/back-office/shared/ui/select';
import { JOB_TYPES } from '@/domain/career';
import { useFormFields } from '@/back-office/shared/use-form-fields';
import { FIELD_LABELS } from '@/content/field-labels';
import { TextListField } from '@/back-office/shared/text-list-field';
import type { CareerFormValues } from './career-kind';

const DESCRIPTION_ROWS = 4; // spec 9

const JOB_TYPE_LABELS = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
};
const JOB_TYPE_OPTIONS = JOB_TYPES.map((value) => ({ value, label: JOB_TYPE_LABELS[value] }));

export function CareerForm({ form }: { form: UseFormReturn<CareerFormValues> }) {
  const { field, control } = useFormFields(form, FIELD_LABELS.careers);
  const type = field('type');

  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <FormField {...field('title')} mark="required">
            <Input {...control('title')} placeholder="e.g. Senior Oracle Developer" required />
          </FormField>
        </div>
        <FormField {...field('department')}>
          <Input {...control('department')} />
        </FormField>
        <FormField
          {...field('location')}
          help="For example, “Denver, CO, USA” or “Remote (US)”. Search engines need the country."
        >
          <Input {...control('location')} />
        </FormField>
        <FormField {...type}>
          <Controller
            control={form.control}
            name="type"
            render={({ field: { value, onChange } }) => (
              <Select
                id={type.id}
                label={type.label}
                value={value}
                onValueChange={onChange}
                options={JOB_TYPE_OPTIONS}
              />
            )}
          />
        </FormField>
        <FormField {...field('salaryRange')} mark="optional">
          <Input {...control('salaryRange')} />
        </FormField>
      </div>
      <FormField {...field('description')}>
        <Textarea {...control('description')} rows={DESCRIPTION_ROWS} />
      </FormField>
      <TextListField form={form} name="requirements" label="Requirements" item="Requirement" />
      <TextListField
        form={form}
        name="responsibilities"
        label="Responsibilities"
        item="Responsibility"
      />
      <TextListField form={form} name="benefits" label="Benefits" item="Benefit" />
      <label className="flex min-h-11 items-center gap-3 justify-self-start">
        <Checkbox {...form.register('isActive')} />
        Active (visible on careers page)
      </label>
    </>
  );
}
