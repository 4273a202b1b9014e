import type { ChangeEvent } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { EditFields } from '@/back-office/shared/edit-fields';
import { useFormFields } from '@/back-office/shared/use-form-fields';
import { SERVICE_COLORS, services } from '@/collections/services';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { isSameIcon, SERVICE_ACCENT, ServiceIcon } from '@/features/services/service-icon';
import { ChoiceField } from './choice-field';
import { SERVICE_ICONS } from './service-icons';
import type { ServiceFormValues } from './service-kind';
import { slugOf } from './slug-of';

const ROWS = { description: { rows: 3 }, longDescription: { rows: 8 } };

interface ServiceFormProps {
  form: UseFormReturn<ServiceFormValues>;
  isNew: boolean;
}

export function ServiceForm({ form, isNew }: ServiceFormProps) {
  const { field, control } = useFormFields(form, services);
  const icon = useController({ control: form.control, name: 'icon' }).field;
  const color = useController({ control: form.control, name: 'color' }).field;
  const name = control('name');

  /** The slug is derived from the name until someone edits the slug. */
  function handleName(event: ChangeEvent<HTMLInputElement>) {
    const isFollowing = form.getValues('slug') === slugOf(form.getValues('name'));
    void name.onChange(event);
    if (isNew && isFollowing) form.setValue('slug', slugOf(event.target.value));
  }

  const own = {
    name: (
      <FormField {...field('name')}>
        <Input {...name} onChange={handleName} />
      </FormField>
    ),
    slug: (
      <FormField
        {...field('slug')}
        mark={isNew ? 'required' : undefined}
        help="The last part of the page’s URL. You can’t change it after the first save."
      >
        <Input {...control('slug')} readOnly={!isNew} spellCheck={false} />
      </FormField>
    ),
    icon: (
      <ChoiceField
        legend={services.fields.icon.label}
        name="icon"
        choices={SERVICE_ICONS.map(({ icon: value, label }) => ({
          value,
          label,
          picture: <ServiceIcon icon={value} className="size-5" />,
        }))}
        isChosen={(value) => isSameIcon(value, icon.value)}
        onChoose={icon.onChange}
      />
    ),
    color: (
      <ChoiceField
        legend={services.fields.color.label}
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
    ),
  };
  return <EditFields form={form} collection={services} extra={ROWS} own={own} />;
}
