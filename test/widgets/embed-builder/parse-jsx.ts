import { runInNewContext } from 'node:vm';
import ts from 'typescript';

export type JsxElement = { type: string; props: Record<string, unknown>; children: (JsxElement | string)[] };

/**
 * Evaluates a snippet of JSX that contains one element. Returns this element with its evaluated props, and the syntax
 * errors of the snippet as `faults`.
 */
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
  // Running the script returns the value of its last statement, which is the element.
  const result = runInNewContext(outputText, {
    exports: {},
    require: () => ({ BrokerWidget: 'BrokerWidget' }),
    element: (type: string, props: JsxElement['props'] | null, ...children: JsxElement['children']) => ({
      type,
      props: props ?? {},
      children,
    }),
  });
  // Copy the element: `assert.equal` would fail, because objects from another context have other prototypes.
  const element: JsxElement = JSON.parse(JSON.stringify(result));
  return { ...element, faults: diagnostics.map(({ messageText }) => `${messageText}`) };
}
