import type { AtRule, ChildNode, Declaration, Plugin, Rule } from 'postcss';

const reduced = '(prefers-reduced-motion: reduce)';
const calm = ':root[data-settings~="calm"]';

/** A selector that also needs the calm setting. `:where` keeps its precedence. */
const whenCalm = (selector: string): string =>
  selector.startsWith(':root')
    ? calm + selector.slice(':root'.length)
    : `:where(${calm}) ${selector}`;

/** Repeats the rules for reduced motion for children who chose to be calm. */
function repeatWhenCalm(media: AtRule): void {
  if (media.params !== reduced) return;
  const rules: ChildNode[] = (media.nodes ?? []).filter(node => node.type === 'rule');
  media.after(
    rules.map(rule => {
      const copy = rule.clone() as Rule;
      copy.selectors = copy.selectors.map(whenCalm);
      return copy;
    }),
  );
}

/** Sizes that fit a box, such as those in `cqh` or of a board's cells, and those of drawings, stay. */
const isText = (size: string): boolean =>
  /^(?:\d{2,}(?:\.\d+)?px|clamp\((?!.*(?:cqh|vh|var\()).*\))$/.test(size);

const larger = (size: string): string => (isText(size) ? `calc(${size} * var(--text, 1))` : size);

/** Makes a font size follow the size of letters that the child chose. */
function followTextSize(declaration: Declaration): void {
  const { prop } = declaration;
  // Values of custom properties keep their spaces.
  const value = declaration.value.trim();
  if (value.includes('--text')) return;
  if (prop === 'font-size' || prop.startsWith('--t-')) declaration.value = larger(value);
  if (prop === 'font')
    declaration.value = value.replace(
      /^((?:[\w]+ )*)(clamp\(.*\)|[\d.]+px)(?= [/\w"v])/,
      (_, before: string, size: string) => before + larger(size),
    );
}

/**
 * PostCSS plugin: makes styles follow the settings of a child, which are in `data-settings` of <html>.
 * Styles are written as usual: `prefers-reduced-motion` also means the calm setting, and font sizes in
 * pixels grow with the size of letters.
 */
export const settingsCss = (): Plugin => ({
  postcssPlugin: 'digipals-settings',
  Once(root) {
    root.walkAtRules('media', repeatWhenCalm);
    root.walkDecls(/^(font|font-size|--t-.+)$/, followTextSize);
  },
});
