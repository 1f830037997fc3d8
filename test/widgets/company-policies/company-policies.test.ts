import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/company-policies/copy';
import { COPY as LIST_COPY } from '../../../widgets/shared/lists/copy';
import { waitUntil } from '../../support/flush';
import { PARTS } from '../../support/parts';
import { FAILURES, listResponse, neverResponds, openList } from '../open-list';

const FALLBACK =
  '<div data-broker-widget="company-policies" data-mail="office@broker.example"><a href="/company-policies">Policies</a></div>';
const POLICY = {
  description:
    '<h1>Privacy</h1><h4>What we keep</h4><p class="bar" onclick="alert(1)">Text</p><h1>Complaints</h1>',
};

test(`the policies are shown with their heading levels in order`, async () => {
  const page = await openList(FALLBACK, () => listResponse(POLICY));
  await page.settled();
  assert.equal(page.calls[0]?.fields, { action: 'list' });
  assert.is(
    page.find(PARTS.policyText).innerHTML,
    '<h3>Privacy</h3><h4>What we keep</h4><p>Text</p><h3>Complaints</h3>',
  );
  assert.equal(page.errors, []);
  await page.close();
});

for (const [name, handler] of Object.entries(FAILURES))
  test(`after ${name} a message says so, with a button to try again and a mail link`, async () => {
    const page = await openList(FALLBACK, handler);
    await page.settled();
    assert.equal(page.texts('h3'), [COPY.failed]);
    assert.ok(page.hasButton(LIST_COPY.again));
    assert.is(page.find('a').getAttribute('href'), 'mailto:office@broker.example');
    assert.is(page.errors.length, 1);
    await page.close();
  });

for (const data of [null, [], {}, { description: null }])
  test(`without policies (${JSON.stringify(data)}) a mail link to ask for them is shown`, async () => {
    const page = await openList(FALLBACK, () => listResponse(data));
    await page.settled();
    assert.match(page.find('p').textContent ?? '', COPY.instead);
    assert.is(page.find('a').getAttribute('href'), 'mailto:office@broker.example');
    assert.equal(page.errors, []);
    await page.close();
  });

test('data-heading-level sets the level above the policies, and an invalid value logs a warning', async () => {
  const with3 = FALLBACK.replace('data-mail', 'data-heading-level="3" data-mail');
  const page = await openList(with3, () => listResponse(POLICY));
  await page.settled();
  assert.equal(page.texts('h4'), ['Privacy', 'Complaints']);
  page.host.dataset.headingLevel = '9';
  await page.update();
  assert.is(page.warnings[0]?.[0], 'data-heading-level="9" is not one of 2,1,3');
  await waitUntil('the other levels', () => page.find('h3'));
  await page.close();
});

test('without a mail address the link goes to the contact page; data-terms sets the page of the terms', async () => {
  const page = await openList('<div data-broker-widget="company-policies" data-terms="/terms"></div>', () =>
    listResponse(null),
  );
  await page.settled();
  assert.equal(
    page.all('a').map((link) => link.getAttribute('href')),
    ['https://cdn.example/v1/contact-us', '/terms'],
  );
  await page.close();
});

test('while the policies load, a text for slow connections and pages without JavaScript is in the markup', async () => {
  const page = await openList(FALLBACK, neverResponds);
  assert.match(page.find(PARTS.loadingFallback).textContent ?? '', COPY.loading);
  await page.close();
});

test('unmounting shows the fallback', async () => {
  const page = await openList(FALLBACK, () => listResponse(POLICY));
  await page.settled();
  await page.unmount();
  assert.ok(page.find('slot'));
  await page.close();
});

test.run();
