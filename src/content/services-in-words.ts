const WORDS = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** 'Seven services' for the start of a sentence; 'Our services' for an unknown or a large number. */
export function servicesInWords(count = 0): string {
  const word = WORDS[count - 1] ?? 'Our';
  return `${word} ${count === 1 ? 'service' : 'services'}`;
}
