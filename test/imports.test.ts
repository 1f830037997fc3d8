import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkHouseRules, DEMO_USES, SHARED_USES, WIDGET_USES } from './support/house-rules';
import { listSources } from './support/list-sources';

/** A path, its text, and a part of the message; null if the text is allowed. */
type Sample = readonly [path: string, text: string, breach: string | null];

const IMPORTS: Sample[] = [
  ['widgets/contract/shapes.ts', "import { object } from 'superstruct';", null],
  ['widgets/contract/shapes.ts', "import { a } from './field-rules';", null],
  ['widgets/contract/shapes.ts', "import { useId } from 'react';", 'superstruct only'],
  [
    'widgets/contract/shapes.ts',
    "import { attach } from '../shared/runtime/attach';",
    'widgets/shared/runtime/attach',
  ],
  ['widgets/shared/forms/api.ts', "import { Answer } from '../../contract/shapes';", null],
  ['widgets/shared/forms/api.ts', "import type { Env } from '../runtime/attach';", null],
  [
    'widgets/shared/forms/api.ts',
    "import { writeCache } from '../lists/response-cache';",
    'widgets/shared/lists',
  ],
  ['widgets/shared/carousel/run.ts', "import { reducedMotion } from '../runtime/reduced-motion';", null],
  ['widgets/shared/runtime/language.ts', "void import('../i18n/hi');", null],
  ['widgets/shared/i18n/translation.ts', "import type { COPY } from '../../toasts/copy';", null],
  ['widgets/shared/i18n/translation.ts', "import { COPY } from '../../toasts/copy';", 'widgets/toasts/copy'],
  ['widgets/shared/runtime/language.ts', "import { say } from '../i18n/hi';", 'widgets/shared/i18n'],
  ['widgets/shared/forms/api.ts', "import { copy } from '../../quote-form/copy';", 'widgets/quote-form/copy'],
  ['widgets/shared/forms/api.ts', "import { readFile } from 'node:fs/promises';", 'browser'],
  ['widgets/toasts/index.tsx', "import { attach } from '../shared/runtime/attach';", null],
  ['widgets/toasts/index.tsx', "import { render } from '../../loader/scan';", 'loader/scan'],
  ['widgets/toasts/index.tsx', "import { QuoteForm } from '../quote-form/QuoteForm';", 'widgets/quote-form'],
  ['widgets/toasts/index.tsx', "export { QuoteForm } from '../quote-form/QuoteForm';", 'widgets/quote-form'],
  ['widgets/toasts/index.tsx', "void import('../quote-form/QuoteForm');", 'widgets/quote-form'],
  ['widgets/toasts/index.tsx', "import '../quote-form/QuoteForm';", 'widgets/quote-form'],
  ['widgets/toasts/index.tsx', "import type { Q } from '../quote-form/QuoteForm';", 'widgets/quote-form'],
  ['widgets/toasts/index.tsx', "type Q = import('../quote-form/QuoteForm').Q;", 'widgets/quote-form'],
  ['widgets/toasts/index.tsx', "void import('../' + name);", 'cannot be read'],
  ['widgets/contact-popup/Popup.tsx', "import { QuoteForm } from '../quote-form/QuoteForm';", null],
  [
    'widgets/quote-form/index.tsx',
    "import { Popup } from '../contact-popup/Popup';",
    'widgets/contact-popup',
  ],
  ['loader/main.ts', "import { scan } from './scan';", null],
  ['loader/scan.ts', "import type { Mount } from '../widgets/shared/runtime/attach';", null],
  [
    'loader/scan.ts',
    "import { attach } from '../widgets/shared/runtime/attach';",
    'widgets/shared/runtime/attach',
  ],
  [
    'loader/scan.ts',
    "import { type Mount } from '../widgets/shared/runtime/attach';",
    'widgets/shared/runtime/attach',
  ],
  ['loader/scan.ts', "import { object } from 'superstruct';", 'types only'],
  ['loader/registry.ts', "export const load = () => import('../widgets/toasts/index');", null],
  [
    'loader/registry.ts',
    "export const load = () => import('../widgets/shared/runtime/attach');",
    'widgets/shared',
  ],
  ['loader/registry.ts', "import { mount } from '../widgets/toasts/index';", 'widgets/toasts'],
  ['loader/scan.ts', "void import('../widgets/toasts/index');", 'widgets/toasts'],
  [
    'loader/main.ts',
    "import { registry } from './registry';\nvoid import(base + registry().toasts[0]);",
    null,
  ],
  ['loader/scan.ts', "void import(base + 'toasts.js');", 'cannot be read'],
  ['loader/main.ts', "import type { BrokerWidgets } from './npm/api';", null],
  ['loader/main.ts', "import { load } from './npm/load';", 'loader/npm/load'],
  ['loader/npm/react.tsx', "import { useRef } from 'react';", null],
  ['loader/npm/load.ts', "import { report } from '../report';", null],
  ['loader/npm/options.ts', "import type { OPTIONS } from '../../widgets/toasts/options';", null],
  ['loader/npm/options.ts', "import { OPTIONS } from '../../widgets/toasts/options';", 'widgets/toasts'],
  ['loader/npm/load.ts', "import { createStore } from 'zustand/vanilla';", 'react only'],
  ['loader/npm/load.ts', 'void import(src);', 'cannot be read'],
  ['host-pages/routes.ts', "import { SEND_QUOTE } from '../widgets/contract/endpoints';", null],
  ['host-pages/templates/head.tsx', "import { SITE } from '../site';", null],
  ['host-pages/generate.ts', "import { renderToString } from 'react-dom/server';", null],
  ['host-pages/prerender/forms.tsx', "import { QuoteForm } from '../../widgets/quote-form/QuoteForm';", null],
  [
    'host-pages/content/safe-html.ts',
    "import { cleanHtml } from '../../widgets/shared/html/clean-html';",
    null,
  ],
  ['host-pages/generate.ts', "import { QuoteForm } from '../widgets/quote-form/QuoteForm';", 'quote-form'],
  ['host-pages/generate.ts', "import { app } from '../demo/app';", 'demo/app'],
  ['demo/app.ts', "import { QuoteLead } from '../widgets/contract/shapes';", null],
  ['demo/app.ts', "import busboy from 'busboy';", null],
  ['demo/app.ts', "import { PAGE } from '../host-pages/deploy/headers';", null],
  ['demo/app.ts', "import { LISTS } from '../host-pages/content/lists';", null],
  ['demo/partners.ts', "import { link } from '../widgets/embed-builder/partner-snippet';", null],
  ['demo/partners.ts', "import { link } from '../widgets/embed-builder/snippet';", 'embed-builder/snippet'],
  ['demo/app.ts', "import { SITE } from '../host-pages/site';", 'host-pages/site'],
  ['demo/app.ts', "import { api } from '../widgets/shared/forms/api';", 'widgets/shared/forms/api'],
  ['demo/app.ts', "import { startDemo } from '../test/support/demo';", 'test/support/demo'],
  ['rollup.config.mjs', "import { SITE } from './host-pages/site.ts';", null],
  [
    'rollup.config.mjs',
    "import { attach } from './widgets/shared/runtime/attach.tsx';",
    'widgets/shared/runtime/attach',
  ],
  ['rollup.config.mjs', "import { ALIASES } from './loader/build/aliases/index.mjs';", null],
  ['loader/build/chunk-table.mjs', "import { createHash } from 'node:crypto';", null],
  ['loader/build/npm.config.mjs', "import { SITE } from '../../host-pages/site.ts';", null],
  ['loader/build/bundle.mjs', "import { bundles } from '../../rollup.config.mjs';", null],
  ['demo/dev/worker.ts', "import { bundle } from '../../loader/build/dev-bundler.mjs';", null],
  ['demo/app.ts', "import { bundle } from '../loader/build/dev-bundler.mjs';", 'loader/build/dev-bundler'],
  ['loader/main.ts', "import { wrapScripts } from './build/chunk-table.mjs';", 'loader/build/chunk-table'],
  ['test/demo/app.test.ts', "import { app } from '../../demo/app';", null],
];

const LIBRARIES: Sample[] = [
  ['widgets/toasts/store.ts', "import { createStore } from 'zustand/vanilla';", null],
  ['widgets/toasts/store.ts', "import { create } from 'zustand';", 'zustand/vanilla'],
  ['widgets/toasts/store.ts', "import { useStore } from 'zustand/react';", 'zustand/vanilla'],
  ['widgets/toasts/Toast.tsx', "import { useState } from 'react';", null],
  ['widgets/toasts/Toast.tsx', "import React from 'react';", 'default export of react'],
  ['widgets/toasts/Toast.tsx', "import { default as React } from 'react';", 'default export of react'],
  [
    'widgets/toasts/Toast.tsx',
    "import dom, { createPortal } from 'react-dom';",
    'default export of react-dom',
  ],
];

const MARKUP: Sample[] = [
  ['widgets/toasts/a.ts', "// innerHTML and eval( in words\nexport const a = 'a style of eval';", null],
  ['widgets/toasts/a.ts', "node.innerHTML = '<b>';", 'innerHTML'],
  ['widgets/toasts/a.ts', "node['innerHTML'] = '<b>';", 'innerHTML'],
  ['widgets/shared/html/sanitise.ts', "node.innerHTML = '<b>';", null],
  ['widgets/shared/other.ts', "node.insertAdjacentHTML('beforeend', text);", 'insertAdjacentHTML'],
  [
    'widgets/toasts/a.tsx',
    'const a = <p dangerouslySetInnerHTML={{ __html }} />;',
    'dangerouslySetInnerHTML',
  ],
  ['widgets/toasts/a.tsx', "const a = <p style={{ color: 'red' }} />;", 'inline style'],
  ['widgets/toasts/a.ts', 'const a = \'<p style="color:red">\';', 'inline style'],
  ['widgets/toasts/a.ts', "node.setAttribute('style', 'color:red');", 'inline style'],
  ['widgets/toasts/a.ts', "node.style.setProperty('--broker-accent', accent);", null],
  ['loader/scan.ts', 'eval(text);', 'eval('],
  ['loader/scan.ts', 'window.eval(text);', 'eval('],
  ['loader/scan.ts', "const f = new Function('a', 'return a');", 'new Function'],
  ['demo/page.ts', "node.innerHTML = '<b>';", null],
];

const NAMES: Sample[] = [
  ['widgets/shared/utils.ts', '', 'utils.ts'],
  ['host-pages/helpers/head.tsx', '', 'helpers'],
  ['demo/common.ts', '', 'common.ts'],
  ['loader/misc.ts', '', 'misc.ts'],
  ['widgets/contract/types.ts', '', 'types.ts'],
  ['test/support/helper.ts', '', 'helper.ts'],
  ['widgets/quote-form/types-of-insurance.ts', '', null],
];

const CSS: Sample[] = [
  [
    'widgets/toasts/toasts.css',
    '.toasts { gap: 1.5em }\n.toasts__item:hover .toasts-x { margin: 2px }',
    null,
  ],
  ['widgets/toasts/toasts.css', '.toasts .broker-button { color: red }', null],
  ['widgets/toasts/toasts.css', '.toasts { &:hover { gap: 0 } & > a { gap: 0 } }', null],
  ['widgets/toasts/toasts.css', ':host { display: block }', null],
  ['widgets/toasts/toasts.css', '@keyframes toasts-in { from { opacity: 0 } }', null],
  ['widgets/toasts/toasts.css', '/* 2rem, :root */ .toasts { background: url("a.b.png") }', null],
  ['widgets/toasts/toasts.css', '.toasts { gap: calc(1px + .5rem) }', 'rem'],
  ['widgets/toasts/toasts.css', '@media (min-width: 20rem) { .toasts { gap: 0 } }', 'rem'],
  ['widgets/toasts/toasts.css', ':root { --toasts-gap: 1px }', ':root'],
  ['widgets/toasts/toasts.css', "@property --x { syntax: '*'; inherits: false }", '@property'],
  ['widgets/toasts/toasts.css', '@font-face { font-family: x }', '@font-face'],
  ['widgets/toasts/toasts.css', '.button { gap: 0 }', '.button'],
  ['widgets/toasts/toasts.css', '.toasts .other { gap: 0 }', '.other'],
  ['widgets/toasts/toasts.css', '.toastsmith { gap: 0 }', '.toastsmith'],
  ['widgets/toasts/toasts.css', 'a { gap: 0 }', 'whole page'],
  ['widgets/shared/forms/field.css', '.broker-field { gap: 0 }', null],
  ['widgets/shared/forms/field.css', '.shared-field { gap: 0 }', '.shared-field'],
  ['demo/partner/partner.css', ':root { gap: 1rem }', null],
];

const SAMPLES = { IMPORTS, LIBRARIES, MARKUP, NAMES, CSS };

for (const [kind, samples] of Object.entries(SAMPLES))
  for (const [path, text, breach] of samples)
    test(`${kind}: ${path} ${breach ? 'may not' : 'may'} contain ${text || 'anything'}`, () => {
      const found = checkHouseRules([{ path, text }]);
      if (breach === null) return assert.equal(found, []);
      assert.is(found.length, 1, found.join('\n'));
      assert.ok(found[0]?.startsWith(`${path}: `) && found[0].includes(breach), found[0]);
    });

/** The files of a project, by path, and the circle that they form. */
const CIRCLES: readonly [files: Readonly<Record<string, string>>, circle: string | null][] = [
  [{ 'loader/a.ts': "import { b } from './b';", 'loader/b.ts': "import './c';", 'loader/c.ts': '' }, null],
  [
    { 'loader/a.ts': "import { b } from './b';", 'loader/b.ts': "import { a } from './a';" },
    'a.ts → loader/b.ts',
  ],
  [
    { 'loader/a.ts': "import { b } from './b';", 'loader/b.ts': "import type { A } from './a';" },
    'a.ts → loader/b.ts',
  ],
  [
    {
      'host-pages/a.tsx': "export { b } from './content/b';",
      'host-pages/content/b.ts': "void import('../c.mjs');",
      'host-pages/c.mjs': "import '../host-pages/a';",
    },
    'host-pages/a.tsx → host-pages/content/b.ts → host-pages/c.mjs → host-pages/a.tsx',
  ],
  [{ 'loader/a.ts': "import { a } from './a';" }, 'loader/a.ts → loader/a.ts'],
];

for (const [files, circle] of CIRCLES)
  test(`${circle ?? 'files that import each other in one direction'} ${circle ? 'is a circle' : 'are none'}`, () => {
    const found = checkHouseRules(Object.entries(files).map(([path, text]) => ({ path, text })));
    assert.is(found.length, circle ? 1 : 0, found.join('\n'));
    if (circle) assert.match(found[0] ?? '', circle);
  });

const ARCHITECTURE = readFileSync('docs/architecture.md', 'utf8');
const rowOf = (folder: string) =>
  ARCHITECTURE.split('## Import rules')[1]
    ?.split('\n')
    .find((line) => line.startsWith(`| \`${folder}\` |`)) ?? '';

for (const [folder, uses] of [
  ['widgets/<name>', WIDGET_USES],
  [
    'widgets/shared/<folder>',
    Object.fromEntries(Object.entries(SHARED_USES).map(([from, to]) => [from, Object.keys(to)])),
  ],
] as const)
  test(`docs/architecture.md says which others a folder of ${folder} may import`, () => {
    const clauses = rowOf(folder).split(/[,;]/);
    for (const [from, targets] of Object.entries(uses))
      for (const to of targets)
        assert.ok(
          clauses.some((clause) => clause.includes(`\`${from}\``) && clause.split(' ').includes(to)),
          `${from} may import ${to}`,
        );
  });

test('docs/architecture.md says what demo may import', () => {
  assert.ok(DEMO_USES.length > 0);
  for (const path of DEMO_USES) assert.ok(rowOf('demo').includes(`\`${path}.ts\``), path);
});

test('docs/architecture.md has every folder of widgets/shared', () => {
  for (const folder of Object.keys(SHARED_USES)) assert.match(ARCHITECTURE, `\n| \`${folder}/\` | `);
});

test('the project follows all of these rules', () => {
  const files = listSources('loader', 'widgets', 'host-pages', 'server', 'demo', 'build', 'test');
  for (const path of ['rollup.config.mjs']) files.push({ path, text: readFileSync(path, 'utf8') });
  const found = checkHouseRules(files);
  assert.is(found.length, 0, found.join('\n'));
});

test.run();
