import type { AtRule, Declaration, Node, Root } from 'postcss';

export const declarations = (root: Root) => {
  const found: Declaration[] = [];
  root.walkDecls((declaration) => void found.push(declaration));
  return found;
};

export const atRules = (root: Root, name: string) => {
  const found: AtRule[] = [];
  root.walkAtRules(name, (rule) => void found.push(rule));
  return found;
};

/** Returns the ancestors of a node, the innermost first. */
export const ancestorsOf = (node: Node): Node[] =>
  node.parent ? [node.parent as Node, ...ancestorsOf(node.parent as Node)] : [];
