import ts from 'typescript';

export type ModuleImport = {
  /** The imported path or package; null if the argument of an `import()` is not a string. */
  specifier: string | null;
  isTypeOnly: boolean;
  isDynamic: boolean;
  takesDefault: boolean;
};

const MARKUP_SINKS = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'setHTMLUnsafe',
  'srcdoc',
  'createContextualFragment',
  'parseFromString',
]);

export const parse = ({ path, text }: { path: string; text: string }) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/**
 * Returns all imports of a module: `import`, `export … from`, `import()`, `import … = require()`, and `import()` in a
 * type.
 */
export const importsOf = (source: ts.SourceFile): ModuleImport[] => {
  const found: ModuleImport[] = [];
  const add = (specifier: ts.Node | undefined, rest: Partial<ModuleImport> = {}) =>
    found.push({
      specifier: specifier && ts.isStringLiteralLike(specifier) ? specifier.text : null,
      isTypeOnly: false,
      isDynamic: false,
      takesDefault: false,
      ...rest,
    });
  each(source, (node) => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      add(node.moduleSpecifier, {
        // An import that starts with `import type` is type-only. `import { type A }` is not: with verbatimModuleSyntax,
        // the output still imports the module.
        isTypeOnly: clause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
        takesDefault: takesDefault(clause),
      });
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      add(node.moduleSpecifier, { isTypeOnly: node.isTypeOnly });
    else if (ts.isImportTypeNode(node))
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, { isTypeOnly: true });
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], { isDynamic: true });
    else if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference))
      add(node.moduleReference.expression, { isTypeOnly: node.isTypeOnly });
  });
  return found;
};

const takesDefault = (clause: ts.ImportClause | undefined) => {
  if (clause?.name) return true;
  const bindings = clause?.namedBindings;
  return Boolean(
    bindings &&
      ts.isNamedImports(bindings) &&
      bindings.elements.some(({ propertyName }) => propertyName?.text === 'default'),
  );
};

/**
 * Returns a message for each kind of code in a module that a host page's CSP or Trusted Types may block. Ignores
 * comments.
 */
export const unsafeMarkup = (source: ts.SourceFile): string[] => {
  const found = new Set<string>();
  each(source, (node) => {
    if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && MARKUP_SINKS.has(node.text))
      found.add(`uses ${node.text}`);
    if (ts.isCallExpression(node) && isNamed(node.expression, 'eval')) found.add('uses eval(');
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && isNamed(node.expression, 'Function'))
      found.add('uses new Function');
    if (ts.isJsxAttribute(node) && node.name.getText() === 'style') found.add('has an inline style');
    if (isText(node) && /\bstyle\s*=\s*["'\\]/.test(node.text)) found.add('has an inline style');
    if (ts.isCallExpression(node) && setsStyleAttribute(node)) found.add('has an inline style');
  });
  return [...found];
};

const isNamed = (expression: ts.Expression, name: string) =>
  (ts.isIdentifier(expression) && expression.text === name) ||
  (ts.isPropertyAccessExpression(expression) && expression.name.text === name);

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

const setsStyleAttribute = ({ expression, arguments: [name] }: ts.CallExpression) =>
  isNamed(expression, 'setAttribute') && name && ts.isStringLiteralLike(name) && name.text === 'style';

const each = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => each(child, visit));
};

/** Returns the names of the functions and variables that a module exports, including names in `export { … }`. */
export const exportsOf = (source: ts.SourceFile): string[] =>
  source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
  });

/** Returns the comments above a module's first statement. */
export const headerOf = (source: ts.SourceFile): string =>
  (ts.getLeadingCommentRanges(source.text, 0) ?? [])
    .map(({ pos, end }) => source.text.slice(pos, end))
    .join('\n');
