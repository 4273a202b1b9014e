import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { Collection } from '@/collections/collection';
import type { EditedItem } from './edit-kind';
import { slugOf } from './slug-of';
import type { EditForm } from './use-edit-form';

/** For `extra` of EditFields: in a new item, the slug follows the title until someone edits the slug. */
export function slugFields<Values extends FieldValues, Item extends EditedItem>(
  { form, isNew }: EditForm<Values, Item>,
  { titleField = '', idField = '' }: Collection,
) {
  const slug = idField as Path<Values>;

  function handleTitle(title: string) {
    const isFollowing = form.getValues(slug) === slugOf(form.getValues(titleField as Path<Values>));
    if (isNew && isFollowing) form.setValue(slug, slugOf(title) as PathValue<Values, Path<Values>>);
  }

  return {
    [titleField]: { onType: handleTitle },
    [idField]: {
      help: 'The last part of the page’s URL. You can’t change it after the first save.',
      readOnly: !isNew,
      spellCheck: false,
    },
  };
}
