import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures } from '../../support/fixtures';
import { placeholder, trackLeads } from './submit-lead';

const fixtures = setUpFixtures(test);
const { submitLead, run } = trackLeads(test, fixtures);

const src = () => `${fixtures.demo.siteUrl}/loader.js`;
const tag = (attributes = 'async', query = '') =>
  `<script ${attributes} src="${src()}${query}" data-broker-loader></script>`;
const built = () => readFileSync('dist/loader.js', 'utf8');
const page = (head: string, foot = '') =>
  `<!doctype html><html lang="en"><head><title>Host</title>${head}</head><body>${placeholder()}${foot}</body></html>`;

/**
 * Returns a script that copies the loader's tag. The copy has the original URL, and a type that browsers run. `insert`
 * is code that adds the copy to the page. In this code, the variable `copy` contains the copy.
 */
const insertCopy = (insert: string) => `
  const old = document.querySelector('script[data-broker-loader]');
  const copy = document.createElement('script');
  for (const { name, value } of old.attributes) if (name !== 'type') copy.setAttribute(name.replace('data-rocket-', ''), value);
  ${insert}`;

/** The changes that optimisers, bundlers and tag managers make to the loader's tag. */
const OPTIMISERS: Readonly<Record<string, () => string>> = {
  'an optimiser that changes the type of the tag and replaces it with a clone': () =>
    page(
      '',
      tag('type="9f0c-text/javascript"') +
        `<script>addEventListener('DOMContentLoaded', () => {${insertCopy('old.replaceWith(copy)')}})</script>`,
    ),
  'an optimiser that leaves the disabled tag and adds a clone': () =>
    page(
      '',
      `${tag('type="text/rocketscript"')}<script>${insertCopy('document.body.append(copy)')}</script>`,
    ),
  'an optimiser that disables the tag, removes its URL and adds a clone on the first interaction': () =>
    page(
      '',
      `<script type="rocketlazyloadscript" data-rocket-src="${src()}" data-broker-loader></script>
      <script>addEventListener('mousemove', () => {${insertCopy('document.body.append(copy)')}}, { once: true })</script>`,
    ),
  'an optimiser that moves the tag to the end of the body and defers it': () => page('', tag('defer')),
  'a bundler that inlines the loader and keeps a disabled tag': () =>
    page('', `${tag('type="text/plain"')}<script>${built()}</script>`),
  'a bundler that inlines the loader and keeps the tag': () =>
    page('', `${tag('async')}<script>${built()}</script>`),
  'a tag manager that drops all attributes': () =>
    page(
      `<script>const first = document.getElementsByTagName('script')[0];
      const added = document.createElement('script');
      added.async = true; added.src = '${src()}?id=GTM-1';
      first.parentNode.insertBefore(added, first);</script>`,
    ),
  'an optimiser that waits for the load event': () =>
    page(
      '',
      `${tag('type="text/plain"')}<script>addEventListener('load', () => setTimeout(() => {${insertCopy('old.replaceWith(copy)')}}))</script>`,
    ),
  'an optimiser that moves the tag to the head, before the body exists': () => page(tag('')),
  'an optimiser that makes the tag a module': () => page(tag('type="module" crossorigin')),
  'an optimiser that adds a version to the URL': () => page(tag('async', '?ver=1.2')),
  'an optimiser that removes the tag once it has run': () =>
    page('', `${tag('')}<script>document.querySelector('[data-broker-loader]').remove()</script>`),
};

for (const [what, html] of Object.entries(OPTIMISERS))
  test(`with ${what} there is one form, its files load from the loader's folder, and a lead is sent`, async () => {
    const visit = await fixtures.open();
    const requested: string[] = [];
    visit.page.on('request', (request) => {
      if (request.url().includes('/widgets/')) requested.push(request.url());
    });
    await visit.page.goto(await fixtures.serve(html()));
    await visit.page.mouse.move(5, 5);
    await submitLead(visit);
    assert.ok(requested.length);
    assert.equal(
      requested.filter((url) => !url.startsWith(`${fixtures.demo.siteUrl}/widgets/`)),
      [],
    );
    assert.equal(visit.console, []);
  });

run();
