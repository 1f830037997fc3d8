import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Office } from '../../host-pages/head/site-model';
import { ContactMap } from '../../host-pages/templates/layout/ContactMap';
import { Offices, officesLead } from '../../host-pages/templates/Offices';
import { parseHtml, textOf } from '../support/pages';
import { picturesIn } from '../support/shown-pictures';

const officeIn = (city: string) => ({
  title: 'Branch office',
  city,
  state: 'Telangana',
  address: ['1 Lake Road', city],
  mail: `${city.toLowerCase()}@example.com`,
  phones: ['+91 00000 00000'],
});
const OFFICES = ['Hyderabad', 'Vijayawada', 'Warangal', 'Visakhapatnam'].map(officeIn);

const renderList = (offices: readonly Office[]) =>
  parseHtml(renderToStaticMarkup(<Offices offices={offices} />)).querySelector('ul') as Element;

for (const [towns, text] of [
  [['Hyderabad'], 'Call, write or visit us in Hyderabad.'],
  [['Hyderabad', 'Vijayawada'], 'Call, write or visit us in Hyderabad or Vijayawada.'],
  [['Hyderabad', 'Vijayawada', 'Warangal'], 'Call, write or visit us in Hyderabad, Vijayawada or Warangal.'],
  [['Hyderabad', 'Hyderabad'], 'Call, write or visit us in Hyderabad.'],
] as const)
  test(`the contact page names the towns of the offices: ${towns.join(', ')}`, () =>
    assert.is(officesLead(towns.map(officeIn)), text));

test('a town without its own picture gets a generic one', () => {
  const pictures = picturesIn(renderList(OFFICES));
  const [home, shop] = ['thing of home-insurance', 'thing of commercial-general-liability'];
  assert.equal(pictures, ['hyderabad', 'vijayawada', 'people', home, 'who', shop]);
});

test('an office without mail and phones has no lines for them', () => {
  const list = renderList([{ ...officeIn('Warangal'), mail: '', phones: [] }]);
  assert.is(list.querySelectorAll('.icon-line').length, 1);
});

const withDirections = {
  ...officeIn('Warangal'),
  hours: ['Mo-Fr 10:00-18:00', 'Sa 10:00-13:30', 'Closed on public holidays'],
  directions: 'https://map.example/?q=1',
};

test('an office shows its hours in words, and text of another format unchanged', () =>
  assert.match(
    textOf(renderList([withDirections])),
    'Monday to Friday, 10:00 to 18:00; Saturday, 10:00 to 13:30; Closed on public holidays',
  ));

test('the link to directions names its office', () => {
  const [link] = renderList([withDirections]).querySelectorAll('a[href^="https:"]');
  assert.is(link?.getAttribute('href'), 'https://map.example/?q=1');
  assert.is(link?.textContent, 'Directions to the Branch office, Warangal');
  assert.is(renderList([officeIn('Warangal')]).querySelector('a[href^="https:"]'), null);
});

test('the map on the contact page is a drawing with the address, directions and a link until it is loaded', () => {
  const [address, map] = [['1 Lake Road', 'Warangal'], 'https://map.example/embed'];
  const render = (props: Parameters<typeof ContactMap>[0]) =>
    parseHtml(renderToStaticMarkup(<ContactMap {...props} />));
  const place = render({ map, office: { ...withDirections, address } }).querySelector('.map') as Element;
  assert.is(place.querySelectorAll('svg.art[aria-hidden=true] > path').length > 0, true);
  assert.is(textOf(place.querySelector('address') as Element), '1 Lake Road, Warangal');
  assert.equal(
    [...place.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')]),
    [
      ['Open the map', map],
      ['Directions to the Branch office, Warangal', withDirections.directions],
    ],
  );
  const bare = render({ map, office: { ...withDirections, directions: '' } });
  assert.equal([...bare.querySelectorAll('a')].map(textOf), ['Open the map']);
  assert.is(render({ map: '', office: withDirections }).querySelector('.map'), null);
});

test.run();
