import { runInNewContext } from 'node:vm';
import ts from 'typescript';

export type JsxElement = { type: string; props: Record<string, unknown>; children: (JsxElement | string)[] };

/** Evaluates a JSX snippet. Returns its element with evaluated props, and its syntax errors as `faults`. */
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
  // The result is the value of the script's last statement: the element.
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
