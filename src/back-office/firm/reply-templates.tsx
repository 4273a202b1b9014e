import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { EditFields } from '@/back-office/documents/edit-fields';
import {
  replyTemplatesKind,
  replyTemplatesQuery,
  TEMPLATES_DRAFT,
} from '@/back-office/documents/setting-kinds';
import { SettingForm } from '@/back-office/documents/setting-form';
import { TypedValues } from '@/back-office/documents/typed-values';
import { useEditForm } from '@/back-office/documents/use-edit-form';
import { LoadFailure } from '@/back-office/ui/load-failure';
import type { FormValues } from '@/collections/form-values';
import {
  PLACEHOLDERS,
  replyTemplates,
  templateProblem,
  type StoredReplyTemplates,
} from '@/collections/settings';
import { Loading } from '@/components/loading';
import { TextField } from '@/components/text-field';
import { FIRM } from '@/content/firm';
import { DEFAULT_REPLY_TEMPLATES, fillTemplate } from '@/content/reply-templates';

const { name: NAME, text: TEXT } = replyTemplates.fields.templates.parts;

const SAMPLE = {
  name: 'Grace',
  service: 'Cloud Migration',
  reference: '7F3K-2QXM',
  sender: 'Ada Lovelace',
  firm: FIRM.name,
};

export function ReplyTemplates() {
  const query = useQuery(replyTemplatesQuery);
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-lg">Reply templates</h2>
      {query.isPending && <Loading text="Loading reply templates..." />}
      {query.isError && <LoadFailure what="The reply templates" query={query} />}
      {query.data && <TemplatesForm saved={query.data} />}
    </div>
  );
}

function TemplatesForm({ saved }: { saved: StoredReplyTemplates }) {
  const edit = useEditForm(replyTemplatesKind, TEMPLATES_DRAFT, { id: saved.id, item: saved });
  return (
    <SettingForm
      edit={edit}
      draft={TEMPLATES_DRAFT}
      name="Reply templates"
      failure="Failed to save the reply templates"
      saveLabel="Save Templates"
      defaults={replyTemplatesKind.valuesOf(DEFAULT_REPLY_TEMPLATES)}
    >
      <EditFields
        edit={edit}
        collection={replyTemplates}
        extra={{
          templates: {
            help: `Inquiries offer these texts for the reply, as soon as they are saved. To fill in what you know, write ${PLACEHOLDERS}. A sentence is left out if there is nothing to fill in. Without templates, the defaults apply.`,
            records: {
              blank: { name: '', text: '' },
              fields: (index) => <TemplateFields form={edit.form} index={index} />,
            },
          },
        }}
      />
    </SettingForm>
  );
}

interface TemplateFieldsProps {
  form: UseFormReturn<FormValues<typeof replyTemplates>>;
  index: number;
}

function TemplateFields({ form, index }: TemplateFieldsProps) {
  const name = `templates.${index}.text` as const;

  function check(text: string) {
    const message = templateProblem(text);
    if (message) form.setError(name, { message });
    else form.clearErrors(name);
  }

  return (
    <fieldset className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 border border-rule px-4 pt-2 pb-4 max-sm:basis-full lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <legend className="px-1 text-sm font-semibold">Template {index + 1}</legend>
      <TextField form={form} name={`templates.${index}.name`} label={NAME.label} required />
      <TextField
        form={form}
        name={name}
        label={TEXT.label}
        required
        announcesError
        rows={12}
        onType={check}
      />
      <div className="grid content-start gap-1.5 text-sm lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <p className="font-semibold">Preview with a sample inquiry</p>
        <p dir="auto" className="border-l-3 border-rule pl-3 wrap-anywhere whitespace-pre-line">
          <TypedValues form={form}>
            {({ templates: { [index]: template } }) => template && fillTemplate(template, SAMPLE)}
          </TypedValues>
        </p>
      </div>
    </fieldset>
  );
}
