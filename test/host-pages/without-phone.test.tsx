import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importFresh } from '../support/import-fresh';
import { parseHtml, textOf } from '../support/pages';

type Site = typeof import('../../host-pages/site');

const WITHOUT_PHONE = 1;
const PHONE_OF_OFFICE = 2;

/** Returns texts of a site whose own phone is empty, and whose only office has `phones`. */
async function textsWith(phones: readonly string[], page: number) {
  const load = <Module,>(path: string) => importFresh<Module>(`host-pages/${path}`, page);
  const { SITE } = await load<Site>('site.ts');
  // This line must run before the imports below: the modules build their texts from SITE when they load.
  Object.assign(SITE, { phone: '', offices: [{ ...SITE.offices[0], phones }] });
  const { CONTACT_US } = await load<typeof import('../../host-pages/records/pages')>('records/pages.ts');
  const { Contact } =
    await load<typeof import('../../host-pages/templates/Contact')>('templates/Contact.tsx');
  const { About } = await load<typeof import('../../host-pages/templates/About')>('templates/About.tsx');
  const { Embed } = await load<typeof import('../../host-pages/templates/Embed')>('templates/Embed.tsx');
  const text = (page: React.ReactElement, part: string) =>
    textOf(parseHtml(renderToStaticMarkup(page)).querySelector(part) as Element);
  return {
    description: CONTACT_US.meta_description,
    lead: text(<Contact crumbs={[]} />, '.lead'),
    about: text(<About crumbs={[]} />, 'body'),
    embed: text(<Embed crumbs={[]} />, '#ask-for-an-id .lead'),
  };
}

test('without any phone, no page says that visitors can call', async () => {
  const { description, lead, about, embed } = await textsWith([], WITHOUT_PHONE);
  assert.match(description, /^Write to us or visit us: how to reach our office in Hyderabad by email, and/);
  assert.is(lead, 'Write to us or visit us in Hyderabad.');
  assert.match(about, 'Please talk to us first, by email or at our office.');
  assert.match(embed, /You can also write\.$/);
});

test('with the phone of an office, the pages that lead to it say that visitors can call, and /embed does not', async () => {
  const { description, lead, about, embed } = await textsWith(['+91 40 1234 5678'], PHONE_OF_OFFICE);
  assert.match(
    description,
    'Call, write or visit us: how to reach our office in Hyderabad by phone and email,',
  );
  assert.is(lead, 'Call, write or visit us in Hyderabad.');
  assert.match(about, 'Please talk to us first, by phone, by email or at our office.');
  assert.match(embed, /You can also write\.$/);
});

test.run();
