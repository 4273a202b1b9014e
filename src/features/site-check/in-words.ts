/** 'one, two, and three', or with another word before the last one. */
export const inWords = (list: readonly string[], conjunction: 'and' | 'or' = 'and') =>
  new Intl.ListFormat('en-US', {
    type: conjunction === 'and' ? 'conjunction' : 'disjunction',
  }).format(list);
