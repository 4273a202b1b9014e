import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { transliterate } from 'transliteration';
import type { Collection } from '@/collections/collection';
import { MAX_SLUG } from '@/domain/slug';
import type { EditedItem } from './edit-kind';
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

const SIGNS: Record<string, string> = { '+': ' plus ', '#': ' sharp ' };

/** A slug for a name: 'cloud-migration' for 'Cloud Migration'. '' if the name has neither letters nor digits. */
export function slugOf(name: string): string {
  // Composed first, because `transliterate` doesn't know decomposed letters, such as those of Hangul.
  const composed = name.normalize('NFKC').toLowerCase();
  const inWords = composed.replace(/(?<=[\p{L}+])[+#]/gu, (sign) => SIGNS[sign] ?? '');
  const slug = transliterate(inWords)
    .toLowerCase()
    .replace(/['`\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_SLUG)
    .replace(/-$/, '');
  // “index” is reserved (domain/slug.ts).
  return slug === 'index' ? 'index-page' : slug;
}
