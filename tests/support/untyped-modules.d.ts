/* Types for test libraries that include none. */

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(
      extracted: unknown,
    ): Promise<{ severity: string; issueMessage: string; fieldNames: string[] }[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): unknown;
  }
}
