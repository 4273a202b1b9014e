import { expect, it } from 'vitest';
import { pageStyles } from '../../scripts/build/page-styles';

/** The rules of a sheet that the page `<body><p class="own sm:[&amp;>b]:w-1/2">…</p></body>` keeps. */
const kept = (sheet: string) =>
  pageStyles(sheet, '<body><p class="own sm:[&amp;&gt;b]:w-1/2">A <b>word</b></p></body>');

it.each([
  '.own{color:red}',
  '.own:hover{color:red}',
  '.own,.other{color:red}',
  '.sm\\:\\[\\&\\>b\\]\\:w-1\\/2>b{width:50%}',
  ':is(.own,.other) p{color:red}',
  ':where(:not(.other)) .own{color:red}',
  // States that the browser or the inline script sets.
  ':focus-visible{outline:auto}',
  '[open],[data-unsent] b{color:red}',
  'p::backdrop{color:red}',
  '@media print{.own{color:red}}',
  '@font-face{font-family:Text}',
  '@keyframes spin{from{rotate:0}to{rotate:1turn}}',
  '.own{width:var(--size)}@property --size{syntax:"*";inherits:false}',
])('a page keeps the rule %s', (sheet) => {
  expect(kept(sheet)).toBe(sheet);
});

it.each([
  '.other{color:red}',
  '.own .other{color:red}',
  ':is(.other,.another) p{color:red}',
  'table,.own td{color:red}',
  '@media print{@supports (color:red){.other{color:red}}}',
  '.other{width:var(--size)}@property --size{syntax:"*";inherits:false}',
])('a page drops what only other pages use: %s', (sheet) => {
  expect(kept(sheet)).toBe('');
});

it('a page keeps the order of the layers, so that the whole sheet applies as if it were alone', () => {
  expect(kept('@layer base{.other{color:red}}@layer utilities{.own{color:red}}')).toBe(
    '@layer base{}@layer utilities{.own{color:red}}',
  );
});
