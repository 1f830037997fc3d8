import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf } from '../../host-pages/records/addresses';
import { claimLineOf } from '../../host-pages/records/claims';
import { DOCUMENTS, documentsNote } from '../../host-pages/records/documents';
import { LINES, PRODUCTS } from '../../host-pages/records/lines';
import { SITE } from '../../host-pages/site';
import { pageAt, textOf } from '../support/pages';

const claims = pageAt('/claims').document;
const sectionOf = ({ slug }: (typeof LINES)[0]) => claims.getElementById(slug) as Element;

test('every line lists the documents for a claim and for a proposal, as what insurers usually ask for', () => {
  assert.match(documentsNote('Motor Insurance'), /Motor Insurance.*usually.*list of your insurer.*counts/);
  for (const line of LINES) {
    const section = sectionOf(line);
    const documentsUnder = (title: string) => {
      const heading = [...section.querySelectorAll('h3')].find((each) => textOf(each) === title);
      return [...(heading?.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
    };
    assert.equal(documentsUnder(DOCUMENTS.claim), line.claim.documents, line.slug);
    assert.equal(documentsUnder(DOCUMENTS.proposal), line.proposalDocuments, line.slug);
    assert.ok(textOf(section).includes(documentsNote(line.name)), line.slug);
  }
});

test("without scripts a line's link sends both lists on WhatsApp, with the line's address", () => {
  const listOf = (documents: readonly string[]) => documents.map((one) => `- ${one}`).join('\n');
  for (const line of LINES) {
    const link = sectionOf(line).querySelector<HTMLAnchorElement>('[data-share] a') as HTMLAnchorElement;
    assert.is(textOf(link), 'Share on WhatsApp');
    assert.match(link.href, /^https:\/\/wa\.me\//);
    assert.is(
      new URL(link.href).searchParams.get('text'),
      [
        `Documents for ${line.name}`,
        documentsNote(line.name),
        `${DOCUMENTS.claim}:\n${listOf(line.claim.documents)}`,
        `${DOCUMENTS.proposal}:\n${listOf(line.proposalDocuments)}`,
        `${SITE.origin}/claims#${line.slug}`,
      ].join('\n\n'),
    );
  }
});

test("every product's page links to the documents of its line", () => {
  for (const product of PRODUCTS) {
    const path = addressOf(product);
    const link = pageAt(path).document.querySelector(`main a[href="/claims#${claimLineOf(product)?.slug}"]`);
    assert.match(link ? textOf(link) : '', /^Claims and documents/, path);
  }
});

test('a line names no document twice', () => {
  for (const { slug, proposalDocuments, claim } of LINES)
    for (const documents of [proposalDocuments, claim.documents])
      assert.is(new Set(documents).size, documents.length, slug);
});

test.run();
