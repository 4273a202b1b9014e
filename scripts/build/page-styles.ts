import { parse, type AtRule, type ChildNode, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/**
 * The rules of a style sheet that a page can use before React changes it. A rule is dropped if each of its selectors
 * needs a class or an element that the page doesn't have. Attributes and states, such as `[data-unsent]` or
 * `:popover-open`, can come without React. Layers stay, also empty: the first sheet decides their order.
 */
export function pageStyles(sheet: string, html: string): string {
  const classes = classesIn(html);
  const elements = new Set(Array.from(html.matchAll(/<([a-z][\w-]*)/g), ([, name]) => name));
  const canMatch = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.value);
      if (part.type === 'tag') return elements.has(part.value);
      const isList = part.type === 'pseudo' && [':is', ':where'].includes(part.value);
      return !isList || part.nodes.some(canMatch);
    });
  const styles = parse(sheet);
  styles.walkRules((rule) => {
    if (isKeyframe(rule) || selectorParser().astSync(rule).nodes.some(canMatch)) return;
    removeRule(rule);
  });
  const used = styles.toString();
  styles.walkAtRules('property', (rule) => {
    if (!used.includes(`var(${rule.params}`)) rule.remove();
  });
  return styles.toString();
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

/** Removes a rule, and what is empty without it. */
function removeRule(rule: ChildNode): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && !parent.nodes?.length && (parent as AtRule).name !== 'layer')
    removeRule(parent as AtRule);
}

/** Characters that React escapes in an attribute. */
const ESCAPED = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

function classesIn(html: string): Set<string> {
  const names = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, value]) => value).join(' ');
  const unescaped = names.replace(
    /&[#\w]+;/g,
    (sign) => ESCAPED[sign as keyof typeof ESCAPED] ?? sign,
  );
  return new Set(unescaped.split(/\s+/));
}
