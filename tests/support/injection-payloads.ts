/*
 * One injection payload of each kind. tests/screens/hostile-documents.spec.ts detects an executed payload by a call to
 * `intruded`, a request to FOREIGN_HOST, a class, style, or attribute with MARKER, or a link to another target.
 */

/** Only payloads send requests to this host. */
export const FOREIGN_HOST = 'intruder.example';
/** Part of each class, ID, or attribute that a payload tries to add. */
export const MARKER = 'intruder';

const CALL = 'intruded()';
const URL = `//${FOREIGN_HOST}/`;

/** Ordered so that the first few already cover different kinds, because some tests use only those. */
export const PAYLOADS: readonly string[] = [
  `"><script>${CALL}</script>`,
  `</script><script>${CALL}</script>`,
  `" autofocus onfocus="${CALL}" ${MARKER}="`,
  `javascript:${CALL}`,
  `grace@example.com\r\nBcc: ${MARKER}@${FOREIGN_HOST}`,
  `</title><img src=x onerror=${CALL}>`,
  `blue;background:url(${URL}x.png)`,
  `\u2028${CALL}\u2029\u0000\uFEFF\u200B`,
  '__proto__',
  `grace@example.com?bcc=${MARKER}@${FOREIGN_HOST}`,
  `<!--<script>${CALL}</script>`,
  `</textarea><img src="${URL}pixel.png">`,
  `fas fa-constructor" class="${MARKER}`,
  `<svg><a xlink:href="javascript:${CALL}"><text>x</text></a></svg>`,
  `{{constructor.constructor('${CALL}')()}}`,
  // Long, but short enough that several such fields fit in one document.
  `<b>${CALL}</b>`.repeat(1500),
];
