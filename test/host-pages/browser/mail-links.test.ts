import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { restoreMailLinks } from '../../../host-pages/browser/mail-links';
import { type Dom, installDom } from '../../support/dom';
import { hide } from '../../support/hide-mail';

let dom: Dom;
test.after.each(() => dom.close());

const restored = (html: string) => {
  dom = installDom(`<body>${html}</body>`);
  restoreMailLinks();
  return document.body.innerHTML;
};

for (const address of [
  'care@example.com',
  'विमा@example.com',
  'care+site@sub.example.co.in?subject=Claim%20and%20cover',
  "o'brien@example.com",
])
  test(`a hidden link to ${address} leads to it again`, () =>
    assert.is(
      restored(`<a href="/cdn-cgi/l/email-protection#${hide(address)}">Write</a>`),
      `<a href="mailto:${address}">Write</a>`,
    ));

test('ampersands in the query of a hidden link are not left as in the source of the page', () =>
  assert.is(
    restored(`<a href="/cdn-cgi/l/email-protection#${hide('a@b.example?subject=1&amp;body=2')}">Write</a>`),
    '<a href="mailto:a@b.example?subject=1&amp;body=2">Write</a>',
  ));

test('a hidden address in a text is shown again', () =>
  assert.is(
    restored(
      `<p>Write to <span class="__cf_email__" data-cfemail="${hide('a@b.example')}">[email&#160;protected]</span>.</p>`,
    ),
    '<p>Write to a@b.example.</p>',
  ));

test('an address in a text is text, whatever it looks like', () =>
  assert.is(
    restored(`<p><span data-cfemail="${hide('<img src=x>@b.example')}"></span></p>`),
    '<p>&lt;img src=x&gt;@b.example</p>',
  ));

test('other links stay', () => {
  const html = '<a href="mailto:a@b.example">a@b.example</a><a href="/l/email-protection">Help</a>';
  assert.is(restored(html), html);
});

test.run();
