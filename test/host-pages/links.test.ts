import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FONT_FILE } from '../../build/pages/page-files';
import { band, siteSheet } from '../../build/pages/stylesheets';
import { SPRITE } from '../../host-pages/art/sprite';
import { contentRoutes } from '../../host-pages/content-routes';
import { UNCHANGED } from '../../host-pages/palette/palette';
import { SEARCH_PATH } from '../../host-pages/records/search';
import { ROUTES } from '../../host-pages/routes';
import { SITE } from '../../host-pages/site';
import { RENEWAL_REMINDER } from '../../widgets/contract/renewal-reminder';
import { CONTENT } from '../support/content';
import {
  type DrawnPage,
  EVERY_PAGE,
  faultsOfAll,
  HEAD_FILES,
  PAGES,
  pageAt,
  pageWith,
  parseHtml,
  textOf,
} from '../support/pages';

const ADDRESSES = ['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'data-map'];

/** Built files, other than pages, to which pages may link. */
const FILES = new Set([
  `/${SPRITE.file}`,
  HEAD_FILES.sheet,
  HEAD_FILES.font,
  HEAD_FILES.loader,
  ...HEAD_FILES.scripts,
  ...HEAD_FILES.modules.map(({ href }) => href),
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/site.webmanifest',
]);
/** Paths of the pages that are built from content. */
const CONTENT_PATHS = new Set(contentRoutes({ content: CONTENT, images: {} }).map(({ path }) => path));
/** Paths of the images in content. */
const IMAGES = new Set(
  [...CONTENT.associates, ...CONTENT.media, ...CONTENT.posts].map(
    ({ image }) => `/${SITE.api}${SITE.product}/${image}`,
  ),
);
/**
 * Beginning of a link that opens WhatsApp with a prefilled message. The visitor then sends the message to a contact.
 */
const WHATSAPP_SHARE = 'https://wa.me/?text=';
/** Hosts to which videos in the media gallery may link. */
const VIDEO_HOSTS = new Set(['www.youtube.com', 'vimeo.com']);
const SCRIPTS = [
  `/api/${SITE.product}/contact_us.php`,
  '/api/contact_us.php',
  `/api/${RENEWAL_REMINDER}`,
  SEARCH_PATH,
];

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

const SITE_TEXTS = textsOf(SITE);
const HOSTS = new Set(
  SITE_TEXTS.filter((text) => text.startsWith('https://')).map((text) => new URL(text).host),
);
const MAILS = SITE_TEXTS.filter((text) => text.includes('@'));
/** India's helpline for cyber crime: the only phone number on pages that does not come from site.ts. */
const CYBER_CRIME_HELPLINE = '1930';
const PHONES = [
  ...SITE_TEXTS.filter((text) => text.startsWith('+')).map((text) => text.replaceAll(' ', '')),
  CYBER_CRIME_HELPLINE,
];

const PATHS = new Map(EVERY_PAGE.map(({ path, document }) => [path, document]));
const SYMBOLS = parseHtml(SPRITE.source);

type Link = { readonly element: Element; readonly name: string; readonly value: string };

const linksOf = (document: Document): Link[] =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    ADDRESSES.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [{ element, name, value }];
    }),
  );

function fragmentFault(url: URL, target: Document | undefined): string {
  const id = decodeURIComponent(url.hash.slice(1));
  if (id === '') return '';
  if (!target) return 'a fragment of a file that is not a page';
  return target.getElementById(id) ? '' : `nothing has the id ${id}`;
}

function ownFault({ element, name, value }: Link, page: DrawnPage): string {
  if (!/^(\/(?!\/)|#|https:)/.test(value)) return 'relative: wrong when /404 is served for another path';
  const url = new URL(value, `${SITE.origin}${encodeURI(page.path)}`);
  const path = decodeURIComponent(url.pathname);
  if (name === 'action' || name === 'formaction') return SCRIPTS.includes(path) ? '' : 'no script of the API';
  if (FILES.has(path)) return fragmentFault(url, path === `/${SPRITE.file}` ? SYMBOLS : undefined);
  if (CONTENT_PATHS.has(path) || IMAGES.has(path)) return '';
  const isHere = path === page.path;
  if (!isHere && !PATHS.has(path)) return 'no page and no file';
  if (!/^(a|area|link)$/.test(element.localName)) return 'a page, where a file should be';
  return fragmentFault(url, isHere ? page.document : PATHS.get(path));
}

function linkFault(link: Link, page: DrawnPage): string {
  const { value } = link;
  if (value.trim() === '' || value === '#') return 'empty';
  if (value.startsWith('mailto:'))
    return MAILS.includes(value.slice(7)) ? '' : 'a mail address that is not in SITE';
  if (value.startsWith('tel:')) return PHONES.includes(value.slice(4)) ? '' : 'a number that is not in SITE';
  const isAbsolute = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(value);
  if (!isAbsolute || value.startsWith(`${SITE.origin}/`)) return ownFault(link, page);
  if (!value.startsWith('https://')) return 'a scheme that is not https';
  if (link.element.closest('.media-gallery') && VIDEO_HOSTS.has(new URL(value).host)) return '';
  if (value.startsWith(WHATSAPP_SHARE)) return '';
  return HOSTS.has(new URL(value).host) ? '' : 'a host that is not in SITE';
}

function targetFault({ element }: Link): string {
  const target = element.getAttribute('target');
  const rel = element.getAttribute('rel')?.split(' ') ?? [];
  return target === '_blank' && !rel.includes('noopener') ? 'target=_blank without rel=noopener' : '';
}

const linkFaults = (page: DrawnPage): string[] => [
  ...linksOf(page.document).flatMap((link) =>
    [linkFault(link, page), targetFault(link)]
      .filter((fault) => fault !== '')
      .map((fault) => `${link.name}="${link.value}": ${fault}`),
  ),
  ...[...page.document.querySelectorAll('a:not([href])')].map((link) => `no href: ${link.textContent}`),
];

function idFaults({ document }: DrawnPage): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return [
    ...ids.filter((id) => id === '' || /\s/.test(id)).map((id) => `no id: "${id}"`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `twice: ${id}`),
  ];
}

/** Product lines without a page (requirements 1.5). No link may have the name of one of these lines as its text. */
const PAGELESS = ['pet', 'engineering', 'fleet', 'media'];

const pagelessFaults = ({ document }: DrawnPage): string[] =>
  [...document.querySelectorAll('a')]
    .map((link) => ({ text: textOf(link).toLowerCase(), href: link.getAttribute('href') }))
    .filter(({ text, href }) =>
      PAGELESS.some(
        (name) => text === `${name} insurance` || (text === name && !(name === 'media' && href === '/media')),
      ),
    )
    .map(({ text, href }) => `${text} is a link to ${href}`);

const BROKEN: readonly (readonly [markup: string, fault: string])[] = [
  ['<a href="">x</a>', 'empty'],
  ['<a href="#">x</a>', 'empty'],
  ['<a>x</a>', 'no href'],
  ['<a href="/service">x</a>', 'no page and no file'],
  ['<a href="services">x</a>', 'relative'],
  [`<a href="${SITE.origin}/nowhere">x</a>`, 'no page and no file'],
  ['<a href="#nowhere">x</a>', 'nothing has the id nowhere'],
  ['<a href="/about-us#formdata">x</a>', 'nothing has the id formdata'],
  ['<a href="/loader.js#top">x</a>', 'a fragment of a file that is not a page'],
  ['<a href="/corporate/marine-insurance/marine-open-policy-cover">x</a>', 'no page and no file'],
  ['<svg><use href="/assets/art-0.svg#audit"></use></svg>', 'no page and no file'],
  [`<svg><use href="/${SPRITE.file}#nowhere"></use></svg>`, 'nothing has the id nowhere'],
  ['<img src="/share.png">', 'no page and no file'],
  ['<img src="/services">', 'a page, where a file should be'],
  ['<form action="/services"></form>', 'no script of the API'],
  ['<a href="https://elsewhere.example/">x</a>', 'a host that is not in SITE'],
  ['<a href="//elsewhere.example/">x</a>', 'a scheme that is not https'],
  ['<a href="http://reviews.example/broker">x</a>', 'a scheme that is not https'],
  ['<a href="javascript:alert(1)">x</a>', 'a scheme that is not https'],
  ['<a href="mailto:somebody@example.org">x</a>', 'a mail address that is not in SITE'],
  ['<a href="tel:+911">x</a>', 'a number that is not in SITE'],
  [`<a href="${SITE.reviews}" target="_blank">x</a>`, 'without rel=noopener'],
  ['<section data-map="https://maps.example/"></section>', 'a host that is not in SITE'],
];

const BEFORE = linkFaults(pageWith(''));

for (const [markup, fault] of BROKEN)
  test(`the check finds the fault in ${markup}`, () => {
    const found = linkFaults(pageWith(markup)).filter((one) => !BEFORE.includes(one));
    assert.is(found.length, 1, found.join('\n'));
    assert.match(found[0] ?? '', fault);
  });

test('links to paths with special characters are valid, percent-encoded or not', () => {
  const paths = [
    "/corporate/project-insurance/contractor's-all-risk-insurance",
    '/corporate/project-insurance/contractor%27s-all-risk-insurance#faq-title',
    '/corporate/marine-insurance/marine-open-policy-/-cover#steps',
    '/corporate/marine-insurance/sales-turn-over-insurance-(stop)',
    '/corporate/marine-insurance/sales-turn-over-insurance-%28stop%29',
  ];
  const markup = paths.map((path) => `<a href="${path}">x</a>`).join('');
  assert.equal(linkFaults(pageWith(markup)), BEFORE);
});

test('every URL and every fragment on every page has a target', () => {
  assert.equal(faultsOfAll(linkFaults), []);
});

test('every page is linked from another, except those served for other paths', () => {
  const linked = new Set(
    EVERY_PAGE.flatMap(({ path, document }) =>
      linksOf(document)
        .filter(({ element }) => element.localName === 'a')
        .map(({ value }) => value.split('#')[0])
        .filter((to) => to !== path),
    ),
  );
  const unlinked = ROUTES.map(({ path }) => path).filter((path) => !linked.has(path));
  assert.equal(unlinked.sort(), ['/404', '/blog-details', '/career-details', '/individuals']);
});

test('ids are unique on a page', () => {
  assert.equal(idFaults(pageWith('<p id="main"></p><p id="a b"></p>')), ['no id: "a b"', 'twice: main']);
  assert.equal(faultsOfAll(idFaults), []);
});

test('lines without a page are never links', () => {
  const links = '<a href="/media">Media Insurance</a><a href="/services">Pet</a><a href="/media">Media</a>';
  assert.is(pagelessFaults(pageWith(links)).length, 2);
  assert.equal(faultsOfAll(pagelessFaults), []);
  assert.equal(
    ROUTES.filter(({ path }) => PAGELESS.some((name) => path.includes(`/${name}-`))),
    [],
  );
});

test('lines without a page are named in the navigation', () => {
  for (const path of ['/', '/contact-us', '/corporate/property-insurance/fire-policy']) {
    const text = textOf(pageAt(path).document.querySelector('header nav') as Element).toLowerCase();
    for (const name of PAGELESS) assert.match(text, new RegExp(`\\b${name}\\b.* insurance`), path);
  }
});

test('See More Reviews opens the external reviews page in a new tab', () => {
  const links = PAGES.flatMap(({ document }) => [...document.querySelectorAll('a')]).filter(
    (link) => link.textContent === 'See More Reviews',
  );
  assert.is(links.length, 1);
  assert.is(links[0]?.getAttribute('href'), SITE.reviews);
  assert.is(links[0]?.getAttribute('target'), '_blank');
});

test("the style sheet references only the font and the footer's pattern", () => {
  const sheet = Buffer.from(siteSheet(SITE.accent).code).toString();
  const files = [...sheet.matchAll(/url\((['"]?)(.*?)\1\)/g)].map(([, , file]) => file ?? '');
  assert.equal([...new Set(files)].sort(), [`/${FONT_FILE}`, `/${band(UNCHANGED).file}`].sort());
});

test.run();
