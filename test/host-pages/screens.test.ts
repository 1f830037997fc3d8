import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf } from '../../host-pages/records/addresses';
import { INDIVIDUAL_LINES, LINES } from '../../host-pages/records/lines';
import { SITE } from '../../host-pages/site';
import { telHref } from '../../widgets/contract/tel-href';
import { pageAt, textOf } from '../support/pages';

const mainOf = (path: string) => pageAt(path).document.querySelector('main') as Element;

const headingsOf = (path: string, level: string) =>
  [...mainOf(path).querySelectorAll(level)].map((heading) => textOf(heading));

/** Returns the section whose heading starts with `title`. */
function sectionOf(path: string, title: string): Element {
  const headings = [...mainOf(path).querySelectorAll('h1, h2, h3')];
  const heading = headings.find((one) => textOf(one).startsWith(title));
  const section = heading?.closest('section');
  if (!section) throw new Error(`${path}: no section with the heading "${title}"`);
  return section;
}

const linksOf = (root: Element) =>
  [...root.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')]);

const hrefsOf = (root: Element) => linksOf(root).map(([, href]) => href);

const INDIVIDUAL = INDIVIDUAL_LINES.map(addressOf);

test('the home page has the broker’s name as its heading, outside the slides, of which some are hidden', () => {
  const [heading] = mainOf('/').querySelectorAll('h1');
  assert.is(textOf(heading as Element), SITE.name);
  assert.not(heading?.closest('[data-broker-widget]'));
});

test('the home page starts with two slides, each with a link to the form, and the first calls and has the licence', () => {
  const slides = [...mainOf('/').querySelectorAll('[data-broker-widget=hero-carousel] ul > li')];
  assert.equal(
    slides.map((slide) => textOf(slide.querySelector('h2') as Element)),
    ['Covering Your Risks', 'Enjoy Risk - Free Life'],
  );
  const quote = ['Get A Quote', '#formdata'];
  assert.equal(slides.map(linksOf), [[quote, [`Call ${SITE.phone}`, telHref(SITE.phone)]], [quote]]);
  assert.match(textOf(slides[0] as Element), `${SITE.licence} · two offices`);
  for (const slide of slides) {
    assert.is(slide.querySelectorAll('svg.art').length, 1);
  }
});

test('the home page has every block of requirements 2.14, in order', () => {
  const titles = [
    'Covering Your Risks',
    'Enjoy Risk - Free Life',
    'A regulated broker for people and companies',
    'Simplified Solutions',
    'Why choose us',
    'Associated companies',
    'What clients say',
    'Get A Quote',
  ];
  const headings = headingsOf('/', 'h2');
  assert.is(headings.length, titles.length);
  for (const [at, title] of titles.entries()) assert.ok(headings[at]?.startsWith(title), headings[at]);
  assert.equal(linksOf(sectionOf('/', 'A regulated broker for people and companies')), [
    ['About Us', '/about-us'],
  ]);
});

test('Simplified Solutions has a tile for every line, and one that links to Find My Cover and to the form', () => {
  const section = sectionOf('/', 'Simplified Solutions');
  assert.equal(hrefsOf(section), [...LINES.map(addressOf), '/find-my-cover', '#formdata']);
  assert.is(linksOf(section).at(-1)?.[0], 'Get In Touch');
  for (const tile of section.querySelectorAll('ul > li')) assert.is(tile.querySelectorAll('svg').length, 1);
});

test('Why choose us has three cards, with the statements of requirements 1.6', () => {
  const text = textOf(sectionOf('/', 'Why choose us'));
  for (const claim of [/solution-driven approach/i, /systematic process/i, /large industry network/i])
    assert.match(text, claim);
  assert.is(sectionOf('/', 'Why choose us').querySelectorAll('li h3').length, 3);
});

test('reviews and companies are in the page, and their widgets load when the visitor comes near', () => {
  for (const [title, widget, text] of [
    ['Associated companies', 'associates', ''],
    ['What clients say', 'testimonials', 'Sample customer, Hyderabad: Motor'],
  ] as const) {
    const host = sectionOf('/', title).querySelector(`[data-broker-widget="${widget}"]`) as Element;
    assert.is(host.getAttribute('data-when'), null);
    assert.ok(host.querySelectorAll('li').length >= 3);
    assert.match(textOf(host), text);
  }
});

test('/individual has the product tiles, the audit block, the cards and the claims block', () => {
  const main = mainOf('/individual');
  assert.equal(headingsOf('/individual', 'h1'), ['Individual Insurance']);
  assert.equal(
    hrefsOf(main)
      .filter((href) => INDIVIDUAL.includes(href ?? ''))
      .slice(0, INDIVIDUAL.length),
    INDIVIDUAL,
  );
  for (const title of ['Insurance audit and broking', 'What we do for you', 'Managing the Claims'])
    assert.ok(sectionOf('/individual', title));
});

test('/individual has a tab for each line with one, which leads to its page, with Motor shown first', () => {
  const tabs = mainOf('/individual').querySelector('[data-broker-widget=product-tabs]') as Element;
  const links = linksOf(tabs).filter(([, href]) => href?.startsWith('#'));
  const lines = INDIVIDUAL_LINES.filter(({ tab }) => tab);
  assert.equal(
    links.map(([text]) => text),
    lines.map(({ tab }) => tab?.label),
  );
  assert.is(links[0]?.[0], 'Motor');
  const panels = links.map(([, href]) => tabs.querySelector(href as string));
  assert.equal(
    panels.map((panel) => panel?.hasAttribute('hidden')),
    lines.map((_, at) => at > 0),
  );
  assert.equal(
    panels.map((panel) => hrefsOf(panel as Element).at(-1)),
    lines.map(addressOf),
  );
});

test('/about-us has text and pictures, and no form', () => {
  const main = mainOf('/about-us');
  const text = textOf(main);
  for (const fact of [/regulated insurance broker/, /20 years of experience/, /Hyderabad/, /Vijayawada/])
    assert.match(text, fact);
  assert.ok(main.querySelectorAll('svg').length > 3);
  assert.is(main.querySelectorAll('input, form, button').length, 0);
});

test('/about-us says what to do if something goes wrong, and leads to it', () => {
  const section = [...mainOf('/about-us').querySelectorAll('section')].at(-1) as Element;
  assert.is(section.querySelector('h2')?.textContent, 'If something goes wrong');
  assert.ok(hrefsOf(section).includes('/contact-us'));
});

test('the links beside an enquiry follow its language', () => {
  for (const path of ['/contact-us', '/embed'])
    for (const link of mainOf(path).querySelectorAll('.write .row a'))
      assert.ok(link.matches('[data-page-text], :has(> [data-page-text])'), textOf(link));
});

test('/contact-us has both offices, each with address, mail and every number', () => {
  const main = mainOf('/contact-us');
  const titles = headingsOf('/contact-us', 'h2');
  for (const { title, city, address, mail, phones } of SITE.offices) {
    assert.ok(titles.includes(`${title}, ${city}`), city);
    const office = [...main.querySelectorAll('h2')].find((one) => textOf(one).includes(city))?.closest('li');
    const text = textOf(office as Element);
    for (const line of address) assert.ok(text.includes(line), line);
    assert.equal(hrefsOf(office as Element), [
      `mailto:${mail}`,
      ...phones.map((phone) => `tel:${phone.replaceAll(' ', '')}`),
    ]);
  }
});

test('/careers has every opening, each with a link to its page', () => {
  const hrefs = hrefsOf(sectionOf('/careers', 'Current Openings'));
  assert.ok(hrefs.length > 1);
  for (const href of hrefs) assert.match(href ?? '', /^\/career-details\/[\w~=-]+$/);
});

test('/career-details without a job links to the openings', () => {
  assert.equal(headingsOf('/career-details', 'h1'), ['Careers']);
  assert.ok(hrefsOf(mainOf('/career-details')).includes('/careers'));
});

test('galleries show up to six items, and the blog four posts', () => {
  assert.is(sectionOf('/media', 'Video Gallery').querySelectorAll('li').length, 2);
  assert.is(sectionOf('/media', 'Image Gallery').querySelectorAll('li').length, 6);
  assert.is(mainOf('/blog').querySelectorAll('li h3').length, 4);
});

test('/terms-of-services has the five sections, each a heading and one paragraph', () => {
  const titles = headingsOf('/terms-of-services', '.clauses h2');
  assert.equal(titles, [
    'Acceptance of Terms',
    'User Responsibilities',
    'Intellectual Property',
    'Termination of Service',
    'Limitation of Liability',
  ]);
  for (const title of titles) {
    const paragraphs = [...sectionOf('/terms-of-services', title).querySelectorAll('p')];
    assert.is(paragraphs.length, 1, title);
    assert.ok(textOf(paragraphs[0] as Element).length > 200, title);
  }
});

test('/company-policies has the text of the policies', () => {
  assert.equal(headingsOf('/company-policies', 'h1'), ['Company Policies']);
  assert.ok(headingsOf('/company-policies', 'h3').length > 1);
});

test('the 404 page says that the page was not found and links home', () => {
  const main = mainOf('/404');
  assert.equal(headingsOf('/404', 'h1'), ['404 - Page Not Found']);
  assert.equal(linksOf(main)[0], ['Back to Home', '/']);
});

/** The value of `Node.DOCUMENT_POSITION_FOLLOWING`. */
const FOLLOWING = 4;

test('the 404 page leads to what most visitors come for, before the form', () => {
  const quick = mainOf('/404').querySelector('nav') as Element;
  assert.equal(
    linksOf(quick),
    linksOf(mainOf('/').querySelector('nav') as Element).map(([name, href]) => [
      name,
      href?.replace(/^#/, '/#'),
    ]),
  );
  const form = mainOf('/404').querySelector('#formdata') as Element;
  assert.ok(quick.compareDocumentPosition(form) & FOLLOWING);
});

test.run();
