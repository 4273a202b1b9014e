import { useController, type UseFormReturn } from 'react-hook-form';
import { EditFields } from '@/back-office/shared/edit-fields';
import { SERVICE_COLORS, services } from '@/collections/services';
import { isSameIcon, SERVICE_ACCENT, ServiceIcon } from '@/features/services/service-icon';
import { ChoiceField } from './choice-field';
import { SERVICE_ICONS } from './service-icons';
import type { ServiceFormValues } from './service-kind';
import { slugOf } from './slug-of';

interface ServiceFormProps {
  form: UseFormReturn<ServiceFormValues>;
  isNew: boolean;
}

export function ServiceForm({ form, isNew }: ServiceFormProps) {
  const icon = useController({ control: form.control, name: 'icon' }).field;
  const color = useController({ control: form.control, name: 'color' }).field;

  /** The slug is derived from the name until someone edits the slug. */
  function handleName(name: string) {
    const isFollowing = form.getValues('slug') === slugOf(form.getValues('name'));
    if (isNew && isFollowing) form.setValue('slug', slugOf(name));
  }

  const extra = {
    name: { onType: handleName },
    slug: {
      help: 'The last part of the page’s URL. You can’t change it after the first save.',
      readOnly: !isNew,
      spellCheck: false,
    },
    description: { rows: 3 },
    longDescription: { rows: 8 },
  };
  const own = {
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
  return <EditFields form={form} collection={services} extra={extra} own={own} />;
}
