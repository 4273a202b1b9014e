/** Letters that Unicode doesn't decompose (CLDR, Latin-ASCII), and the final sigma. */
const SPELLINGS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ð: 'd', þ: 'th' },
  ...{ ħ: 'h', ŧ: 't', ŋ: 'ng', ĸ: 'k', ς: 'σ' },
};

/**
 * Normalizes a text for comparison: removes case, accents, invisible characters, and extra white space, writes letters
 * such as 'ß' in ASCII, and makes all quotation marks and all dashes the same.
 */
export function foldText(text: string): string {
  return text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđıðþħŧŋĸς]/g, (letter) => SPELLINGS[letter] ?? '')
    .replace(/[`‘-‛ʹ-ʿ′]/g, "'")
    .replace(/[“-‟«»″]/g, '"')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
