import ts from 'typescript';

/** What JSX gives one element, read by TypeScript: strings as they are, expressions of one literal by their value. */
export function readElement(code: string): { name: string; props: Record<string, string>; faults: string[] } {
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
    fileName: 'snippet.tsx',
  });
  const file = ts.createSourceFile('snippet.tsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  let name = '';
  const props: Record<string, string> = {};
  const visit = (node: ts.Node) => {
    if (ts.isJsxSelfClosingElement(node)) {
      name = node.tagName.getText();
      for (const attribute of node.attributes.properties) {
        if (!ts.isJsxAttribute(attribute) || !attribute.initializer) continue;
        const value = ts.isJsxExpression(attribute.initializer)
          ? attribute.initializer.expression
          : attribute.initializer;
        props[attribute.name.getText()] =
          value && ts.isStringLiteral(value) ? value.text : (value?.getText() ?? '');
      }
    }
    node.forEachChild(visit);
  };
  visit(file);
  return { name, props, faults: diagnostics.map(({ messageText }) => `${messageText}`) };
}
