import { runInNewContext } from 'node:vm';
import ts from 'typescript';

export type JsxElement = { type: string; props: Record<string, unknown>; children: (JsxElement | string)[] };

/** The element that a snippet of JSX makes, with the values of its props. */
export function readElement(code: string): JsxElement & { faults: string[] } {
  const { outputText, diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: {
      jsx: ts.JsxEmit.React,
      jsxFactory: 'element',
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ESNext,
    },
    fileName: 'snippet.tsx',
  });
  // The value of a script is that of its last statement, the element.
  const made = runInNewContext(outputText, {
    exports: {},
    require: () => ({ BrokerWidget: 'BrokerWidget' }),
    element: (type: string, props: JsxElement['props'] | null, ...children: JsxElement['children']) => ({
      type,
      props: props ?? {},
      children,
    }),
  });
  // Copied, since objects of another context have other prototypes.
  const element: JsxElement = JSON.parse(JSON.stringify(made));
  return { ...element, faults: diagnostics.map(({ messageText }) => `${messageText}`) };
}
