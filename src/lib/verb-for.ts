/** The verb after '… of …': `singular` for '1 of 3 documents' and '0 of 1 document', else `pluralForm`. */
export function verbFor(
  count: number,
  total: number,
  singular: string,
  pluralForm: string,
): string {
  return count === 1 || total === 1 ? singular : pluralForm;
}
