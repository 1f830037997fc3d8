import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf } from '../../host-pages/records/addresses';
import { CORPORATE_LINES, INDIVIDUAL_LINES } from '../../host-pages/records/lines';
import { HEALTH_INSURANCE } from '../../host-pages/records/products/individual/health-insurance';
import { pageAt, squash, textOf } from '../support/pages';

const CORPORATE = CORPORATE_LINES.flatMap(({ record, products }) => [record, ...products]);
const PRODUCTS = [...INDIVIDUAL_LINES, ...CORPORATE].map((record) => ({ record, path: addressOf(record) }));

const mainOf = (path: string) => pageAt(path).document.querySelector('main') as Element;

const findHeading = (root: Element, level: string, title: string) => {
  const found = [...root.querySelectorAll(level)].filter(({ textContent }) => textContent === title);
  assert.is(found.length, 1, `${level} "${title}"`);
  return found[0] as Element;
};

/**
 * Returns the letters and digits of each element's text, in lower case. The tests compare these with the letters and
 * digits of the records, because the page splits some texts of the records, and capitalises others.
 */
const textsOf = (elements: Iterable<Element>) => [...elements].map((element) => squash(textOf(element)));
const squashed = (texts: readonly string[]) => texts.map(squash);

test('a product page starts with its name, its subtitle and two descriptions', () => {
  for (const { record, path } of PRODUCTS) {
    const hero = mainOf(path).querySelector('h1')?.parentElement as Element;
    assert.is(hero.querySelector('h1')?.textContent, record.name);
    assert.is(record.descriptions.length, 2, path);
    assert.equal(
      textsOf(hero.querySelectorAll('p')),
      squashed([record.subtitle, ...record.descriptions]),
      path,
    );
    assert.ok(hero.querySelector('a[href="#formdata"]'), path);
  }
});

test('a product page has an introduction with a notice that cover depends on the policy', () => {
  for (const { record, path } of PRODUCTS) {
    const intro = findHeading(mainOf(path), 'h2', record.introTitle).closest('section') as Element;
    const paragraphs = textsOf(intro.querySelectorAll('p'));
    assert.equal(paragraphs, squashed([record.intro, 'Cover always depends on the policy wording.']), path);
  }
});

test('four cards say who needs it, what it covers and excludes, and what to consider', () => {
  for (const { record, path } of PRODUCTS) {
    const card = (title: string) => findHeading(mainOf(path), 'h3', title).closest('li') as Element;
    const needs = textsOf(card('Who needs it').querySelectorAll('li'));
    assert.is(needs.length, 4, path);
    assert.equal(needs, squashed(record.needs), path);
    for (const [title, items] of [
      ['What it covers', record.covers],
      ['What it excludes', record.excludes],
    ] as const) {
      const list = textsOf(card(title).querySelectorAll('li'));
      assert.is(list.length, 5, path);
      assert.equal(list, squashed(items), path);
    }
    const considerations = textsOf(card('What to consider when buying').querySelectorAll('li'));
    assert.is(considerations.length, 4, path);
    assert.equal(considerations, squashed(record.considerations), path);
    for (const title of [
      'Who needs it',
      'What it covers',
      'What it excludes',
      'What to consider when buying',
    ])
      assert.is(card(title).querySelectorAll('svg').length, 1, `${path}: picture of ${title}`);
  }
});

test('a product page says once what is covered, and once what is not', () => {
  for (const { record, path } of PRODUCTS) {
    const main = mainOf(path);
    const titles = [...main.querySelectorAll('h2, h3')].map(({ textContent }) => textContent ?? '');
    assert.equal(
      titles.filter((title) => /^((not )?covered|what it (covers|excludes))$/i.test(title)),
      ['What it covers', 'What it excludes'],
      path,
    );
    assert.not(squash(textOf(main)).includes(squash(record.coversInShort)), path);
  }
});

test('a product page links to its sections, in their order', () => {
  for (const { path } of PRODUCTS) {
    const main = mainOf(path);
    const links = [...main.querySelectorAll('nav[aria-label="On this page"] a')];
    assert.equal(links.map(textOf), ['Covered', 'Steps', 'Questions', 'Quote'], path);
    const ids = links.map((link) => link.getAttribute('href')?.slice(1) ?? '');
    const inPage = [...main.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => ids.includes(id));
    assert.equal(inPage, ids, path);
  }
});

test('a product page has four numbered steps, each with a picture', () => {
  for (const { record, path } of PRODUCTS) {
    const section = findHeading(mainOf(path), 'h2', record.stepsTitle).closest('section') as Element;
    const steps = [...section.querySelectorAll('ol > li')];
    assert.is(steps.length, 4, path);
    assert.equal(
      steps.map((step) => [...textsOf(step.querySelectorAll('h3')), ...textsOf(step.querySelectorAll('p'))]),
      record.steps.map(({ title, description }) => squashed([title, description])),
      path,
    );
    for (const step of steps) assert.is(step.querySelectorAll('svg').length, 1, path);
    assert.equal(
      steps.map((step) => step.querySelector('b')?.textContent),
      ['1', '2', '3', '4'],
    );
  }
});

test('no two steps of a page show the same picture', () => {
  for (const { record } of PRODUCTS) {
    const pictures = record.steps.map(({ picture }) => picture);
    assert.is(new Set(pictures).size, pictures.length, `${record.slug}: ${pictures.join(', ')}`);
  }
});

test('a product page has five questions in details elements, which work without JavaScript', () => {
  for (const { record, path } of PRODUCTS) {
    const section = findHeading(mainOf(path), 'h2', "Have Questions? we've got answers!").closest('section');
    const items = [...(section?.querySelectorAll('details') ?? [])];
    assert.is(items.length, 5, path);
    assert.equal(
      items.map((item) => squash(textOf(item.querySelector('p') as Element))),
      record.faqs.map(({ answer }) => squash(answer)),
      path,
    );
    assert.equal(textsOf(items.map((item) => item.querySelector('summary') as Element)), [
      ...squashed(record.faqs.map(({ question }) => question)),
    ]);
  }
});

test('structured data has the questions and the service of the page', () => {
  for (const { record, path } of PRODUCTS) {
    const data = pageAt(path).document.querySelector('script[type="application/ld+json"]')?.textContent;
    const graph = JSON.parse(data ?? '')['@graph'] as { '@type': unknown; [key: string]: unknown }[];
    const questions = graph.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity as { name: string }[];
    assert.equal(
      questions?.map(({ name }) => name),
      record.faqs.map(({ question }) => question),
      path,
    );
    assert.is(graph.find((thing) => thing['@type'] === 'Service')?.name, record.name, path);
  }
});

test('no question occurs twice on a page, and no long answer on more than one page', () => {
  const answers = new Map<string, string>();
  for (const { record, path } of PRODUCTS) {
    const questions = record.faqs.map(({ question }) => squash(question));
    assert.is(new Set(questions).size, questions.length, path);
    for (const { question, answer } of record.faqs.filter(({ answer }) => answer.length > 60)) {
      assert.is(answers.get(answer), undefined, `${path}: ${question}`);
      answers.set(answer, path);
    }
  }
});

test("a corporate page's carousel contains its category, starts with the page and marks it as current", () => {
  for (const { record: category, products } of CORPORATE_LINES)
    for (const [at, record] of [...products, category].entries()) {
      const slides = [...products, category];
      const path = addressOf(record);
      const section = findHeading(mainOf(path), 'h2', category.name).closest('section') as Element;
      const links = [...section.querySelectorAll('a')];
      assert.equal(
        links.map((link) => link.getAttribute('href')),
        [...slides.slice(at), ...slides.slice(0, at)].map(addressOf),
        path,
      );
      const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
      assert.equal(
        current.map((link) => link.getAttribute('href')),
        [path],
      );
      for (const link of links) assert.is(link.querySelectorAll('svg').length, 1, path);
    }
});

test('an individual product page has no category carousel', () => {
  for (const record of INDIVIDUAL_LINES)
    assert.is(mainOf(addressOf(record)).querySelector('[aria-labelledby="category-title"]'), null);
});

/** Facts that a page must state (requirements 1.8), as patterns. Tax facts must cite the current section of the law. */
const REMARKS: readonly (readonly [path: string, ...words: RegExp[]])[] = [
  ['/corporate/employee-benefits/group-gratuity', /groups typically have 10 to 50 employees/i],
  [
    '/corporate/employee-benefits',
    /from 2 or 3 members up to thousands/i,
    /one year/,
    /suicide.*1 to 2 years/i,
  ],
  [
    '/corporate/employee-benefits/group-health-insurance',
    /2 or 3 members/,
    /many thousands/,
    /typically runs for one year/,
  ],
  ['/corporate/employee-benefits/group-personal-accidental-insurance', /typically issued for one year/],
  [
    '/corporate/employee-benefits/group-term-life-insurance',
    /typically one year/i,
    /suicide.*typically 1 to 2 years/i,
  ],
  ['/individual/life-insurance', /suicide.*typically the first one to two policy years/i],
  ['/individual/child-education-insurance', /suicide.*typically the first one to two years/i],
  ['/corporate/marine-insurance/marine-open-policy-/-cover', /typically one year/],
  ['/corporate/marine-insurance/sales-turn-over-insurance-(stop)', /typically one year/i],
  ['/corporate/property-insurance', /typically one year/i],
  ['/corporate/project-insurance', /Policy periods are typically one year/],
  [
    '/individual/health-insurance',
    /section 80D, which is section 126 of the Income-tax Act, 2025 for tax years from 1 April 2026/,
    /old tax regime/,
    /one year/,
  ],
];

for (const [path, ...remarks] of REMARKS)
  test(`${path} states the facts of requirements 1.8`, () => {
    const text = textOf(mainOf(path));
    for (const remark of remarks) assert.match(text, remark);
  });

test('pages that mention section 80D also name the section that replaced it', () => {
  for (const { path } of PRODUCTS) {
    const text = textOf(mainOf(path));
    if (text.includes('80D')) assert.match(text, /section 126 of the Income-tax Act, 2025/, path);
  }
});

test('health insurance names income tax in the answer to a question, and nowhere else in the text', () => {
  const answer = HEALTH_INSURANCE.faqs.find(({ question }) => /save tax/.test(question))?.answer ?? '';
  assert.match(answer, /within limits.*old tax regime/);
  const { faqs, meta, ...text } = HEALTH_INSURANCE;
  assert.not.match(JSON.stringify(text), /\btax/i);
  assert.not.match(textOf(mainOf('/individual')), /\btax/i);
});

test('pages that mention the Payment of Gratuity Act also name the code that replaced it', () => {
  for (const { path } of PRODUCTS) {
    const text = textOf(mainOf(path));
    if (/Payment of Gratuity Act/i.test(text)) assert.match(text, /Code on Social Security, 2020/, path);
  }
});

test.run();
