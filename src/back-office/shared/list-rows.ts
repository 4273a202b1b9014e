/** A list entry in a form. An object, because useFieldArray accepts nothing else. */
export interface ListRow {
  text: string;
}

/** Joins lines, because firestore.rules doesn't allow line breaks in a list entry. */
export const toRows = (list: string[]): ListRow[] =>
  list.map((text) => ({ text: text.replace(/\s*\n\s*/g, ' ') }));

export const toTexts = (rows: ListRow[]): string[] => rows.map(({ text }) => text);
