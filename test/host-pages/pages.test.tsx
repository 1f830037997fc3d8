import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROUTES, type Route } from '../../host-pages/routes';
import { SITE } from '../../host-pages/site';
import { Page } from '../../host-pages/templates/layout/Page';
import { QUOTE_FIELDS } from '../../widgets/contract/lead-fields';
import { STATES } from '../../widgets/contract/states';
import { installDom } from '../support/dom';

const draw = ({ record, path, template }: Route) =>
  renderToStaticMarkup(Page({ record, path, sheet: '/site.css', children: template() }));

async function withPage(path: string, check: (document: Document) => void) {
  const route = ROUTES.find((row) => row.path === path) as Route;
  const dom = installDom(draw(route).replace(/<script.*?<\/script>/g, ''));
  try {
    check(dom.document);
  } finally {
    await dom.close();
  }
}

for (const route of ROUTES) {
  test(`the page at ${route.path} has a title, a description, a canonical address and one h1`, () =>
    withPage(route.path, (document) => {
      assert.is(document.title, `${route.record.meta_title} | ${SITE.name}`);
      const description = document.querySelector('meta[name=description]');
      assert.is(description?.getAttribute('content'), route.record.meta_description);
      assert.is(
        document.querySelector('link[rel=canonical]')?.getAttribute('href'),
        SITE.origin + route.path,
      );
      assert.is(document.querySelectorAll('h1').length, 1);
    }));

  test(`the page at ${route.path} has no script that blocks rendering and no inline style`, () => {
    const html = draw(route);
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) assert.match(tag, /\b(defer|async)\b/);
    assert.not.match(html, /\sstyle=|<style/);
  });
}

test('the form on the home page posts by itself, in the way of the API', () =>
  withPage('/', (document) => {
    const form = document.querySelector<HTMLFormElement>('[data-broker-widget=quote-form] form');
    assert.is(form?.getAttribute('method'), 'post');
    assert.is(form?.getAttribute('action'), `/api/${SITE.product}/contact_us.php`);
    assert.is(form?.getAttribute('encType'), 'multipart/form-data');
    assert.is(form?.querySelector('[name=type]')?.getAttribute('value'), 'contact_us');
    assert.not.ok(form?.hasAttribute('noValidate'));
  }));

test('the form on the home page has every field, each with a label, and a city that needs no script', () =>
  withPage('/', (document) => {
    for (const [name, required] of Object.entries(QUOTE_FIELDS)) {
      const control = document.querySelector(`form [name=${name}]`) as HTMLElement;
      assert.ok(document.querySelector(`label[for="${control.id}"]`)?.textContent, name);
      assert.is(control.hasAttribute('required'), required, name);
    }
    assert.is(document.querySelector('form [name=city]')?.tagName, 'INPUT');
    assert.is(document.querySelectorAll('form [name=state] option').length, STATES.length + 1);
  }));

test('the page for unknown paths says so and leads home', () =>
  withPage('/404', (document) => {
    assert.is(document.querySelector('h1')?.textContent, '404 - Page Not Found');
    const home = document.querySelector('main a');
    assert.is(home?.textContent, 'Back to Home');
    assert.is(home?.getAttribute('href'), '/');
  }));

test.run();
