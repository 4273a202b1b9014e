import { useQuery } from '@tanstack/react-query';
import { memo, Suspense, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { EditDialog, Fields, Panel } from '@/back-office/documents/edit-dialog';
import { EditFields } from '@/back-office/documents/edit-fields';
import { PreviewPanel } from '@/back-office/documents/preview-panel';
import { slugFields } from '@/back-office/documents/slug-fields';
import type { EditForm } from '@/back-office/documents/use-edit-form';
import type { FormValues } from '@/collections/form-values';
import { SERVICE_COLORS, services, type Service, type StoredService } from '@/collections/services';
import { Loading } from '@/components/loading';
import { ServiceBody } from '@/features/services/service-body';
import { ServiceCard } from '@/features/services/service-grid';
import { ServiceHero } from '@/features/services/service-hero';
import { accentOf, isSameIcon, ServiceIcon } from '@/features/services/service-icon';
import { serviceDeskQueries, serviceKind, type OpenService } from './service-desk-data';

export function ServiceDialog({ open }: { open: OpenService }) {
  const { data: services = [] } = useQuery(serviceDeskQueries.list());
  const others = services.filter(({ id }) => id !== open.current?.editing.id);
  return (
    <EditDialog
      kind={serviceKind}
      open={open}
      size="full"
      taken={{
        field: 'slug',
        message: 'Another service already has this slug. Choose a different slug.',
        isTaken: ({ slug }) => others.some((one) => one.id === slug || one.slug === slug),
      }}
    >
      <Fields>{(edit: ServiceForm) => <ServiceFields edit={edit} />}</Fields>
      <Panel>{(service: StoredService) => <ServicePreview service={service} />}</Panel>
    </EditDialog>
  );
}

export type ServiceForm = EditForm<FormValues<typeof services>, StoredService>;

function ServiceFields({ edit }: { edit: ServiceForm }) {
  const { form } = edit;
  const icon = useController({ control: form.control, name: 'icon' }).field;
  const color = useController({ control: form.control, name: 'color' }).field;
  const colors = [...new Set<string>([...SERVICE_COLORS, color.value])];

  const extra = {
    ...slugFields(edit, services),
    description: { rows: 3 },
    longDescription: { rows: 8 },
  };
  const custom = {
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
        onChange={icon.onChange}
      />
    ),
    color: (
      <ChoiceField
        legend={services.fields.color.label}
        name="color"
        choices={colors.map((value) => ({
          value,
          label: <span className="capitalize">{value}</span>,
          picture: <ServiceIcon icon={icon.value} className={`size-5 ${accentOf(value).text}`} />,
        }))}
        isChosen={(value) => value === color.value}
        onChange={color.onChange}
      />
    ),
  };
  return <EditFields edit={edit} collection={services} extra={extra} custom={custom} />;
}

interface ChoiceFieldProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly { value: Value; label: ReactNode; picture: ReactNode }[];
  isChosen: (value: Value) => boolean;
  onChange: (event: ChangeEvent) => void;
}

function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { legend, name, choices, isChosen, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label, picture }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-2 border border-rule bg-paper-raised px-2.5 text-sm hover:bg-firm-tint has-checked:border-firm has-checked:bg-firm-tint"
          >
            <Radio name={name} value={value} checked={isChosen(value)} onChange={onChange} />
            {picture}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** Memoized: with each update, React removes the name for a moment, and Firefox reports every button as changed. */
const Radio = memo(function Radio(props: RadioProps) {
  return (
    <input
      type="radio"
      {...props}
      className="size-5 shrink-0 appearance-none rounded-full border-2 border-rule-strong bg-paper-raised checked:border-6 checked:border-firm hover:border-ink forced-colors:appearance-auto"
    />
  );
});

function ServicePreview({ service }: { service: Service }) {
  return (
    <PreviewPanel
      path={`/services/${service.slug}`}
      card={<ServiceCard service={service} />}
      page={
        <>
          <Suspense fallback={<Loading text="Loading drawing" />}>
            <ServiceHero service={service} trail={null} />
          </Suspense>
          <ServiceBody service={service} />
        </>
      }
    />
  );
}

/** One class string for each icon that the site draws. Unknown classes are drawn as `boxes`. */
export const SERVICE_ICONS = [
  { icon: 'fas fa-cloud-upload-alt', label: 'Cloud' },
  { icon: 'fas fa-lightbulb', label: 'Idea' },
  { icon: 'fas fa-sync-alt', label: 'Renewal' },
  { icon: 'fas fa-cogs', label: 'Gear' },
  { icon: 'fas fa-network-wired', label: 'Network' },
  { icon: 'fas fa-code', label: 'Code' },
  { icon: 'fas fa-server', label: 'Server' },
  { icon: 'fas fa-database', label: 'Database' },
  { icon: 'fas fa-microchip', label: 'Chip' },
  { icon: 'fas fa-shield-alt', label: 'Shield' },
  { icon: 'fas fa-users', label: 'People' },
  { icon: 'fas fa-boxes', label: 'Boxes' },
] as const;
