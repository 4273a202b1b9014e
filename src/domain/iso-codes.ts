/** ISO 3166 and ISO 4217. firestore.rules have the same patterns. */
export const COUNTRY_CODE = /^[A-Z]{2}$/;
export const CURRENCY_CODE = /^[A-Z]{3}$/;
