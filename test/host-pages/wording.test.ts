import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../host-pages/site';
import { CODE, type DrawnPage, faultsOfAll, pageWith, textOf } from '../support/pages';

const TEXT_NODE = 3;

const allTexts = new WeakMap<DrawnPage, string>();

/** Returns all text of a page, including text for screen readers, search engines and link previews. */
function allTextOf(page: DrawnPage): string {
  const text = allTexts.get(page) ?? readAllText(page);
  allTexts.set(page, text);
  return text;
}

function readAllText({ document }: DrawnPage): string {
  const attributes = ['content', 'aria-label', 'alt', 'title', 'placeholder'];
  const elements = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join(','))];
  const values = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  return [document.title, textOf(document.body), ...values, data].join(' \n ');
}

/** Amounts and percentages: pages must not state what a policy pays or costs (requirements 1.6). */
const MONEY: readonly RegExp[] = [
  // The lookahead allows %27, %28 and %29, which are percent-encoded characters in addresses.
  /[₹$€£]|%(?!2[789])/,
  /\b(rs|inr|usd)\b\.?/i,
  /\brupees?\b/i,
  /\b(lakhs?|lacs?|crores?)\b/i,
  /\bper ?cent(age)?\b/i,
  /\b\d{1,3}(,\d{2,3})+\b/,
  /\b\d+(\.\d+)?x\b/i,
];

/** Promises that would need proof (requirements 1.6). */
const PROMISES: readonly RegExp[] = [
  /hidden (charges?|fees?|costs?)/i,
  /(low|cheap|small)est (premium|price|cost|rate)/i,
  /\bcheap/i,
  /best (price|premium|rate|deal|polic|cover|insur)/i,
  /(fast|quick|speedy|instant|hassle.?free|easy|smooth|seamless)(er|est)? (claim|settlement|approval|polic)/i,
  /claims? (are |is )?(settled|paid|approved) (fast|quick|in (minutes|hours|days))/i,
  /settlement (ratio|rate|record)/i,
  /claims? ratio/i,
  /\binstant(ly)?\b/i,
  /hassle.?free/i,
  /paperless|zero paperwork|no paperwork/i,
  /\bdiscounts?\b/i,
  /save (up to|money|on premium|more)/i,
  /\bsavings? (of|up to)\b/i,
  /free of (cost|charge)/i,
  /money.?back guarantee/i,
  /we guarantee|guaranteed (claim|settlement|approval|cover|lowest)/i,
  /100 ?%|hundred per/i,
  /24 ?[x×/] ?7|round the clock/i,
  /\b(no\.? ?1|number one|most trusted|award.?winning|india.s best)\b/i,
  /\b(leading|largest|biggest|top) ([\w-]+ )?broker/i,
  /peace of mind/i,
  /unbeatable|unmatched|world.?class|one.?stop/i,
  /better than (other|any)/i,
];

/** Statements that pages must not make: nobody could confirm them, insurers differ in them, or they may change. */
const UNCONFIRMED: readonly RegExp[] = [
  /minimum sum insured/i,
  /top (500|1,?000|2,?000)/i,
  /market capitalisation/i,
  /(three|seven|3|7) (working )?days/i,
  /within \d+ (hours|minutes)/i,
  /(three|five|3|5).year (term|polic|cover)|long.term third.party/i,
  /provident.fund.{0,80}(exempt|replac)|(exempt|replac).{0,80}provident.fund/i,
  /\bEDLI\b/,
  /provisional premium .{0,20}\d/i,
  /minimum (of )?(seven|7|20|twenty) (members|lives|employees)/i,
  /gratuity (ceiling|limit) of/i,
];

/** Insurers and their associations, which pages must not name. */
const INSURERS: readonly RegExp[] = [
  /\b(LIC|HDFC|ICICI|SBI|IFFCO|AIG|AXA|HSBC|PNB)\b/,
  /Life Insurance Corporation/i,
  /(New India|United India|Oriental|National) (Assurance|Insurance)/i,
  /\b(Bajaj|Tata|Reliance|Star Health|Niva|Care Health|Cholamandalam|Kotak|Digit|Acko|Royal Sundaram)\b/,
];

/** A heading that may have a straight apostrophe, because the heading in requirements 1.7 has one. */
const REQUIRED_HEADING = "Have Questions? we've got answers!";

/** Patterns of writing errors and of unfilled template values. The test searches each text node for these patterns. */
const WRITING_ERRORS: readonly RegExp[] = [
  /lorem|ipsum|\bTODO\b|\bTBD\b|\bFIXME\b|\bXXX\b/i,
  /\bundefined\b|\bnull\b|\bNaN\b|\[object /,
  /&(amp|nbsp|quot|#x?\w+);/,
  /\$\{/,
  /\b([a-z]{2,}) \1\b/i,
  /[a-z]'[a-z]|[“”]{2}|"/,
  /\S {2,}\S/,
  /\s[,;:!?](\s|$)/,
  /—/,
];

function textNodesOf(node: Node): string[] {
  if (node.nodeType === TEXT_NODE) return [node.textContent ?? ''];
  return CODE.test(node.nodeName) ? [] : [...node.childNodes].flatMap(textNodesOf);
}

const writingErrorsOn = ({ document }: DrawnPage) =>
  [document.title, ...textNodesOf(document.body)]
    .filter((run) => run.trim() !== REQUIRED_HEADING)
    .flatMap((run) => matchesIn(WRITING_ERRORS, run));

const CLAIMS = { MONEY, PROMISES, UNCONFIRMED, INSURERS };

/** Returns the patterns that match `text`, each with the text around its first match. */
const matchesIn = (patterns: readonly RegExp[], text: string) =>
  patterns.flatMap((pattern) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${pattern}: …${text.slice(Math.max(0, at - 30), at + 40)}…`];
  });

/**
 * Returns the patterns of `PROMISES` that match a page's text, each with the text around its first match.
 * @param ownClaim the text in which the broker says how the broker is paid. Ignored, because the broker can prove this
 * claim (requirements 1.6).
 */
const promisesOn = (page: DrawnPage, ownClaim: string = SITE.howWeArePaid) => {
  const claim = ownClaim.replace(/\s+/g, ' ').trim();
  return matchesIn(PROMISES, claim ? allTextOf(page).replaceAll(claim, '') : allTextOf(page));
};

const SAMPLES: readonly (readonly [sentence: string, list: keyof typeof CLAIMS])[] = [
  ['Cover from ₹5.', 'MONEY'],
  ['Cover of Rs. 500', 'MONEY'],
  ['up to 5 lakh', 'MONEY'],
  ['A limit of two crores.', 'MONEY'],
  ['75% of it', 'MONEY'],
  ['fifty per cent', 'MONEY'],
  ['a sum of 25,000', 'MONEY'],
  ['A broker with no hidden charges.', 'PROMISES'],
  ['The lowest premium.', 'PROMISES'],
  ['Fast claims.', 'PROMISES'],
  ['a high settlement ratio', 'PROMISES'],
  ['Claims are settled in days.', 'PROMISES'],
  ['Save up to half.', 'PROMISES'],
  ['an online discount', 'PROMISES'],
  ['India’s best broker', 'PROMISES'],
  ['help, 24x7', 'PROMISES'],
  ['the top 1000 listed companies', 'UNCONFIRMED'],
  ['the minimum sum insured is', 'UNCONFIRMED'],
  ['Tell your bank within three working days.', 'UNCONFIRMED'],
  ['a policy of LIC', 'INSURERS'],
];

for (const [sentence, list] of SAMPLES)
  test(`the check finds "${sentence}"`, () => {
    assert.is(matchesIn(CLAIMS[list], allTextOf(pageWith(`<p>${sentence}</p>`))).length, 1);
  });

test('the check finds a claim in text for screen readers only', () => {
  const page = pageWith('<p aria-label="No hidden charges"></p>');
  assert.is(matchesIn(PROMISES, allTextOf(page)).length, 1);
});

for (const [name, patterns] of Object.entries(CLAIMS))
  test(`no page makes a claim of the kind ${name.toLowerCase()}`, () => {
    assert.equal(
      faultsOfAll((page) =>
        patterns === PROMISES ? promisesOn(page) : matchesIn(patterns, allTextOf(page)),
      ),
      [],
    );
  });

test('how the broker is paid may be a promise, and other text of the page may not', () => {
  const claim = 'You pay no hidden charges.';
  const own = pageWith(`<p>${claim}</p>`);
  assert.equal(promisesOn(own, claim), []);
  assert.is(promisesOn(own, '').length, 1);
  assert.is(promisesOn(pageWith(`<p>${claim}</p><p>No hidden charges.</p>`), claim).length, 1);
});

test('no page has writing errors or empty template values', () => {
  assert.equal(faultsOfAll(writingErrorsOn), []);
});

for (const error of [
  'undefined',
  'the the',
  'it&amp;amp;s',
  "don't",
  'a — b',
  'a  b',
  'Lorem ipsum',
  'a , b',
])
  test(`the check finds the error "${error}"`, () => {
    assert.is(writingErrorsOn(pageWith(`<p>${error}</p>`)).length, 1);
  });

test('no two paragraphs of a page are identical', () => {
  const faults = faultsOfAll(({ document }) => {
    const paragraphs = [...document.querySelectorAll('main p')];
    // Testimonials are left out: several customers may say the same.
    const texts = paragraphs
      .filter((text) => !text.closest('.testimonials'))
      .map(textOf)
      .filter((text) => text.length > 40);
    return texts.filter((text, at) => texts.indexOf(text) !== at);
  });
  assert.equal(faults, []);
});

test.run();
