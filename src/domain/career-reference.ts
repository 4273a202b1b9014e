/** A new career's ID: eight characters of Crockford's base32, lowercase. */
const ID = /^([0-9a-hjkmnp-tv-z]{4})([0-9a-hjkmnp-tv-z]{4})$/;

/** '7F3K-2QXM' for `7f3k2qxm`; an older ID unchanged (design 17). */
export function careerReference(id: string): string {
  return ID.test(id) ? id.replace(ID, '$1-$2').toUpperCase() : id;
}
