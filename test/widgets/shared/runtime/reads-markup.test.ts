import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mount } from '../../../../widgets/shared/runtime/attach';
import { mountWidget } from '../../../../widgets/shared/runtime/mount-widget';
import { installDom } from '../../../support/dom';
import { importFresh } from '../../../support/import-fresh';
import { widgetEnv } from '../../../support/widget-env';

const LIST = '<ul><li><h3>First</h3></li><li><h3>Second</h3></li></ul>';

/** The widgets that read the markup in their placeholder, each with an example of this markup. */
const MARKUP: Readonly<Record<string, string>> = {
  carousel: LIST,
  'faq-accordion':
    '<details><summary>First</summary>1</details><details><summary>Second</summary>2</details>',
  'hero-carousel': LIST,
  navbar: '<ul><li><a href="/1">First</a></li><li><a href="/2">Second</a></li></ul><a href="#form">Quote</a>',
  'paged-cards': LIST,
  'product-tabs': '<section id="a"><h3>First</h3></section><section id="b"><h3>Second</h3></section>',
};

let pages = 0;

for (const [name, markup] of Object.entries(MARKUP))
  test(`${name} mounts once its markup has arrived`, async () => {
    const dom = installDom(`<div data-broker-widget="${name}"></div>`);
    const host = document.querySelector('div') as HTMLElement;
    const { base, ...site } = widgetEnv(host).env;
    Object.assign(globalThis, { __SITE__: site });
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
    const { mount } = await importFresh<{ mount: Mount }>(`widgets/${name}/index.tsx`, ++pages);
    const tag = document.createElement('script');
    const mounting = mountWidget(mount, host, { base, tag, report() {} });
    host.innerHTML = markup;
    await act(async () => {
      document.dispatchEvent(new Event('DOMContentLoaded'));
      await mounting;
    });
    assert.ok(host.shadowRoot);
    await act(async () => (await mounting).unmount());
    await dom.close();
  });

test.run();
