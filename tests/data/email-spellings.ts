/** How one person's address may be saved: as the form saves it, and as earlier forms did. */
export const SAVED_SPELLINGS = [
  'user@xn--bcher-kva.example',
  'user@bücher.example',
  'USER@BÜCHER.EXAMPLE',
  'user@bücher.example,',
  'user@xn--bcher-kva.example;',
  'user@bücher.example.',
  'mailto:user@bücher.example',
  'mailto:user@xn--bcher-kva.example',
];

/** Addresses of other people. */
const OTHERS = ['user@buecher.example', 'user@xn--mnchen-3ya.example', 'a-user@bücher.example'];

/** How someone may type or paste the address. */
export const SPELLINGS = [
  ...SAVED_SPELLINGS,
  'User@Bücher.Example',
  ' user@bu\u0308cher.example ',
  'USER@XN--BCHER-KVA.EXAMPLE',
  'user＠bücher.example',
  'A Reader <user@bücher.example>',
];

/** Stores a contact for each saved spelling, as `saved-0` and so on, and contacts from other people. */
export async function storeSpellings(
  store: (id: string, fields: { email: string }) => Promise<unknown>,
): Promise<void> {
  const saved = SAVED_SPELLINGS.map((email, index) => store(`saved-${index}`, { email }));
  const others = OTHERS.map((email, index) => store(`other-${index}`, { email }));
  await Promise.all([...saved, ...others]);
}
