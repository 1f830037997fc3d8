import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkHouseRules, SHARED_USES, WIDGET_USES } from './support/house-rules';
import { listSources } from './support/list-sources';

/**
 * A file's path, its text, and a part of the error message that the text causes. `breach` is null if the text is
 * allowed.
 */
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
  ['host-pages/head/Head.tsx', "import { renderToString } from 'react-dom/server';", null],
  ['host-pages/prerender/forms.tsx', "import { QuoteForm } from '../../widgets/quote-form/QuoteForm';", null],
  [
    'host-pages/content/safe-html.ts',
    "import { cleanHtml } from '../../widgets/shared/html/clean-html';",
    null,
  ],
  ['host-pages/routes.tsx', "import { QuoteForm } from '../widgets/quote-form/QuoteForm';", 'quote-form'],
  ['host-pages/routes.tsx', "import { pages } from '../build/pages/pages';", 'build/pages'],
  ['host-pages/routes.tsx', "import { app } from '../server/site/app';", 'server/site'],
  ['server/api/contact.ts', "import { QuoteLead } from '../../widgets/contract/shapes';", null],
  ['server/api/read-form.ts', "import busboy from 'busboy';", null],
  ['server/api/images.ts', "import { PAGE } from '../../host-pages/deploy/headers';", null],
  ['server/api/lists.ts', "import { LISTS } from '../../host-pages/content/lists';", null],
  ['server/api/contact.ts', "import { insert } from '../db/insert';", null],
  ['server/db/insert.ts', "import { contact } from '../api/contact';", 'server/api/contact'],
  ['server/db/open.ts', "import { readSettings } from '../site/settings';", 'server/site/settings'],
  ['server/http/listen.ts', "import { open } from '../db/open';", 'server/db/open'],
  ['server/delivery/mail.ts', "import { contact } from '../api/contact';", 'server/api/contact'],
  ['server/reports/sender-texts.ts', "import { hi } from '../../widgets/shared/i18n/hi';", null],
  [
    'server/reports/sender-texts.ts',
    "import type { Language } from '../../widgets/shared/runtime/language';",
    null,
  ],
  [
    'server/reports/sender-texts.ts',
    "import { LANGUAGES } from '../../widgets/shared/runtime/language';",
    'widgets/shared/runtime',
  ],
  ['server/api/response-page.ts', "const { SITE } = await import('../../host-pages/site');", null],
  ['server/api/response-page.ts', "import { SITE } from '../../host-pages/site';", 'host-pages/site'],
  [
    'server/api/contact.ts',
    "import { post } from '../../widgets/shared/runtime/post';",
    'widgets/shared/runtime/post',
  ],
  [
    'server/commands/partners/snippet.ts',
    "import { link } from '../../../widgets/embed-builder/partner-snippet';",
    null,
  ],
  ['server/commands/build.ts', "import { build } from '../../build/build';", null],
  ['server/site/start.ts', "import { build } from '../../build/build';", 'build/build'],
  ['server/site/start.ts', "import { startDemo } from '../../test/support/demo';", 'test/support/demo'],
  ['server/command.ts', "void import('./commands/leads');", null],
  ['server/main.ts', "import { start } from './site/start';", null],
  ['demo/server.ts', "import '../server/main';", null],
  ['demo/partner/site.ts', "import { serveFolder } from '../../server/http/static-files';", null],
  ['demo/partner/site.ts', "import { start } from '../../server/site/start';", 'server/site/start'],
  ['rollup.config.mjs', "import { SITE } from './host-pages/site.ts';", null],
  [
    'rollup.config.mjs',
    "import { attach } from './widgets/shared/runtime/attach.tsx';",
    'widgets/shared/runtime/attach',
  ],
  ['rollup.config.mjs', "import { ALIASES } from './build/bundles/aliases/index.mjs';", null],
  ['build/bundles/chunk-table.mjs', "import { createHash } from 'node:crypto';", null],
  ['build/bundles/npm.config.mjs', "import { SITE } from '../../host-pages/site.ts';", null],
  ['build/bundles/bundle.mjs', "import { bundles } from '../../rollup.config.mjs';", null],
  ['build/bundles/one-file.ts', "export { mount } from '../../widgets/quote-form/index';", null],
  [
    'build/build.ts',
    "import { readContentSource } from '../server/commands/content-source';",
    'server/commands',
  ],
  [
    'build/budgets.ts',
    "import { withSampleBroker } from '../test/support/with-sample-broker';",
    'test/support',
  ],
  [
    'loader/main.ts',
    "import { wrapScripts } from '../build/bundles/chunk-table.mjs';",
    'build/bundles/chunk-table',
  ],
  ['test/server/site/app.test.ts', "import { app } from '../../../server/site/app';", null],
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
  ['server/api/page.ts', "node.innerHTML = '<b>';", null],
];

const NAMES: Sample[] = [
  ['widgets/shared/utils.ts', '', 'utils.ts'],
  ['host-pages/helpers/head.tsx', '', 'helpers'],
  ['server/common.ts', '', 'common.ts'],
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
  ['demo/partner/pages/partner.css', ':root { gap: 1rem }', null],
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
