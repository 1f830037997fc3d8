import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/company-policies/copy';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { PARTS } from '../../support/parts';
import { FAILURES, listResponse, neverResponds, openList } from '../open-list';
import { createElement, isPreact, prerender } from '../open-placeholder';

const { CompanyPolicies } = await importForBuild<
  typeof import('../../../widgets/company-policies/CompanyPolicies')
>('widgets/company-policies/CompanyPolicies.tsx');

const FALLBACK =
  '<div data-broker-widget="company-policies" data-mail="office@broker.example"><a href="/company-policies">Policies</a></div>';
const PRERENDERED = prerender(
  { 'data-broker-widget': 'company-policies', 'data-mail': 'office@broker.example' },
  createElement(CompanyPolicies, {
    mail: 'office@broker.example',
    terms: 'terms-of-services',
    headingLevel: '2',
    base: '/',
    prerendered: true,
  }),
);

const POLICY = {
  description:
    '<h1>Privacy</h1><h4>What we keep</h4><p class="bar" onclick="alert(1)">Text</p><h1>Complaints</h1>',
};

for (const [way, markup] of Object.entries({ 'in a shadow root': FALLBACK, prerendered: PRERENDERED })) {
  test(`${way}, the policies are shown with their heading levels in order`, async () => {
    const page = await openList(markup, () => listResponse(POLICY));
    await page.settled();
    assert.equal(page.calls[0]?.fields, { action: 'list' });
    assert.is(
      page.find(PARTS.policyText).innerHTML,
      '<h3>Privacy</h3><h4>What we keep</h4><p>Text</p><h3>Complaints</h3>',
    );
    assert.equal(page.errors, []);
    await page.close();
  });

  for (const [name, handler] of Object.entries({ ...FAILURES, 'an empty text': () => listResponse({}) }))
    test(`${way}, after ${name} a mail link to ask for the policies is shown`, async () => {
      const page = await openList(markup, handler);
      await page.settled();
      assert.is(page.find('a').getAttribute('href'), 'mailto:office@broker.example');
      assert.is(page.errors.length, 1);
      await page.close();
    });
}

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
  const page = await openList(
    '<div data-broker-widget="company-policies" data-terms="/terms"></div>',
    () => ({ success: false }),
  );
  await page.settled();
  assert.equal(
    page.all('a').map((link) => link.getAttribute('href')),
    ['https://cdn.example/v1/contact-us', '/terms'],
  );
  await page.close();
});

test('prerendered markup is unchanged until the response arrives', async () => {
  const page = await openList(PRERENDERED, neverResponds);
  if (isPreact) assert.is(page.hydratedMarkup, page.markupBefore);
  assert.is(page.host.innerHTML, page.markupBefore);
  assert.match(page.find(PARTS.loadingFallback).textContent ?? '', COPY.ask);
  assert.equal(page.errors, []);
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
