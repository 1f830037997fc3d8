import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LANGUAGES } from '../../../widgets/shared/runtime/language';
import { setUpFixtures } from '../../support/fixtures';
import { debugPage, type Finding, PLACEHOLDER, readPanel } from './run-diagnostics';

const fixtures = setUpFixtures(test);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const OTHER = '99.0.0';

async function visit(
  options: { body?: string; tag?: string } = {},
  files: Parameters<typeof fixtures.serve>[2] = {},
) {
  const url = await fixtures.serve(debugPage(fixtures.demo.siteUrl, options), {}, files);
  const opened = await fixtures.open();
  return { ...opened, url };
}

async function diagnose(options: { body?: string; tag?: string }, files = {}) {
  const { page, url } = await visit(options, files);
  await page.goto(`${url}?broker-debug`);
  return (await readPanel(page)).findings;
}

const form = (attributes: string) => PLACEHOLDER.replace('"quote-form"', `"quote-form" ${attributes}`);

const MISTAKES: readonly (readonly [body: string, id: string, words: readonly (string | RegExp)[]])[] = [
  [
    '<div data-broker-widget="quoteform"></div>',
    'wrong-name',
    ['data-broker-widget="quoteform"', 'Write quote-form.'],
  ],
  ['<div data-broker-widget="Quote_Form"></div>', 'wrong-name', ['Write quote-form.']],
  ['<div data-broker-widget="weather"></div>', 'wrong-name', ['The widgets are: associates', 'quote-form']],
  ['<div data-broker-widget=""></div>', 'wrong-name', ['no such widget']],
  ['<div data-broker-widget="diagnostics"></div>', 'wrong-name', ['no such widget']],
  [
    `${form('')}<div data-broker-wigdet="quote-form"></div>`,
    'wrong-attribute',
    ['Write data-broker-widget.'],
  ],
  [form('data-heading-levl="3"'), 'wrong-option', ['data-heading-levl', 'Write data-heading-level.']],
  [form('data-heading-level="9"'), 'wrong-value', ['data-heading-level="9" is not one of', '"2" is used']],
  [form('data-lang="xx"'), 'wrong-value', [`data-lang="xx" is not one of ${LANGUAGES}`]],
  [form('data-consent="requird"'), 'wrong-value', ['data-consent="requird" is not one of none,required']],
  [form('data-frist-name="Asha"'), 'wrong-option', ['Write data-first-name.']],
  [form('data-when="nwo"'), 'wrong-value', ['data-when="nwo" is not one of', 'did you mean now?']],
  [form('data-api="https://"'), 'wrong-value', ['data-api="https://" is not an address']],
  [
    form('style="--broker-accent: mauvish"'),
    'wrong-style',
    ['--broker-accent: mauvish', 'not a valid color'],
  ],
  [
    form('style="--broker-accent: transparent"'),
    'wrong-value',
    ['--broker-accent: transparent is a translucent colour'],
  ],
  [form('style="--broker-radius: round"'), 'wrong-style', ['--broker-radius: round']],
  [
    `<div style="display: none">${form('')}</div>`,
    'hidden',
    [/display: none on section#mistake-\d+ > div$/m],
  ],
  [`<div style="width: 0">${form('')}</div>`, 'no-width', ['0 px wide']],
  ['<img data-broker-widget="quote-form" alt="">', 'no-shadow', ['Put the placeholder on a <div>']],
];

const sectionOf = (index: number) => `section#mistake-${index} >`;

/**
 * The findings for a page that contains all of MISTAKES. Each mistake is in its own section. The text of a finding
 * contains the selector of a section, which shows which mistake the finding is about.
 */
let findingsOfAll: Promise<readonly Finding[]> | undefined;
async function diagnoseAll() {
  const sections = MISTAKES.map(([body], index) => `<section id="mistake-${index}">${body}</section>`);
  const url = await fixtures.serve(debugPage(fixtures.demo.siteUrl, { body: sections.join('\n') }));
  // Make the window tall enough for all sections. Otherwise diagnostics would also report that a placeholder is below
  // the viewport.
  const viewport = { width: 1280, height: 1200 * MISTAKES.length };
  const { page } = await fixtures.open({ viewport }, false);
  await page.goto(`${url}?broker-debug`);
  return (await readPanel(page)).findings;
}

MISTAKES.forEach(([body, id, words], index) => {
  test(`${body} is reported as ${id}`, async () => {
    findingsOfAll ??= diagnoseAll();
    const found = (await findingsOfAll).filter(({ expected }) => expected.includes(sectionOf(index)));
    assert.equal(
      found.map((each) => each.id),
      [`Problem: ${id}`],
      JSON.stringify(found, null, 1),
    );
    const all = Object.values(found[0] ?? {}).join('\n');
    for (const each of words) assert.match(all, each);
  });
});

test('of a page with these mistakes nothing else is reported', async () => {
  findingsOfAll ??= diagnoseAll();
  const others = (await findingsOfAll).filter(
    ({ expected }) => !MISTAKES.some((_, index) => expected.includes(sectionOf(index))),
  );
  assert.equal(others, []);
});

test('a page without a placeholder is reported as no-placeholder', async () => {
  const found = await diagnose({ body: '<p>Nothing</p>' });
  assert.equal(
    found.map(({ id, actual }) => [id, actual]),
    [['Problem: no-placeholder', 'none on this page']],
  );
});

test('attributes of other scripts are noted by name only, and a form around a placeholder is not reported', async () => {
  const found = await diagnose({ body: `<form>${form('data-turbo-frame="secret@example.com"')}</form>` });
  assert.equal(
    found.map(({ id, expected }) => [id, expected]),
    [['Note: other-attributes', 'data-turbo-frame on body > form > div']],
  );
  assert.not.match(JSON.stringify(found), 'secret');
});

test('a form with valid options has no findings', async () => {
  const options =
    'data-lang="te" data-consent="required" data-first-name="Asha" data-attribution="first-touch"';
  assert.equal(await diagnose({ body: form(options) }), []);
});

test('a placeholder far below the viewport is mounted, with a note that it waited for the viewport', async () => {
  const found = await diagnose({ body: `<div style="height: 9000px"></div>${form('id="far"')}` });
  assert.equal(
    found.map(({ id, expected }) => [id, expected]),
    [['Note: waited', 'quote-form in div#far']],
  );
});

test('Check again keeps the values in the form', async () => {
  const url = await fixtures.serve(debugPage(fixtures.demo.siteUrl));
  const { page, host } = await fixtures.open();
  await page.goto(url);
  await readPanel(page);
  await host.getByLabel('First name').fill('Asha');
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('status').filter({ hasText: 'no problems' }).waitFor();
  assert.is(await host.getByLabel('First name').inputValue(), 'Asha');
});

/** Opens a page that can also load the loader of version `OTHER`. Returns the URL of that loader as `other`. */
async function visitWithOtherVersion(body: string) {
  const { page, url } = await visit({ body });
  const other = `${fixtures.demo.siteUrl}/loader-${OTHER}.js`;
  const text = readFileSync('dist/loader.js', 'utf8').replaceAll(version, OTHER);
  await page.route(other, (route) => route.fulfill({ contentType: 'text/javascript', body: text }));
  await page.goto(`${url}?broker-debug`);
  return { page, other };
}

test('a loader that runs after one of another version is reported, with the version that is active', async () => {
  const src = `${fixtures.demo.siteUrl}/loader-${OTHER}.js`;
  const { page } = await visitWithOtherVersion(
    `${PLACEHOLDER}<script src="${src}" data-broker-loader></script>`,
  );
  const { findings } = await readPanel(page);
  assert.equal(
    findings.map(({ id, actual }) => [id, actual]),
    [
      [
        'Problem: old-copy',
        `${version} from ${fixtures.demo.siteUrl}/loader.js, while ${OTHER} runs, the first on this page`,
      ],
    ],
  );
});

test('a loader of another version that is added later is reported, with its URL', async () => {
  const { page, other } = await visitWithOtherVersion(PLACEHOLDER);
  assert.equal((await readPanel(page)).findings, []);
  await page.addScriptTag({ url: other });
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('status').filter({ hasText: '1 problem' }).waitFor();
  assert.equal(
    (await readPanel(page)).findings.map(({ id, actual }) => [id, actual]),
    [['Problem: old-copy', `${OTHER} from ${other}, while ${version} runs, the first on this page`]],
  );
});

test('a second tag of the same loader is noted', async () => {
  const again = `<script defer src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`;
  assert.equal(
    (await diagnose({ body: PLACEHOLDER + again })).map(({ id, actual }) => [id, actual]),
    [['Note: two-tags', '2 tags']],
  );
});

for (const container of ['<main id="swup">', '<div data-barba="container">'])
  test(`a loader inside ${container} is noted`, async () => {
    const body = `${container}${PLACEHOLDER}<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader data-debug></script>`;
    const { page } = await fixtures.open();
    await page.goto(await fixtures.serve(`<!doctype html><html lang="en"><title>t</title><body>${body}`));
    assert.equal((await readPanel(page)).ids, ['Note: swapped-loader']);
  });

test('a host script whose name ends in loader.js is not reported', async () => {
  const headers = { 'content-type': 'text/javascript' };
  const files = { '/preloader.js': { html: 'var preloaded = 1;', headers } };
  assert.equal(await diagnose({ body: `${PLACEHOLDER}<script src="/preloader.js"></script>` }, files), []);
});

test('a cached loader that is older than the deployed one is noted', async () => {
  const { page, url } = await visit();
  const html = readFileSync('dist/loader.js', 'utf8').replaceAll(version, OTHER);
  await page.route('**/loader.js', (route) =>
    route.request().resourceType() === 'script'
      ? route.continue()
      : route.fulfill({ contentType: 'text/javascript', body: html }),
  );
  await page.goto(url);
  const found = (await readPanel(page)).findings;
  assert.equal(
    found.map(({ id, actual }) => [id, actual]),
    [['Note: outdated', `${version} runs, ${fixtures.demo.siteUrl}/loader.js has ${OTHER}`]],
  );
});

test.run();
