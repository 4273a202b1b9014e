import type { ChangeEvent } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useFormFields } from '@/back-office/shared/use-form-fields';
import { TextListField } from '@/back-office/shared/text-list-field';
import { FormField } from '@/components/form-field';
import { Input, Textarea } from '@/components/ui/input';
import { FIELD_LABELS } from '@/content/field-labels';
import { SERVICE_COLORS } from '@/domain/service';
import { isSameIcon, SERVICE_ACCENT, ServiceIcon } from '@/features/services/service-icon';
import { ChoiceField } from './choice-field';
import { SERVICE_ICONS } from './service-icons';
import type { ServiceFormValues } from './service-kind';
import { slugOf } from './slug-of';

const LABELS = FIELD_LABELS.services;
const DESCRIPTION_ROWS = 3;
const LONG_DESCRIPTION_ROWS = 8;

interface ServiceFormProps {
  form: UseFormReturn<ServiceFormValues>;
  isNew: boolean;
}

export function ServiceForm({ form, isNew }: ServiceFormProps) {
  const { field, control } = useFormFields(form, LABELS);
  const icon = useController({ control: form.control, name: 'icon' }).field;
  const color = useController({ control: form.control, name: 'color' }).field;
  const name = control('name');

  /** The slug is derived from the name until someone edits the slug. */
  function handleName(event: ChangeEvent<HTMLInputElement>) {
    const isFollowing = form.getValues('slug') === slugOf(form.getValues('name'));
    void name.onChange(event);
    if (isNew && isFollowing) form.setValue('slug', slugOf(event.target.value));
  }

  return (
    <>
      <FormField {...field('name')} mark="required">
        <Input {...name} required onChange={handleName} />
      </FormField>
      <FormField
        {...field('slug')}
        mark={isNew ? 'required' : undefined}
        help="The last part of the page’s URL. You can’t change it after the first save."
      >
        <Input {...control('slug')} readOnly={!isNew} required spellCheck={false} />
      </FormField>
      <FormField {...field('description')}>
        <Textarea {...control('description')} rows={DESCRIPTION_ROWS} />
      </FormField>
      <FormField {...field('longDescription')}>
        <Textarea {...control('longDescription')} rows={LONG_DESCRIPTION_ROWS} />
      </FormField>
      <ChoiceField
        legend={LABELS['icon'] ?? ''}
        name="icon"
        choices={SERVICE_ICONS.map(({ icon: value, label }) => ({
          value,
          label,
          picture: <ServiceIcon icon={value} className="size-5" />,
        }))}
        isChosen={(value) => isSameIcon(value, icon.value)}
        onChoose={icon.onChange}
      />
      <ChoiceField
        legend={LABELS['color'] ?? ''}
        name="color"
        choices={SERVICE_COLORS.map((value) => ({
          value,
          label: <span className="capitalize">{value}</span>,
          picture: (
            <ServiceIcon icon={icon.value} className={`size-5 ${SERVICE_ACCENT[value].text}`} />
          ),
        }))}
        isChosen={(value) => value === color.value}
        onChoose={color.onChange}
      />
      <TextListField form={form} name="features" label={LABELS['features'] ?? ''} item="Feature" />
    </>
  );
}
