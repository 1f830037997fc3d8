import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchForms } from '../../../host-pages/browser/forms-in-view';
import { type Dom, installDom } from '../../support/dom';

const FORM = '<form id="form"><input aria-label="Name"><button>Send</button></form>';

let dom: Dom;

function open(body: string) {
  dom = installDom(body);
  watchForms();
}
/** Observers that were created before this one are called before it. */
const mutationsReported = () =>
  new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(document.body, { attributes: true });
    document.body.toggleAttribute('data-observed');
  });
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const isMarked = () => document.documentElement.hasAttribute('data-form-in-view');

test.after.each(() => dom.close());

test('the page is marked while a form is in view', () => {
  open(`<main>${FORM}</main>`);
  assert.not(isMarked());
  dom.intersect(find('form'));
  assert.ok(isMarked());
  dom.intersect(find('form'), false);
  assert.not(isMarked());
});

test('a form that comes later counts too', async () => {
  open('<main><div id="opening"></div></main>');
  find('#opening').innerHTML = FORM;
  await mutationsReported();
  dom.intersect(find('form'));
  assert.ok(isMarked());
});

test('a search field counts only while it has the focus', () => {
  open('<main><form class="search"><input type="search" aria-label="Search"></form></main>');
  assert.not(dom.isObserved(find('form')));
  find('input').focus();
  assert.ok(isMarked());
  find('input').blur();
  assert.not(isMarked());
});

test.run();
