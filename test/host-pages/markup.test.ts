import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentPolicy } from '../../host-pages/deploy/content-policy';
import { SITE } from '../../host-pages/site';
import { joinedWords } from '../support/joined-words';
import { type DrawnPage, faultsOfAll, pageAt, pageWith, parseHtml, textOf } from '../support/pages';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** Attributes that refer to elements by id. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-details', 'for', 'list'];

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
const show = (element: Element) => element.outerHTML.slice(0, 90);

/** Returns an element's accessible name from `aria-labelledby`, `aria-label` or `alt`; '' if it has none of them. */
function nameOf(element: Element): string {
  const references = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = references.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '').join(' ');
  return (named || element.getAttribute('aria-label') || element.getAttribute('alt') || '').trim();
}

function accessibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of all(copy, '[aria-hidden=true], [hidden]')) hidden.remove();
  return textOf(copy);
}

function headingFaults({ document }: DrawnPage): string[] {
  const headings = all(document, 'h1, h2, h3, h4, h5, h6');
  const levels = headings.map(({ localName }) => Number(localName[1]));
  return headings.flatMap((heading, at) => {
    const above = at === 0 ? 0 : (levels[at - 1] as number);
    return [
      ...((levels[at] as number) > above + 1 ? [`h${above} then ${show(heading)}`] : []),
      ...(accessibleText(heading) === '' ? [`an empty ${show(heading)}`] : []),
    ];
  });
}

function landmarkFaults({ document }: DrawnPage): string[] {
  const faults = ['body > header', 'main', 'body > footer'].flatMap((selector) => {
    const { length } = all(document, selector);
    return length === 1 ? [] : [`${length} of ${selector}`];
  });
  const names = all(document, 'nav').map(nameOf);
  if (names.includes('')) faults.push('a nav without a name');
  if (new Set(names).size < names.length) faults.push(`two nav with one name: ${names.join(', ')}`);

  for (const part of document.body.children) {
    const isLandmark =
      /^(header|main|footer)$/.test(part.localName) || (part.localName === 'section' && nameOf(part));
    // The skip link and the scroll-to-top button need no landmark.
    const isAside = part.matches('a[href="#main"], [data-broker-widget="scroll-to-top"], script');
    // Dialogs need no landmark: a closed dialog is not rendered, and an open modal dialog makes the rest of the page inert.
    const isDialog = part.firstElementChild?.matches('dialog:not([open])');
    if (!isLandmark && !isAside && !isDialog && accessibleText(part))
      faults.push(`outside all landmarks: ${show(part)}`);
  }
  return faults;
}

const nameFaults = ({ document }: DrawnPage): string[] => [
  ...all(document, 'svg')
    .filter(
      (svg) => !svg.closest('[aria-hidden="true"]') && !(svg.getAttribute('role') === 'img' && nameOf(svg)),
    )
    .map((svg) => `neither hidden nor named: ${show(svg)}`),
  ...all(document, 'img:not([alt])').map((image) => `no alt: ${show(image)}`),
  ...all(document, 'img:not([width][height])').map((image) => `no size: ${show(image)}`),
  ...all(document, 'a[href], button, summary')
    .filter(
      (control) =>
        !nameOf(control) && !accessibleText(control) && !control.querySelector('img[alt]:not([alt=""])'),
    )
    .map((control) => `no name: ${show(control)}`),
  ...all(document, 'input:not([type=hidden]), select, textarea')
    .filter(
      (field) =>
        !nameOf(field) &&
        !field.closest('label')?.textContent &&
        !(field.id && document.querySelector(`label[for="${field.id}"]`)),
    )
    .map((field) => `no label: ${show(field)}`),
  ...all(document, '[aria-hidden="true"]')
    // Leave out closed dialogs: nothing inside a closed dialog can get the focus.
    .filter((hidden) => !hidden.matches('dialog:not([open])'))
    .filter((hidden) => hidden.matches(FOCUSABLE) || hidden.querySelector(FOCUSABLE))
    .map((hidden) => `hidden, and can be focused: ${show(hidden)}`),
  ...all(document, '[tabindex]')
    .filter((element) => Number(element.getAttribute('tabindex')) > 0)
    .map((element) => `positive tabindex: ${show(element)}`),
  ...all(document, 'button:not([type])').map((button) => `submits: ${show(button)}`),
];

const referenceFaults = ({ document }: DrawnPage): string[] =>
  REFERENCES.flatMap((name) =>
    all(document, `[${name}]`).flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => !document.getElementById(id))
        .map((id) => `${name}: nothing has the id "${id}"`),
    ),
  );

const POLICY = contentPolicy(SITE);
const isAllowed = (style: Element) =>
  POLICY.includes(`'sha256-${createHash('sha256').update(style.innerHTML).digest('base64')}'`);

const DATA_SCRIPTS = ['speculationrules', 'application/ld+json'];

function policyFaults({ document }: DrawnPage): string[] {
  const scripts = all(document, 'script').filter(
    (script) => !DATA_SCRIPTS.includes(script.getAttribute('type') ?? ''),
  );
  return [
    ...scripts.filter((script) => !script.hasAttribute('src')).map((script) => `inline: ${show(script)}`),
    ...scripts
      .filter((script) => script.matches('[src]:not([defer], [async], [type=module])'))
      .map((script) => `blocks: ${show(script)}`),
    ...all(document, 'style, [style]')
      .filter((element) => element.hasAttribute('style') || !isAllowed(element))
      .map((element) => `inline style: ${show(element)}`),
    ...all(document, '*').flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => /^on/i.test(name) || name === 'srcdoc')
        .map((name) => `${name} on ${show(element)}`),
    ),
    ...all(document, 'link[rel~=stylesheet], script[src]')
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => !/^\/(?!\/)/.test(address))
      .map((address) => `from elsewhere: ${address}`),
  ];
}

const listFaults = ({ document }: DrawnPage): string[] => [
  ...all(document, 'ul > *, ol > *')
    .filter(({ localName }) => !['li', 'script', 'template'].includes(localName))
    .map((child) => `in a list: ${show(child)}`),
  ...all(document, 'ul, ol')
    .filter((list) =>
      [...list.childNodes].some((node) => node.nodeName === '#text' && node.textContent?.trim()),
    )
    .map((list) => `text in a list: ${show(list)}`),
  ...all(document, 'ul:empty, ol:empty').map((list) => `an empty list: ${show(list)}`),
  ...all(document, 'li')
    .filter((item) => !/^(ul|ol|menu)$/.test(item.parentElement?.localName ?? ''))
    .map((item) => `outside a list: ${show(item)}`),
];

const nestingFaults = ({ document }: DrawnPage): string[] => [
  ...all(
    document,
    'a a, a button, button a, button button, a summary, summary a, summary button, label label',
  ).map((inner) => `a control in a control: ${show(inner)}`),
  ...all(document, 'p div, p ul, p ol, p p, p h2, p h3, span div, span p, button div, button p').map(
    (inner) => `a block in text: ${show(inner)}`,
  ),
];

const CHECKS = {
  'headings never skip a level': headingFaults,
  'every page has its landmarks, and no text is outside of them': landmarkFaults,
  'images and controls have an accessible name': nameFaults,
  'references by id have a target': referenceFaults,
  'there is no inline code, and no script blocks parsing': policyFaults,
  'lists contain only list items': listFaults,
  'controls and blocks are not nested where HTML forbids it': nestingFaults,
  'words of neighbouring elements have a space between them': ({ document }) => joinedWords(document.body),
} as const satisfies Record<string, (page: DrawnPage) => string[]>;

const BROKEN: readonly (readonly [markup: string, check: keyof typeof CHECKS, fault: string])[] = [
  ['<h2>a</h2><h4>b</h4>', 'headings never skip a level', 'h2 then <h4'],
  ['<h2><svg></svg></h2>', 'headings never skip a level', 'an empty <h2'],
  ['<main></main>', 'every page has its landmarks, and no text is outside of them', '2 of main'],
  ['<nav></nav>', 'every page has its landmarks, and no text is outside of them', 'without a name'],
  [
    '<nav aria-label="Breadcrumb"></nav>',
    'every page has its landmarks, and no text is outside of them',
    'with one name',
  ],
  ['<svg></svg>', 'images and controls have an accessible name', 'neither hidden nor named'],
  ['<svg aria-label="x"></svg>', 'images and controls have an accessible name', 'neither hidden nor named'],
  ['<img width="1" height="1">', 'images and controls have an accessible name', 'no alt'],
  ['<img alt="">', 'images and controls have an accessible name', 'no size'],
  [
    '<a href="/"><svg aria-hidden="true"></svg></a>',
    'images and controls have an accessible name',
    'no name',
  ],
  ['<button type="button"></button>', 'images and controls have an accessible name', 'no name'],
  ['<button>x</button>', 'images and controls have an accessible name', 'submits'],
  ['<input>', 'images and controls have an accessible name', 'no label'],
  [
    '<p aria-hidden="true"><a href="/">x</a></p>',
    'images and controls have an accessible name',
    'can be focused',
  ],
  ['<p tabindex="1"></p>', 'images and controls have an accessible name', 'positive tabindex'],
  ['<p aria-labelledby="nowhere"></p>', 'references by id have a target', 'nowhere'],
  ['<label for=""></label>', 'references by id have a target', '""'],
  ['<script>1</script>', 'there is no inline code, and no script blocks parsing', 'inline: <script'],
  ['<script src="/a.js"></script>', 'there is no inline code, and no script blocks parsing', 'blocks'],
  [
    '<script defer src="https://a.example/a.js"></script>',
    'there is no inline code, and no script blocks parsing',
    'elsewhere',
  ],
  ['<p style="color:red"></p>', 'there is no inline code, and no script blocks parsing', 'inline style'],
  ['<style></style>', 'there is no inline code, and no script blocks parsing', 'inline style'],
  ['<style>p{color:red}</style>', 'there is no inline code, and no script blocks parsing', 'inline style'],
  ['<p onclick="x"></p>', 'there is no inline code, and no script blocks parsing', 'onclick'],
  ['<ul><div></div></ul>', 'lists contain only list items', 'in a list'],
  ['<ul>a<li></li></ul>', 'lists contain only list items', 'text in a list'],
  ['<ul></ul>', 'lists contain only list items', 'an empty list'],
  ['<div><li></li></div>', 'lists contain only list items', 'outside a list'],
  [
    '<a href="/"><button type="button">x</button></a>',
    'controls and blocks are not nested where HTML forbids it',
    'a control',
  ],
  [
    '<b>Hyderabad</b><i>Telangana</i>',
    'words of neighbouring elements have a space between them',
    'Hyderabad|Telangana',
  ],
  ['<span><div></div></span>', 'controls and blocks are not nested where HTML forbids it', 'a block'],
];

const BEFORE = new Set(Object.values(CHECKS).flatMap((check) => check(pageWith(''))));

for (const [markup, name, fault] of BROKEN)
  test(`the check finds the fault in ${markup}`, () => {
    const found = CHECKS[name](pageWith(markup)).filter((one) => !BEFORE.has(one));
    assert.is(found.length, 1, found.join('\n'));
    assert.match(found[0] ?? '', fault);
  });

test('the check finds text outside of landmarks', () => {
  const page = pageAt('/services');
  const document = parseHtml(page.html.replace('<footer', '<div><p>lost</p></div><footer'));
  assert.match(landmarkFaults({ ...page, document }).join('\n'), 'lost');
});

for (const [name, check] of Object.entries(CHECKS))
  test(name, () => {
    assert.equal(faultsOfAll(check), []);
  });

test('a document declares its language, viewport and character encoding', () => {
  const faults = faultsOfAll(({ html, document, route }) => [
    ...(html.startsWith(`<!doctype html><html lang="${route.language ?? 'en'}-IN">`)
      ? []
      : ['doctype and language']),
    ...(/^<!doctype html><html[^>]*><head>(<[^>]*>)*?<meta charSet="utf-8"/i.test(html.slice(0, 300))
      ? []
      : ['charset']),
    ...(document.querySelector('meta[name=viewport]')?.getAttribute('content') ===
    'width=device-width, initial-scale=1'
      ? []
      : ['viewport']),
  ]);
  assert.equal(faults, []);
});

test('a page loads one style sheet, one font and one loader', () => {
  for (const selector of ['link[rel=stylesheet]', 'link[rel=preload][as=font]', 'script[data-broker-loader]'])
    assert.equal(
      faultsOfAll(({ document }) => (all(document, selector).length === 1 ? [] : [selector])),
      [],
    );
});

test('inline data is valid JSON, and cannot end its script element', () => {
  const faults = faultsOfAll(({ document }) =>
    all(document, 'script:not([src])').flatMap(({ textContent }) => {
      JSON.parse(textContent ?? '');
      return textContent?.includes('<') ? [show(document.body)] : [];
    }),
  );
  assert.equal(faults, []);
});

test.run();
