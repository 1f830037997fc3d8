import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures } from '../../support/fixtures';
import { placeholder, sendLeads } from './submit-lead';

const fixtures = setUpFixtures(test);
const { leadArrives, run } = sendLeads(test, fixtures);

const src = () => `${fixtures.demo.siteUrl}/loader.js`;
const tag = (attributes = 'async', query = '') =>
  `<script ${attributes} src="${src()}${query}" data-broker-loader></script>`;
const built = () => readFileSync('dist/loader.js', 'utf8');
const page = (head: string, foot = '') =>
  `<!doctype html><html lang="en"><head><title>Host</title>${head}</head><body>${placeholder()}${foot}</body></html>`;

/** Puts a copy of our tag, with a type that runs and the address it had, where `place` says: a script of the page. */
const revive = (place: string) => `
  const old = document.querySelector('script[data-broker-loader]');
  const copy = document.createElement('script');
  for (const { name, value } of old.attributes) if (name !== 'type') copy.setAttribute(name.replace('data-rocket-', ''), value);
  ${place}`;

/** What is done to our tag between the author's page and the visitor's, by who does it. */
const OPTIMISERS: Readonly<Record<string, () => string>> = {
  'one that gives the tag a type of its own and puts a clone in its place': () =>
    page(
      '',
      tag('type="9f0c-text/javascript"') +
        `<script>addEventListener('DOMContentLoaded', () => {${revive('old.replaceWith(copy)')}})</script>`,
    ),
  'one that leaves the dead tag where it was and adds a clone': () =>
    page('', `${tag('type="text/rocketscript"')}<script>${revive('document.body.append(copy)')}</script>`),
  'one that takes the address away and leaves the dead tag, until the first touch': () =>
    page(
      '',
      `<script type="rocketlazyloadscript" data-rocket-src="${src()}" data-broker-loader></script>
      <script>addEventListener('mousemove', () => {${revive('document.body.append(copy)')}}, { once: true })</script>`,
    ),
  'one that puts it at the end of the body, and defers it': () => page('', tag('defer')),
  'a bundler that inlines it and keeps the tag': () =>
    page('', `${tag('type="text/plain"')}<script>${built()}</script>`),
  'a bundler that inlines it beside a tag that runs too': () =>
    page('', `${tag('async')}<script>${built()}</script>`),
  'a tag manager, which keeps none of its attributes': () =>
    page(
      `<script>const first = document.getElementsByTagName('script')[0];
      const added = document.createElement('script');
      added.async = true; added.src = '${src()}?id=GTM-1';
      first.parentNode.insertBefore(added, first);</script>`,
    ),
  'one that waits for the load': () =>
    page(
      '',
      `${tag('type="text/plain"')}<script>addEventListener('load', () => setTimeout(() => {${revive('old.replaceWith(copy)')}}))</script>`,
    ),
  'one that runs it in the head, before there is a body': () => page(tag('')),
  'one that makes a module of it': () => page(tag('type="module" crossorigin')),
  'one that gives it a version of its own': () => page(tag('async', '?ver=1.2')),
  'one that takes the tag away once it has run': () =>
    page('', `${tag('')}<script>document.querySelector('[data-broker-loader]').remove()</script>`),
};

for (const [what, html] of Object.entries(OPTIMISERS))
  test(`through ${what} there is one form, its files come from beside the loader, and a lead is sent`, async () => {
    const visit = await fixtures.open();
    const asked: string[] = [];
    visit.page.on('request', (request) => {
      if (request.url().includes('/widgets/')) asked.push(request.url());
    });
    await visit.page.goto(await fixtures.serve(html()));
    await visit.page.mouse.move(5, 5);
    await leadArrives(visit);
    assert.ok(asked.length);
    assert.equal(
      asked.filter((url) => !url.startsWith(`${fixtures.demo.siteUrl}/widgets/`)),
      [],
    );
    assert.equal(visit.console, []);
  });

run();
