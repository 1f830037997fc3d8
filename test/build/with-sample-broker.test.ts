import { dirname, join } from 'node:path';
import replace from '@rollup/plugin-replace';
import { type Plugin, rollup } from 'rollup';
import postcss from 'rollup-plugin-postcss';
import ts from 'typescript';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MINIFY_OPTIONS } from '../../build/bundles/minify-options';
import { insertSite, type ScriptSite, siteLiteral } from '../../build/bundles/site-data';
import { cachedMinify } from '../../build/cache/cached-minify';
import { withSampleBroker } from '../../build/with-sample-broker';
import { cssConstants } from '../../host-pages/styles/css-constants';

const SHORT: ScriptSite = {
  api: '/',
  ownApi: true,
  product: 'x',
  accent: '#fff',
  name: 'A',
  phone: '',
  licence: '1',
  consentVersion: '2026-11-23.1',
};
const LONG: ScriptSite = {
  ownApi: false,
  api: `https://admin.${'a-long-name-of-a-host.'.repeat(5)}example/backend/api/`,
  product: 'insurance-broker-portal',
  accent: '#0a7ea4',
  name: 'Sri "Venkateswara" & Son\'s Insurance Brokers, Risk Advisers India Private Limited $&'.padEnd(
    84,
    '.',
  ),
  phone: '+91 98765 43210',
  licence: 'Direct Broker (Life & General) No. 999, "name": \\ <b>',
  consentVersion: '2026-11-23.deadbeef',
};

const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
const withoutTypes: Plugin = {
  name: 'without-types',
  resolveId: (source, importer) =>
    importer && /^\.[^.]*$/.test(source) ? join(dirname(importer), `${source}.ts`) : null,
  transform: (code, id) =>
    id.endsWith('.ts') ? ts.transpileModule(code, { compilerOptions }).outputText : null,
};
/** The build's minifier, without its cache. */
const minify = cachedMinify({ get: async (_, make) => make() }, MINIFY_OPTIONS);
// Cast the plugin to a function. With this project's module resolution, its types describe a CommonJS module, which
// TypeScript does not let us call.
const replaced = replace as unknown as (options: object) => Plugin;

async function scriptOf(input: string, site: ScriptSite): Promise<string> {
  const constants = replaced({ preventAssignment: true, values: cssConstants(site.accent) });
  const styles = postcss({
    inject: false,
    minimize: { preset: ['default', { calc: false }] },
    config: false,
  });
  const build = await rollup({ input, plugins: [constants, styles, withoutTypes] });
  const { output } = await build.generate({
    format: 'es',
    plugins: [minify, insertSite(site)],
  });
  await build.close();
  return output[0].code;
}

/** Returns the built script that contains the broker's data. */
const runtimeOf = (site: ScriptSite) => scriptOf('widgets/shared/runtime/mount-widget.ts', site);
/** Returns the built script that contains the style sheets of the form, with the accent. */
const stylesOf = (site: ScriptSite) => scriptOf('widgets/shared/forms/controls-css.ts', site);

test("a built script contains the broker's data as it is in site.ts", async () => {
  const code = await runtimeOf(LONG);
  const [, literal = ''] = /=(\{api:.*?\}\})/.exec(code) ?? [];
  const { name, phone, licence, consentVersion, ...others } = LONG;
  assert.equal(new Function(`return ${literal}`)(), {
    ...others,
    broker: { name, phone, licence, consentVersion },
  });
});

test('the length of the name and of the API URL does not change the measured size', async () => {
  assert.is(LONG.name.length, 84);
  const [short, long] = [await runtimeOf(SHORT), await runtimeOf(LONG)];
  assert.ok(long.length > short.length + 200);
  assert.equal(withSampleBroker([long], LONG), withSampleBroker([short], SHORT));
});

test("the accent in the form's style sheet does not change the measured size", async () => {
  const measure = async (accent: string) => {
    const site = { ...SHORT, accent };
    const styles = await stylesOf(site);
    assert.is(styles.match(/var\(--broker-accent,/g)?.length, 3);
    return withSampleBroker([siteLiteral(site), styles], site);
  };
  // Without `withSampleBroker`, the sizes would differ, because the minifier shortens #FF0000, but not #0a7ea4.
  assert.equal(await measure('#FF0000'), await measure('#0a7ea4'));
});

test('file hashes do not change the measured size and keep their length', () => {
  const tableOf = (hash: string, sum: string) =>
    `f([["widgets/quote-form-${hash}.js","${sum}"],["widgets/runtime-${hash}.js","${sum}"]]);import"./runtime-${hash}.js";`;
  const broker =
    'a({api:"/",ownApi:true,product:"x",accent:"#fff",broker:{name:"A",phone:"",licence:"1",consentVersion:"2026-11-23.1"}});load("loader.js","quote-form.js")';
  const of = (hash: string, sum: string) => withSampleBroker([tableOf(hash, sum), broker], SHORT);
  const sum = 'K79kKBhA1vJSPcfO6DUl98lDQ+rxukqQXEmNaaPhes0=';
  const [table = '', other = ''] = of('Dj5wJ-tN', sum);
  assert.equal(of('_0o-aB3x', 'dvV+FPD+fIy60hVKG5pvURbVb7hluVHse/Aa93P+F5M='), [table, other]);
  assert.is(table.length, tableOf('Dj5wJ-tN', sum).length);
  // Each file must get a different sample hash, because equal hashes would compress better than the hashes of a build.
  assert.is(new Set(table.match(/[\w+/]{43}=/g)).size, 2);
  assert.match(other, 'load("loader.js","quote-form.js")');
});

test("scripts without the broker's data throw an error", () => {
  assert.throws(() => withSampleBroker(['load("loader.js")'], SHORT), /site-data\.ts/);
});

test.run();
