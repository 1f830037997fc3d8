import postcss, { type Node } from 'postcss';

// Prefix of the class names in widgets/shared.
const SHARED_PREFIX = 'broker';
const REFUSED_AT_RULES = new Set(['property', 'font-face', 'import']);

/**
 * Returns a message for each unit, rule and class name in a widget's style sheet that could conflict with a host page's
 * styles.
 */
export const classBreaches = ({ path, text }: { path: string; text: string }): string[] => {
  const folder = path.split('/')[1] ?? '';
  const prefixes = folder === 'shared' ? [SHARED_PREFIX] : [folder, SHARED_PREFIX];
  const found = new Set<string>();

  postcss.parse(text, { from: path }).walk((node) => {
    if (node.type === 'decl' && /\d(\.\d*)?rem\b/i.test(node.value)) found.add(`has rem: ${node.value}`);
    if (node.type === 'atrule' && REFUSED_AT_RULES.has(node.name)) found.add(`has @${node.name}`);
    if (node.type === 'atrule' && /\d(\.\d*)?rem\b/i.test(node.params)) found.add(`has rem: ${node.params}`);
    if (node.type !== 'rule' || isKeyframe(node)) return;
    for (const selector of node.selectors) {
      if (/:root\b/.test(selector)) {
        found.add('has :root');
        continue;
      }
      const classes = [...withoutStrings(selector).matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(
        ([, name]) => name ?? '',
      );
      for (const name of classes)
        if (!prefixes.some((prefix) => startsWithPrefix(name, prefix)))
          found.add(`has .${name}, which does not start with ${prefixes.join(' or ')}`);
      if (classes.length === 0 && !isNested(node) && !/:host\b|\[data-broker-/.test(selector))
        found.add(`has ${selector}, which applies to the whole page where the widget is prerendered`);
    }
  });
  return [...found];
};

const startsWithPrefix = (name: string, prefix: string) =>
  new RegExp(`^${prefix}(?![a-z0-9])`, 'i').test(name);
const withoutStrings = (selector: string) => selector.replace(/(["']).*?\1/g, '');
const isKeyframe = ({ parent }: Node) => parent?.type === 'atrule' && /keyframes$/.test(nameOf(parent));
const nameOf = (node: object) => ('name' in node ? String(node.name) : '');

const isNested = (node: Node): boolean => {
  for (let above: Node | undefined = node.parent; above && above.type !== 'root'; above = above.parent)
    if (above.type === 'rule') return true;
  return false;
};
