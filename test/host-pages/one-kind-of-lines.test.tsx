import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importFresh } from '../support/import-fresh';
import { parseHtml, textOf } from '../support/pages';

type Lines = typeof import('../../host-pages/records/lines');

const WITHOUT_CORPORATE = 1;
const WITHOUT_INDIVIDUAL = 2;

/**
 * Returns what shows the lines of a site of which one list of lines is empty. The footer is imported first: its modules
 * need the addresses of lines that other records name, which a broker would remove as well.
 */
async function siteWithout(list: 'CORPORATE_LINES' | 'INDIVIDUAL_LINES', page: number) {
  const load = <Module,>(path: string) => importFresh<Module>(`host-pages/${path}`, page);
  const lines = await load<Lines>('records/lines.ts');
  const home = () => load<typeof import('../../host-pages/records/home')>('records/home.ts');
  const { Footer } = await load<typeof import('../../host-pages/templates/layout/Footer')>(
    'templates/layout/Footer.tsx',
  );
  (lines[list] as unknown[]).length = 0;
  const footer = parseHtml(renderToStaticMarkup(<Footer path="/" />));
  const menus = [...footer.querySelectorAll('summary')].map(textOf);
  return { menus, home: await home() };
}

test('without lines for companies there is no quick link to them, no menu of them and no count of them', async () => {
  const { menus, home } = await siteWithout('CORPORATE_LINES', WITHOUT_CORPORATE);
  assert.equal(menus, ['Individual']);
  assert.not.ok(home.QUICK_LINKS.some(([name]) => name === 'Business'));
  assert.is(home.TILES_LEAD, 'Six for you and your family');
});

test('without lines for individuals there is no menu of them and no count of them', async () => {
  const { menus, home } = await siteWithout('INDIVIDUAL_LINES', WITHOUT_INDIVIDUAL);
  assert.equal(menus, ['Corporate']);
  assert.is(home.TILES_LEAD, 'Five for your business');
});

test.run();
