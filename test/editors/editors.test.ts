import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readChoices } from '../../widgets/embed-builder/choices';
import { PASTE_TARGETS, type PasteTarget } from '../../widgets/embed-builder/paste-targets';
import {
  formLink,
  iframeSnippet,
  scriptSnippet,
  wordpressShortcode,
} from '../../widgets/embed-builder/snippet';
import { launchBrowser } from '../support/browser';
import { BROKER, PARTNER, showTo } from './show-to';
import { type Convert, TARGETS, type Target } from './targets';

/**
 * Environment variables. Only targets whose name contains ROW, in upper or lower case, are tested. Without ROW, all
 * targets are tested. If BROKER_WRITE_EDITORS is set, the test writes its results to the file `DATA`.
 */
const { ROW = '', BROKER_WRITE_EDITORS } = process.env;
const DATA = 'widgets/embed-builder/paste-targets.ts';

const SOURCE = { base: BROKER, api: '' };
const choices = readChoices({ partner: PARTNER });
const SCRIPT = scriptSnippet({ ...choices, loading: 'loader' }, SOURCE);
const ONE_FILE = scriptSnippet(choices, SOURCE);
const FRAME = iframeSnippet(choices, SOURCE) ?? '';
const SHORTCODE = wordpressShortcode(choices) ?? '';
const LINK = {
  HTML: `<p><a href="${formLink(choices, SOURCE)}">Get a quote</a></p>\n`,
  Markdown: `[Get a quote](${formLink(choices, SOURCE)})\n`,
};

let browser: Browser;
test.before(async () => {
  browser = await launchBrowser();
});
test.after(async () => {
  await browser?.close();
});

/** Replaces the list of targets (programs into which authors paste our snippets) in the file `DATA`. */
function writeTargets(targets: readonly PasteTarget[]) {
  const record = readFileSync(DATA, 'utf8');
  const before = record.slice(0, record.indexOf('export const PASTE_TARGETS'));
  const list = `export const PASTE_TARGETS: readonly PasteTarget[] = ${JSON.stringify(targets)};\n`;
  writeFileSync(DATA, before + list);
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', DATA]);
}

const shown = new Map<string, ReturnType<typeof showTo>>();

/** Returns what a visitor sees of some HTML. Caches the result, because many sanitisers return the same HTML. */
const showOnce = (html: string) => {
  const known = shown.get(html) ?? showTo(browser, html);
  shown.set(html, known);
  return known;
};

async function tryTarget({ name, writes, open, version, hasPlugin }: Target): Promise<PasteTarget> {
  const convert: Convert = await open(browser);
  const show = async (entered: string) => showOnce(await convert(entered));
  const script = await show(SCRIPT);
  assert.is(await show(ONE_FILE), script, 'A visitor sees the same of the form in one file.');
  return {
    name,
    version: await version(),
    writes,
    shows: {
      script,
      iframe: await show(FRAME),
      link: await show(LINK[writes]),
      // Compare the stored text: WordPress stores a shortcode as it is, and replaces it with the form when it shows the
      // page. If the sanitiser has changed the shortcode, visitors see its code.
      ...(hasPlugin && { shortcode: (await convert(SHORTCODE)) === SHORTCODE ? 'form' : 'code' }),
    },
  };
}

const seen: PasteTarget[] = [];
for (const target of TARGETS.filter(({ name }) => name.toLowerCase().includes(ROW.toLowerCase())))
  test(`what ${target.name} leaves of each snippet is in the table of docs/embedding.md`, async () => {
    const result = await tryTarget(target);
    seen.push(result);
    if (BROKER_WRITE_EDITORS) return;
    assert.equal(
      result,
      PASTE_TARGETS.find(({ name }) => name === target.name),
      'If that is what it should be: BROKER_WRITE_EDITORS=1 npm run test:hosts -- editors && npm run docs',
    );
  });

test('the table has a row for each target, and no other', () => {
  if (BROKER_WRITE_EDITORS && !ROW) writeTargets(seen);
  else
    assert.equal(
      PASTE_TARGETS.map(({ name }) => name),
      TARGETS.map(({ name }) => name),
    );
});

test.run();
