import { createRequire } from 'node:module';
import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/shared/carousel/slides-copy';
import { installDom } from '../../support/dom';
import { importForBuild, importFresh } from '../../support/import-fresh';
import { PARTS } from '../../support/parts';
import { openSlides, slideList } from '../shared/carousel/slides-page';

const open = (options: Record<string, string>, slides = 4) =>
  openSlides({ widget: 'carousel', prerendered: options, slides });

const require = createRequire(import.meta.url);
const { createElement }: typeof import('react') = require('react');
const { renderToStaticMarkup }: typeof import('react-dom/server') = require('react-dom/server');

test('prerendered markup is hydrated in place', async () => {
  let nodes: Element[] = [];
  const page = await openSlides({
    widget: 'carousel',
    prerendered: { rule: 'corporate', label: 'Marine' },
    before: (host) => {
      nodes = [...host.querySelectorAll('*')];
    },
  });
  assert.not(page.host.shadowRoot);
  assert.equal([...page.host.querySelectorAll('*')], nodes);
  assert.equal(page.logged, []);
  assert.is(page.find('[role=group]').getAttribute('aria-label'), 'Marine');
  assert.equal(page.visibleSlides(), [1, 2, 3]);
  await page.close();
});

test('the first render in the browser equals the prerendered markup', async () => {
  const page = await open({ rule: 'associates', controls: 'above', label: 'Companies' });
  const { Carousel } = await importForBuild<typeof import('../../../widgets/carousel/Carousel')>(
    'widgets/carousel/Carousel.tsx',
  );
  const options = { rule: 'associates', controls: 'above', label: 'Companies' } as const;
  const first = renderToStaticMarkup(createElement(Carousel, { options, prerendered: true }));
  const list = /<ul.*<\/ul>/s.exec(page.html)?.[0] as string;
  assert.is(first.replace(/(frame">)/, `$1${list}`), page.html.replaceAll('<!-- -->', ''));
  await page.close();
});

test('unmounting restores the prerendered markup', async () => {
  const page = await open({ rule: 'corporate' });
  await page.press(COPY.next);
  await act(async () => page.mounted.unmount());
  assert.is(page.host.innerHTML, page.html);
  await page.close();
});

test("on a partner's page the list stays in the light DOM and is shown through a slot", async () => {
  const page = await openSlides({ widget: 'carousel', attributes: 'data-controls="above"' });
  assert.ok(page.host.shadowRoot?.querySelector(`${PARTS.slidesFrame} > slot`));
  assert.is(page.host.firstElementChild?.className, 'page');
  assert.is(page.host.firstElementChild?.getAttribute('style'), 'color: red');
  assert.ok(page.find('.carousel--above'));
  await page.close();
});

test('a placeholder without slides throws an error and stays unchanged', async () => {
  const dom = installDom('<div data-broker-widget="carousel"><p>Ours</p></div>');
  const host = document.querySelector('div') as HTMLElement;
  const { mount } = await importFresh<typeof import('../../../widgets/carousel/index')>(
    'widgets/carousel/index.tsx',
    900,
  );
  assert.throws(() => mount(host, {} as never), /carousel: no <ul> with <li> slides in the placeholder/);
  assert.is(host.innerHTML, '<p>Ours</p>');
  assert.not(host.shadowRoot);
  await dom.close();
});

test('two carousels on one page do not affect each other', async () => {
  const page = await openSlides({ widget: 'carousel' });
  const other = document.createElement('div');
  other.innerHTML = slideList(3);
  document.body.append(other);
  const { mount } = await importFresh<typeof import('../../../widgets/carousel/index')>(
    'widgets/carousel/index.tsx',
    901,
  );
  await act(async () => void mount(other, {} as never));
  await page.press(COPY.next);
  assert.equal(page.visibleSlides(), [2]);
  assert.is(other.querySelectorAll('li:not([inert])').length, 1);
  assert.not(other.querySelector('li')?.hasAttribute('inert'));
  await page.close();
});

test.run();
