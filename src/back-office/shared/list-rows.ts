/** A list entry in a form. An object, because useFieldArray accepts nothing else. */
export interface ListRow {
  text: string;
}

/**
 * A row for each entry; one blank row if there are none (spec 4). Joins lines, because firestore.rules don't allow line
 * breaks in a list entry.
 */
export const toRows = (list: string[]): ListRow[] =>
  (list.length > 0 ? list : ['']).map((text) => ({ text: text.replace(/\s*\n\s*/g, ' ') }));

/** The entries that are saved: trimmed, without blank ones (spec 5). */
export const toTexts = (rows: ListRow[]): string[] =>
  rows.map(({ text }) => text.trim()).filter((text) => text !== '');
