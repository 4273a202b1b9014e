/** An entry of a list in a form: useFieldArray takes objects only. */
export interface ListRow {
  text: string;
}

/** Each row is one line, as the rules demand of an entry. */
export const toRows = (list: string[]): ListRow[] =>
  list.map((text) => ({ text: text.replace(/\s*\n\s*/g, ' ') }));

/** Blank rows included. */
export const toTexts = (rows: ListRow[]): string[] => rows.map(({ text }) => text);
