/** Line breaks (The Unicode Standard, 5.8), for a character class. */
export const LINE_BREAKS = '\\n\\v\\f\\r\\u{85}\\u{2028}\\u{2029}';
