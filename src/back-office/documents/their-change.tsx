import { useId } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { LongText } from '@/components/long-text';
import { Button } from '@/components/ui/button';
import { inputText, type EditedItem } from './edit-kind';
import type { EditForm } from './use-edit-form';

interface TheirChangeProps<Values extends FieldValues, Item extends EditedItem> {
  edit: EditForm<Values, Item>;
  name: Path<Values>;
}

/** Below a field that both sides have changed: both versions, and a button that chooses one. */
export function TheirChange<Values extends FieldValues, Item extends EditedItem>(
  props: TheirChangeProps<Values, Item>,
) {
  const theirs = props.edit.theirs[props.name];
  return theirs && <BothChanges {...props} />;
}

function BothChanges<Values extends FieldValues, Item extends EditedItem>({
  edit,
  name,
}: TheirChangeProps<Values, Item>) {
  const { form, theirs, inputOf, choose } = edit;
  const textId = useId();
  const { value, mine } = theirs[name] ?? {};
  const text = inputText(inputOf({ ...form.getValues(), [name]: value })[name]);
  const isTheirs = mine !== undefined;
  return (
    <section
      aria-label="Two versions"
      className="grid justify-items-start gap-2 border-l-6 border-action bg-action-tint px-4 py-2 text-sm"
    >
      <p id={textId}>
        <strong>Someone else has also changed this field.</strong>{' '}
        {isTheirs
          ? 'You’re using their version.'
          : 'If you save, your version replaces theirs, which stays in the history:'}
      </p>
      {!isTheirs && <LongText text={text || 'Empty'} name="their version" />}
      <Button
        variant="quiet"
        size="small"
        aria-describedby={textId}
        onClick={() => choose(name, !isTheirs)}
      >
        {isTheirs ? 'Use mine' : 'Use theirs'}
      </Button>
    </section>
  );
}
