import { useController } from 'react-hook-form';
import { EditFields } from '@/back-office/documents/edit-fields';
import type { EditForm } from '@/back-office/documents/use-edit-form';
import type { FormValues } from '@/collections/form-values';
import { SERVICE_COLORS, services, type StoredService } from '@/collections/services';
import { isSameIcon, SERVICE_ACCENT, ServiceIcon } from '@/features/services/service-icon';
import { ChoiceField } from './choice-field';
import { SERVICE_ICONS } from './service-icons';
import { slugOf } from './slug-of';

interface ServiceFieldsProps {
  edit: EditForm<FormValues<typeof services>, StoredService>;
}

export function ServiceFields({ edit }: ServiceFieldsProps) {
  const { form, isNew } = edit;
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
  return <EditFields edit={edit} collection={services} extra={extra} own={own} />;
}
