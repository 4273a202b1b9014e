declare module 'subset-font' {
  /** https://github.com/papandreou/subset-font#api, as far as it is used here. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; noHinting?: boolean; keepFeatures?: string[] },
  ): Promise<Buffer>;
}
