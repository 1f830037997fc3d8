import postcss from 'postcss';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { siteSheet } from '../../build/pages/stylesheets';
import { addressOf } from '../../host-pages/records/addresses';
import { CORPORATE_LINES, INDIVIDUAL_LINES } from '../../host-pages/records/lines';
import { hasForm } from '../../host-pages/records/pages-with-form';
import type { LineRecord } from '../../host-pages/records/product';
import { SITE } from '../../host-pages/site';
import { QUOTE_FIELDS } from '../../widgets/contract/field-rules';
import { STATES } from '../../widgets/contract/states';
import { listSources } from '../support/list-sources';
import { type DrawnPage, faultsOfAll, PAGES, pageAt, textOf } from '../support/pages';
import { widgetNames } from '../support/widget-parts';

/** The pages without a form (requirements 2.11). */
const WITHOUT_FORM = [
  'about-us',
  'contact-us',
  'media',
  'careers',
  'career-details',
  'company-policies',
  'terms-of-services',
  'blog',
  'blog-details',
];

const hrefsOf = (root: Element) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));

const footerOf = ({ document }: DrawnPage) => document.querySelector('body > footer') as Element;

/** Returns the list that follows the heading `title` in the footer. */
function listUnder(footer: Element, title: string) {
  const heading = [...footer.querySelectorAll('h2')].find(({ textContent }) => textContent === title);
  const list = heading?.parentElement?.querySelector('ul');
  if (!list) throw new Error(`the footer has no list ${title}`);
  return list;
}

const linksIn = (list: Element) =>
  [...list.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')]);

const menuOf = (footer: Element, title: string) => {
  const menus = [...listUnder(footer, 'Quick Links').querySelectorAll('details')];
  const menu = menus.find((one) => one.querySelector('summary')?.textContent === title);
  if (!menu) throw new Error(`the footer has no menu ${title}`);
  return menu;
};

test('the quote form is at the bottom of every page except those of requirements 2.11', () => {
  const without = PAGES.filter(({ path }) => WITHOUT_FORM.some((word) => path.includes(word)));
  assert.is(without.length, 9);
  for (const page of PAGES) {
    const forms = page.document.querySelectorAll('[data-broker-widget=quote-form]');
    const place = page.document.querySelector('main > #formdata:last-child');
    assert.is(forms.length, without.includes(page) ? 0 : 1, page.path);
    assert.is(place?.contains(forms[0] ?? null) ?? false, !without.includes(page), page.path);
    assert.is(page.document.getElementById('formdata') === null, without.includes(page), page.path);
  }
});

test('a product whose address contains the name of a page without a form, such as Media Insurance, has a form', () => {
  for (const path of ['/corporate/media-insurance', '/individual/career-details-cover'])
    assert.is(hasForm(path), true, path);
  for (const path of ['/media', '/career-details/7', '/blog-details/MQ=='])
    assert.is(hasForm(path), false, path);
});

test('without JavaScript the form submits the fields that the API expects', () => {
  const form = pageAt('/').document.querySelector('#formdata form');
  assert.is(form?.getAttribute('method'), 'post');
  assert.is(form?.getAttribute('action'), `/api/${SITE.product}/contact_us.php`);
  assert.is(form?.getAttribute('encType'), 'multipart/form-data');
  assert.is(form?.querySelector('[name=type]')?.getAttribute('value'), 'contact_us');
  assert.not.ok(form?.hasAttribute('noValidate'));
});

test('the form has every field with a label, and the city is a text field without JavaScript', () => {
  const { document } = pageAt('/');
  for (const [name, required] of Object.entries(QUOTE_FIELDS)) {
    const control = document.querySelector(`form [name=${name}]`) as HTMLElement;
    assert.ok(document.querySelector(`label[for="${control.id}"]`)?.textContent, name);
    assert.is(control.hasAttribute('required'), Boolean(required), name);
  }
  assert.is(document.querySelector('form [name=city]')?.tagName, 'INPUT');
  assert.is(document.querySelectorAll('form [name=state] option').length, STATES.length + 1);
});

test('the top bar links to the home page and to every page of the menu', () => {
  const menu = ['/about-us', '/services', '/individual', '/media', '/blog', '/contact-us'];
  for (const page of PAGES) {
    const header = page.document.querySelector('body > header') as Element;
    assert.is(header.querySelector('a')?.getAttribute('href'), '/');
    assert.is(textOf(header.querySelector('a') as Element), SITE.name);
    const hrefs = hrefsOf(header);
    for (const path of menu)
      assert.ok(hrefs.includes(path), `${page.path}: no link to ${path} in the top bar`);
    const quotes = hrefs.filter((href) => href?.endsWith('#formdata'));
    assert.ok(quotes.length > 0, `${page.path}: no Get A Quote in the top bar`);
  }
});

test('the search is in the slide-in menu, and not in the bar, which has no room for it', () => {
  const { document } = pageAt('/about-us');
  const link = document.querySelector('header dialog > ul > li:last-child > a');
  assert.equal([link?.textContent, link?.getAttribute('href')], ['Search', '/search']);
  const hidden = [...document.querySelectorAll('.navbar__bar [hidden]')];
  assert.equal(
    hidden.map(({ textContent }) => textContent),
    ['Search'],
  );
});

test('the top bar links to every product', () => {
  const products = PAGES.map(({ path }) => path).filter((path) => /^\/(individual|corporate)\//.test(path));
  const hrefs = hrefsOf(pageAt('/media').document.querySelector('body > header') as Element).map((href) =>
    decodeURIComponent(href ?? ''),
  );
  assert.equal(
    products.filter((path) => !hrefs.includes(path)),
    [],
  );
});

test('every footer has the name, licence and address of the broker, the disclaimers and the grievance portal', () => {
  const faults = faultsOfAll((page) => {
    const footer = footerOf(page);
    const text = textOf(footer);
    const sentences = [
      SITE.name,
      SITE.licence,
      'Insurance is the subject matter of solicitation',
      'Cover always depends on the policy wording',
      `© 2025–${new Date().getFullYear()} ${SITE.name}`,
      'Reach Us At',
      ...SITE.offices[0].address,
    ];
    const grievance = footer.querySelector(`a[href="${SITE.grievance.url}"]`)?.textContent;
    return [
      ...sentences.filter((sentence) => !text.includes(sentence)).map((sentence) => `missing: ${sentence}`),
      ...(grievance === 'Bima Bharosa' ? [] : ['no link to Bima Bharosa']),
    ];
  }, PAGES);
  assert.equal(faults, []);
});

test('the lines of the footer’s address are separated by line breaks, which screen readers read as pauses', () => {
  const address = footerOf(pageAt('/media')).querySelector('address');
  const lines = [...(address?.childNodes ?? [])].map((node) =>
    node.nodeName === 'BR' ? '\n' : node.textContent,
  );
  const [office] = SITE.offices;
  assert.is(lines.join(''), [office.title, ...office.address].join('\n'));
});

test('every footer has a mail link, and the phone and social links that site.ts configures', () => {
  const { phone, social } = SITE;
  const links = [
    phone && `tel:${phone.replaceAll(' ', '')}`,
    social.messaging && `${social.messaging}?text=…`,
    social.network,
    social.photos,
  ];
  for (const page of PAGES)
    assert.equal(
      linksIn(listUnder(footerOf(page), 'Contact Us')).map(([, href]) =>
        href?.replace(/\?text=.*/, '?text=…'),
      ),
      [`mailto:${SITE.mail}`, ...links.filter((link) => link !== ('' as string))],
      page.path,
    );
});

test('every footer has the About links and the Quick Links', () => {
  for (const page of PAGES) {
    assert.equal(linksIn(listUnder(footerOf(page), 'About')), [
      ['About Us', '/about-us'],
      ['Careers', '/careers'],
      ['Media', '/media'],
      ['Terms of Service', '/terms-of-services'],
      ['Company Policies', '/company-policies'],
      ['For Partners', '/embed'],
      ...(SITE.howWeArePaid ? [['How we are paid', '/about-us#how-we-are-paid']] : []),
    ]);
    const quick = [...listUnder(footerOf(page), 'Quick Links').children].map(
      (item) => item.firstElementChild?.querySelector('summary') ?? item.firstElementChild,
    );
    assert.equal(
      quick.map((one) => one?.textContent),
      ['Services', 'Corporate', 'Individual', 'Blog', 'Contact Us'],
    );
  }
});

const linksTo = (lines: readonly LineRecord[]) => lines.map((line) => [line.name, addressOf(line)]);

test('the menus in the footer are details elements with the insurance lines', () => {
  for (const page of PAGES) {
    const footer = footerOf(page);
    assert.equal(linksIn(menuOf(footer, 'Corporate')), linksTo(CORPORATE_LINES.map(({ record }) => record)));
    assert.equal(linksIn(menuOf(footer, 'Individual')), linksTo(INDIVIDUAL_LINES));
  }
});

test('only /contact-us has a map, prerendered as a link', () => {
  for (const { path, document } of PAGES) {
    const maps = [...document.querySelectorAll('[data-map]')];
    assert.is(maps.length, path === '/contact-us' && SITE.map ? 1 : 0, path);
    assert.is(document.querySelectorAll('iframe').length, 0, path);
    for (const map of maps) {
      assert.is(map.getAttribute('data-map'), SITE.map);
      assert.equal(hrefsOf(map), [SITE.map]);
      assert.match(map.getAttribute('data-map-title') ?? '', SITE.offices[0].city);
      assert.not.ok(document.querySelector('main')?.contains(map));
    }
  }
});

test('the map is 450 px high', () => {
  const map = pageAt('/contact-us').document.querySelector('[data-map]') as Element;
  const sheet = postcss.parse(Buffer.from(siteSheet(SITE.accent).code).toString());
  const heights: string[] = [];
  sheet.walkDecls('height', (declaration) => {
    const rule = declaration.parent;
    if (rule?.type === 'rule' && (rule as postcss.Rule).selector === `.${map.classList[0]}`)
      heights.push(declaration.value);
  });
  assert.equal(heights, ['450px']);
});

test('a placeholder names an existing widget, is not nested, and contains one prerendered element', () => {
  const widgets = widgetNames(listSources('widgets'));
  const faults = faultsOfAll(({ document }) =>
    [...document.querySelectorAll('[data-broker-widget]')].flatMap((placeholder) => {
      const name = placeholder.getAttribute('data-broker-widget') ?? '';
      return [
        ...(widgets.includes(name) ? [] : [`${name} is not a widget`]),
        ...(placeholder.parentElement?.closest('[data-broker-widget]')
          ? [`${name} is inside another placeholder`]
          : []),
        ...(placeholder.children.length === 1 ? [] : [`${name} does not contain exactly one element`]),
        ...(placeholder.hasAttribute('data-prerendered') ? [] : [`${name} is not prerendered`]),
      ];
    }),
  );
  assert.equal(faults, []);
});

test('widgets are on the pages that the requirements name', () => {
  const withProduct = PAGES.filter(({ route }) => route.faqs).map(({ path }) => path);
  const corporate = withProduct.filter((path) => path.startsWith('/corporate/'));
  const everywhere = PAGES.map(({ path }) => path);
  for (const [name, paths] of [
    ['navbar', everywhere],
    ['scroll-to-top', everywhere],
    ['hero-carousel', ['/']],
    ['carousel', corporate],
    ['associates', ['/']],
    ['testimonials', ['/']],
    ['paged-cards', ['/services', '/individuals', '/individual']],
    ['product-tabs', ['/individual']],
    ['faq-accordion', withProduct],
    ['embed-builder', ['/embed']],
    ['contact-popup', everywhere.filter((path) => path !== '/embed')],
  ] as const) {
    const found = PAGES.filter(
      ({ document }) => document.querySelectorAll(`[data-broker-widget="${name}"]`).length === 1,
    );
    assert.equal(found.map(({ path }) => path).sort(), [...paths].sort(), name);
  }
});

test('the popup is never due on pages where visitors report a claim or apply for a job', () => {
  const quiet = PAGES.filter(({ document }) =>
    document.querySelector('[data-broker-widget=contact-popup][data-delay=never]'),
  ).map(({ path }) => path);
  assert.ok(quiet.includes('/claims') && quiet.includes('/career-details'));
  assert.equal(
    quiet.filter((path) => path !== '/claims' && !path.startsWith('/career-details')),
    [],
  );
});

test('the first link of a page skips to its content', () => {
  for (const { path, document } of PAGES) {
    const skip = document.body.querySelector('a, button');
    assert.is(skip?.getAttribute('href'), '#main', path);
    assert.is(document.getElementById('main')?.localName, 'main', path);
  }
});

test.run();
