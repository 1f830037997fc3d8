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
/**
 * Resolves once all other mutation observers have been called. Observers are called in the order of their creation, and
 * this function creates the newest.
 */
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

for (const field of ['<input aria-label="Name">', '<select></select>', '<textarea></textarea>'])
  test(`the page stays marked while ${field} has the focus, though its form is out of view`, () => {
    open(`<main><form>${field}<button>Send</button></form></main>`);
    const [form, element] = [find('form'), find('form > :first-child')];
    dom.intersect(form);
    element.focus();
    dom.intersect(form, false);
    assert.ok(isMarked());
    element.blur();
    assert.not(isMarked());
  });

test('a button with the focus does not mark the page', () => {
  open(`<main>${FORM}</main>`);
  find('button').focus();
  assert.not(isMarked());
});

test('a field in a shadow root counts while it has the focus', () => {
  open('<main><div id="popup"></div></main>');
  const root = find('#popup').attachShadow({ mode: 'open' });
  root.innerHTML = FORM;
  const field = root.querySelector('input') as HTMLElement;
  field.focus();
  assert.ok(isMarked());
  field.blur();
  assert.not(isMarked());
});

test('a form that is removed with the focus in it leaves no mark', () => {
  open(`<main>${FORM}</main>`);
  const form = find('form');
  dom.intersect(form);
  find('input').focus();
  form.remove();
  dom.intersect(form, false);
  assert.not(isMarked());
});

test.run();
