declare module 'punycode.js' {
  const punycode: { toUnicode: (text: string) => string };
  export default punycode;
}
