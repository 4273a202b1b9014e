const PROCESSED_BY_IME = 229;

/** Whether the key belongs to text that an IME is composing, such as Japanese. Most actions must ignore such keys. */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  // Safari ends the composition before it reports the key: https://bugs.webkit.org/show_bug.cgi?id=165004
  return isComposing || keyCode === PROCESSED_BY_IME;
}
