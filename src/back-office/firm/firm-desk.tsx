import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { EditFields } from '@/back-office/documents/edit-fields';
import { LeaveGuard } from '@/back-office/documents/leave-guard';
import {
  FIRM_DRAFT,
  firmKind,
  firmQuery,
  TEMPLATES_DRAFT,
} from '@/back-office/documents/setting-kinds';
import { SettingForm } from '@/back-office/documents/setting-form';
import { TypedValues } from '@/back-office/documents/typed-values';
import { useEditForm } from '@/back-office/documents/use-edit-form';
import { LoadFailure } from '@/back-office/ui/load-failure';
import { fieldList } from '@/collections/collection';
import { firm, type StoredFirm } from '@/collections/settings';
import { Loading } from '@/components/loading';
import { DEFAULT_FACTS } from '@/content/firm-facts';
import { openingHours } from '@/content/opening-hours';
import { isBlank } from '@/domain/text';
import { discardDraft, useDraftNames } from '@/lib/drafts';
import { ReplyTemplates } from './reply-templates';

const DRAFTS: Record<string, string> = {
  [FIRM_DRAFT]: 'the facts about the firm',
  [TEMPLATES_DRAFT]: 'the reply templates',
};

type Fact = keyof typeof firm.fields;

export function FirmDesk() {
  const query = useQuery(firmQuery);
  const unsaved = useDraftNames().filter((draft) => draft in DRAFTS);
  return (
    <>
      {query.isPending && <Loading text="Loading firm..." />}
      {query.isError && <LoadFailure what="The facts about the firm" query={query} />}
      {query.data && <FirmForm saved={query.data} />}
      <ReplyTemplates />
      <LeaveGuard
        isActive={unsaved.length > 0}
        text={`Not saved yet: ${unsaved.map((draft) => DRAFTS[draft]).join(', ')}.`}
        onLeave={() => unsaved.forEach(discardDraft)}
      />
    </>
  );
}

function FirmForm({ saved }: { saved: StoredFirm }) {
  const edit = useEditForm(firmKind, FIRM_DRAFT, { id: saved.id, item: saved });
  const id = useId();
  const extraOf = (name: Fact) => ({
    'aria-describedby': `${id}-${name}`,
    ...(name === 'address' && { rows: 3 }),
    below: (
      <p id={`${id}-${name}`} className="text-sm text-ink-soft empty:hidden">
        <TypedValues form={edit.form}>{(values) => noteOn(name, values[name])}</TypedValues>
      </p>
    ),
  });
  return (
    <SettingForm
      edit={edit}
      draft={FIRM_DRAFT}
      name="Firm"
      failure="Failed to save the facts about the firm"
      saveLabel="Save Firm"
    >
      <EditFields
        edit={edit}
        collection={firm}
        extra={Object.fromEntries(fieldList(firm).map(({ name }) => [name, extraOf(name)]))}
      />
    </SettingForm>
  );
}

/** What the site shows for an empty field, or what an entry leads to; '' if there is nothing to say. */
function noteOn(name: Fact, text: string): string {
  const standard = DEFAULT_FACTS[name];
  if (isBlank(text))
    return standard
      ? `Empty, so the site shows: ${String(standard).replaceAll('\n', ', ')}`
      : 'Empty, so there is no link.';
  if (name === 'name' && text !== standard)
    return 'Until your developer has drawn a new preview image, links to the site are shown without one.';
  if (name === 'email') return 'Applications for positions also go to this address.';
  if (name === 'secondPhone') return 'To show only one number, enter the same one in both fields.';
  if (name === 'bookingUrl')
    return 'The contact form and its receipt offer this link as “Or choose a time.”';
  if (name === 'businessHours' && !openingHours(text))
    return `Search engines can’t read these hours. They can read: ${DEFAULT_FACTS.businessHours}`;
  return '';
}
