import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeValue } from '../../../widgets/contract/coded-value';
import { FORM_HEIGHT, RESERVED_HEIGHT } from '../../../widgets/contract/form-height';
import type { Choices } from '../../../widgets/embed-builder/choices';
import { codeOf, KINDS } from '../../../widgets/embed-builder/kinds';
import { WIDGETS } from '../../../widgets/embed-builder/limits';
import { integrityLines, policyLines } from '../../../widgets/embed-builder/policy';
import { reactSnippet } from '../../../widgets/embed-builder/react-snippet';
import {
  iframeSnippet,
  type Source,
  scriptSnippet,
  wordpressShortcode,
  wordpressSnippet,
} from '../../../widgets/embed-builder/snippet';
import { TABLE_CONSTANTS } from '../../support/table-constants';
import { parseHtml } from './parse-html';
import { BASE, choicesOf, PINNED, reactOf, SOURCE, SOURCE_WITH_FILES } from './sources';

/** Text that would end an attribute, an element or a script if a snippet did not escape it. */
const SPECIAL_CHARACTERS = '"><script>alert(1)</script>&amp;\'{}';

const scriptOf = (given?: Partial<Choices>, source = SOURCE) => scriptSnippet(choicesOf(given), source);
const frameOf = (given?: Partial<Choices>, source = SOURCE) => iframeSnippet(choicesOf(given), source) ?? '';

const attributesIn = (element: Element | null) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
const fallbackLink = (given: Partial<Choices>) =>
  hostIn(scriptOf(given))?.querySelector('a')?.getAttribute('href');
/** Returns an element's attributes except `style`, which every snippet of a quote form contains. */
const unstyledIn = (element: Element | null) => {
  const { style, ...rest } = attributesIn(element);
  return rest;
};
const styleOf = (element: Element | null | undefined) => element?.getAttribute('style') ?? '';
const hostIn = (html: string) => parseHtml(html).querySelector('[data-broker-widget]');
const tagIn = (html: string) => parseHtml(html).querySelector('script');

for (const document of ['README.md', 'docs/embedding.md'])
  test(`with only a partner chosen the snippet is the one in ${document}`, () => {
    const [, block = ''] = /```html\n([\s\S]*?)```/.exec(readFileSync(document, 'utf8')) ?? [];
    assert.is(scriptOf({ partner: 'agent-42' }), block);
  });

test('each attribute has a value, as XML demands: Blogger refuses a theme without, and a page in XHTML would break off', () => {
  const partner = 'Rao & Sons';
  const snippets = [
    ...(Object.keys(WIDGETS) as Choices['widget'][]).map((widget) => scriptOf({ widget, partner })),
    scriptOf({ partner, loading: 'pinned' }, SOURCE_WITH_FILES),
    frameOf({ partner }),
  ];
  for (const html of snippets)
    assert.not.match(html.replace(/<\/?[a-z]+(?:\s+[a-z-]+="[^"<]*")*>/g, ''), /[<>]/, html);
});

test('no placeholder is empty: themes hide empty elements, where a popup would never open', () => {
  for (const widget of Object.keys(WIDGETS) as Choices['widget'][])
    assert.ok(hostIn(scriptOf({ widget }))?.firstElementChild, widget);
});

test('without a partner the snippet contains none', () => {
  const withPartner = scriptOf({ partner: 'agent-42' });
  assert.is(scriptOf(), withPartner.replace(' data-partner="agent-42"', '').replace('?partner=agent-42', ''));
});

test('the placeholder has an attribute for each choice, except defaults', () => {
  const given = {
    partner: 'agent-42',
    lang: 'te',
    insuranceType: 'Corporate',
    typeOfInsurance: 'Marine',
    headingLevel: 'none',
    consent: 'required',
    success: 'redirect',
    redirect: 'https://partner.example/thanks?a=1&b=2',
    attribution: 'first-touch',
    when: 'now',
    accent: '1D4ED8',
  } as const;
  assert.equal(unstyledIn(hostIn(scriptOf(given))), {
    'data-broker-widget': 'quote-form',
    'data-partner': 'agent-42',
    'data-lang': 'te',
    'data-insurance-type': 'Corporate',
    'data-type-of-insurance': 'Marine',
    'data-heading-level': 'none',
    'data-consent': 'required',
    'data-success': 'redirect',
    'data-redirect': 'https://partner.example/thanks?a=1&b=2',
    'data-attribution': 'first-touch',
    'data-when': 'now',
    'data-accent': '#1d4ed8',
  });
  const defaults = {
    headingLevel: '2',
    consent: 'none',
    success: 'message',
    redirect: 'https://a.example/',
  } as const;
  assert.equal(unstyledIn(hostIn(scriptOf(defaults))), { 'data-broker-widget': 'quote-form' });
});

test('the script reserves the height of the form, and only inside the placeholder', () => {
  const host = hostIn(scriptOf());
  assert.match(styleOf(host), `--broker-height:${RESERVED_HEIGHT};`);
  assert.is(host?.lastElementChild?.localName, 'script');
  assert.match(styleOf(host?.lastElementChild), /;padding-bottom:var\(--broker-height\)$/);
});

test('the link is a child of the placeholder, whose only text it is', () => {
  const host = hostIn(scriptOf());
  assert.is(host?.firstElementChild?.localName, 'a');
  assert.is(host?.textContent?.trim(), 'Get a quote');
});

test('the fallback link of the quote form contains the partner', () => {
  assert.is(fallbackLink({}), `${BASE}embed/quote-form`);
  assert.is(fallbackLink({ partner: 'agent-42', lang: 'te' }), `${BASE}embed/quote-form?partner=agent-42`);
  assert.is(fallbackLink({ partner: 'a&b c' }), `${BASE}embed/quote-form?partner=a__38_b__32_c`);
  assert.is(fallbackLink({ widget: 'contact-form', partner: 'agent-42' }), `${BASE}contact-us`);
});

test('the fallback uses the fonts of the form and its button, so that they are already resolved', () => {
  const host = hostIn(scriptOf());
  const css = (path: string) => readFileSync(`widgets/${path}.css`, 'utf8');
  assert.match(styleOf(host), /;font:17px system-ui$/);
  assert.match(css('shared/forms/form'), /font: 400 17px [^;]+system-ui/);
  assert.is(styleOf(host?.querySelector('a')), 'font-weight:600');
  assert.match(css('shared/forms/button'), /font: inherit;\n {2}font-weight: 600;/);
});

for (const name of ['partner', 'typeOfInsurance'] as const)
  test(`special characters in ${name} are escaped in attributes, URLs and strings`, () => {
    const given = { [name]: SPECIAL_CHARACTERS };
    const attribute = name === 'partner' ? 'data-partner' : 'data-type-of-insurance';
    for (const html of [scriptOf(given), wordpressSnippet(choicesOf(given), SOURCE)]) {
      const page = parseHtml(html);
      assert.is(page.querySelector(`[${attribute}]`)?.getAttribute(attribute), SPECIAL_CHARACTERS);
      assert.is(page.querySelectorAll('script').length, 1);
    }
    const frame = parseHtml(frameOf(given)).querySelector('iframe');
    const address = new URL(frame?.getAttribute('src') ?? '');
    assert.is(decodeValue(address.searchParams.get(attribute.slice(5)) ?? ''), SPECIAL_CHARACTERS);
    assert.is(address.origin, 'https://broker.example');
    const { props, faults } = reactOf(given);
    assert.equal(faults, []);
    assert.is(props[name], SPECIAL_CHARACTERS);
  });

test('an invalid colour and an invalid URL are left out of every snippet', () => {
  const given = { accent: 'red;x:url(//a)', success: 'redirect', redirect: 'javascript:alert(1)' } as const;
  for (const code of [scriptOf(given), frameOf(given), reactSnippet(choicesOf(given), SOURCE)])
    assert.not.match(code, /accent|redirect|javascript|url\(/);
});

test('the script tag loads the form in one file unless another is chosen, but never a file that is not served', () => {
  assert.equal(unstyledIn(tagIn(scriptOf())), {
    async: '',
    src: `${BASE}quote-form.js`,
    'data-broker-loader': '',
  });
  assert.equal(unstyledIn(tagIn(scriptOf({ loading: 'pinned' }, SOURCE_WITH_FILES))), {
    async: '',
    src: `${BASE}${PINNED.file}`,
    integrity: PINNED.integrity,
    crossorigin: 'anonymous',
    'data-broker-loader': '',
  });
  const srcOf = (given: Partial<Choices>, source: Source) =>
    tagIn(scriptOf(given, source))?.getAttribute('src');
  for (const given of [{ loading: 'loader' }, { widget: 'contact-form' }] as const)
    assert.is(srcOf(given, SOURCE_WITH_FILES), `${BASE}loader.js`);
  assert.is(srcOf({ loading: 'pinned' }, SOURCE), `${BASE}loader.js`);
});

test('the iframe has a title and a height, and is followed by its script', () => {
  const page = parseHtml(frameOf({ partner: 'a&b', lang: 'hi', accent: '#fff' }));
  assert.equal(attributesIn(page.querySelector('iframe')), {
    src: `${BASE}embed/quote-form?partner=a__38_b&lang=hi&accent=%23ffffff`,
    title: 'Get a quote',
    width: '100%',
    height: `${FORM_HEIGHT.oneColumnPx}`,
    style: 'border:0;display:block',
    loading: 'lazy',
  });
  assert.equal(attributesIn(page.querySelector('script')), {
    async: '',
    src: `${BASE}embed.js`,
    'data-broker-embed': '',
  });
});

test("the iframe's URL has only parameters that its page reads", () => {
  const given = {
    partner: 'agent-42',
    lang: 'te',
    accent: '#fff',
    insuranceType: 'Corporate',
    typeOfInsurance: 'Marine',
    state: 'Goa',
    city: 'Panaji',
    headingLevel: 'none',
    consent: 'required',
    success: 'redirect',
    redirect: 'https://partner.example/',
    attribution: 'first-touch',
    when: 'now',
  } as const;
  const src = parseHtml(frameOf(given)).querySelector('iframe')?.getAttribute('src') ?? '';
  assert.equal(
    [...new URL(src).searchParams.keys()].sort(),
    [...Object.keys(TABLE_CONSTANTS.__FRAME_OPTIONS__ as object), 'accent'].sort(),
  );
});

test('only the quote form has an iframe snippet', () => {
  for (const widget of Object.keys(WIDGETS) as Choices['widget'][])
    assert.is(frameOf({ widget }) !== '', widget === 'quote-form', widget);
});

test('every widget has a snippet with its name and its required attributes', () => {
  for (const widget of Object.keys(WIDGETS) as Choices['widget'][]) {
    const given = { widget, partner: 'agent-42', lang: 'te', accent: '#123456' } as const;
    const host = hostIn(scriptOf(given));
    assert.is(host?.getAttribute('data-broker-widget'), widget);
    assert.is(host?.getAttribute('data-accent'), '#123456');
    const takes: readonly string[] = WIDGETS[widget].takes;
    assert.is(host?.getAttribute('data-partner'), takes.includes('partner') ? 'agent-42' : null);
    assert.is(reactOf(given).props.name, widget);
  }
  for (const widget of ['contact-popup', 'toasts'] as const)
    assert.is(hostIn(scriptOf({ widget }))?.getAttribute('data-when'), 'idle');
});

test('the shortcode has a value for each choice, except defaults, and none that ends it', () => {
  const shortcode = (given?: Partial<Choices>) => wordpressShortcode(choicesOf(given));
  assert.is(shortcode(), '[broker_quote]');
  assert.is(
    shortcode({ partner: 'agent-42', headingLevel: '3', accent: '#abc', when: 'now' }),
    '[broker_quote partner="agent-42" heading-level="3" when="now" accent="#aabbcc"]',
  );
  assert.is(
    shortcode({ typeOfInsurance: 'a "b" [c] <d> & e' }),
    '[broker_quote type-of-insurance="a &quot;b&quot; &#91;c&#93; &lt;d&gt; &amp; e"]',
  );
  assert.is(shortcode({ widget: 'toasts' }), undefined);
});

test('the WordPress snippet is one block that contains the script snippet', () => {
  const code = wordpressSnippet(choicesOf({ partner: 'agent-42' }), SOURCE);
  assert.is(code, `<!-- wp:html -->\n${scriptOf({ partner: 'agent-42' })}<!-- /wp:html -->\n`);
});

test('no line of a snippet begins with four spaces or a tab, and no HTML has a blank line', () => {
  const everything = {
    partner: 'a & b',
    lang: 'hi',
    accent: '#123456',
    loading: 'pinned',
    when: 'now',
  } as const;
  for (const widget of Object.keys(WIDGETS) as Choices['widget'][])
    for (const given of [{ widget }, { ...everything, widget }])
      for (const kind of KINDS) {
        const code = codeOf(kind, choicesOf(given), SOURCE_WITH_FILES) ?? '';
        assert.not.match(code, /^( {4}|\t)/m, `${kind} of ${widget}`);
        if (code.startsWith('<')) assert.not.match(code, /\n\s*\n/, `${kind} of ${widget}`);
      }
});

test('the policy lists our origin, the API if its origin differs, and the frame', () => {
  const lines = policyLines(choicesOf(), { base: `${BASE}sub/`, api: 'https://admin.example/api/' });
  assert.match(
    lines,
    'script-src https://broker.example; connect-src https://broker.example https://admin.example\n',
  );
  assert.match(lines, "script-src 'nonce-…' 'strict-dynamic'; connect-src");
  assert.match(lines, 'frame-src https://broker.example; script-src https://broker.example\n');
  const list = policyLines(choicesOf({ widget: 'blog-list' }), SOURCE);
  assert.match(list, 'img-src https://broker.example');
  assert.not.match(list, 'frame-src');
});

test('the integrity snippet has the checksum of the pinned loader, if there is one', () => {
  assert.is(
    tagIn(integrityLines(choicesOf(), SOURCE_WITH_FILES) ?? '')?.getAttribute('integrity'),
    PINNED.integrity,
  );
  assert.is(integrityLines(choicesOf(), SOURCE), undefined);
});

test.run();
