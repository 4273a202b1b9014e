/** 'one, two, and three', as a disjunction with 'or'. */
export const inWords = (list: readonly string[], type: Intl.ListFormatType = 'conjunction') =>
  new Intl.ListFormat('en-US', { type }).format(list);
