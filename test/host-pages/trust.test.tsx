import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ABOUT, type AboutSection, PAYMENT_ID } from '../../host-pages/records/about';
import { SAMPLE_FIELDS, SITE } from '../../host-pages/site';
import { type AboutFacts, AboutText } from '../../host-pages/templates/About';
import { pageAt, parseHtml, textOf } from '../support/pages';

const EMPTY: AboutFacts = {
  licence: 'Licence No. 123',
  licenceUrl: '',
  licenceValidUntil: '',
  category: '',
  founder: '',
  howWeArePaid: '',
};
const FULL: AboutFacts = {
  ...EMPTY,
  licenceUrl: 'https://register.example/123',
  licenceValidUntil: '2028-03-31',
  category: 'Direct broker (General)',
  founder: 'A. Founder',
  howWeArePaid: 'In one sentence.',
};

function sectionOf(adds: AboutSection['adds'], broker: AboutFacts, samples: readonly string[] = []) {
  const sections: readonly AboutSection[] = ABOUT.sections;
  const section = sections.find((one) => one.adds === adds) as AboutSection;
  return parseHtml(renderToStaticMarkup(<AboutText section={section} broker={broker} samples={samples} />))
    .body;
}

const pointsOf = (broker: AboutFacts) => [...sectionOf('licence', broker).querySelectorAll('li')].map(textOf);

test('About Us has the licence with its link and validity, and the category of broker', () => {
  assert.equal(pointsOf(FULL), ['Licence No. 123 , valid until 31 March 2028', 'Direct broker (General)']);
  const link = sectionOf('licence', FULL).querySelector('li a');
  assert.is(link?.getAttribute('href'), 'https://register.example/123');
});

test('without more facts About Us has the licence as text', () => {
  assert.equal(pointsOf(EMPTY), ['Licence No. 123']);
  assert.is(sectionOf('licence', EMPTY).querySelector('a'), null);
});

test("the founder's name is above what is said of the founder, if it is known", () => {
  assert.match(textOf(sectionOf('founder', FULL)), /^Our founder A\. Founder Our founder brings/);
  assert.match(textOf(sectionOf('founder', EMPTY)), /^Our founder Our founder brings/);
});

test('the statement about payment is tagged as long as it is a sample', () => {
  assert.is(textOf(sectionOf('payment', FULL)), 'How we are paid In one sentence.');
  assert.is(textOf(sectionOf('payment', FULL, ['howWeArePaid'])), 'How we are paid Sample In one sentence.');
});

test('the link in the footer leads to the statement about payment', () => {
  const { document } = pageAt('/about-us');
  const section = document.getElementById(PAYMENT_ID);
  assert.is(section !== null, SITE.howWeArePaid !== '');
  assert.is(
    document.querySelector(`footer a[href="/about-us#${PAYMENT_ID}"]`) !== null,
    SITE.howWeArePaid !== '',
  );
  if (section) assert.is(section.querySelector('.tag') !== null, SAMPLE_FIELDS.includes('howWeArePaid'));
});

test.run();
