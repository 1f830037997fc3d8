import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RESERVED_HEIGHT } from '../../../widgets/contract/form-height';
import { type Choices, dashed } from '../../../widgets/embed-builder/choices';
import { reactSnippet } from '../../../widgets/embed-builder/react-snippet';
import type { Source } from '../../../widgets/embed-builder/snippet';
import type { JsxElement } from './parse-jsx';
import { BASE, choicesOf, PINNED, reactOf, SOURCE, SOURCE_WITH_FILES } from './sources';

test('the React snippet passes the choices as props', () => {
  const given = {
    partner: 'agent-42',
    headingLevel: '3',
    typeOfInsurance: 'Say "motor"',
    accent: '#123456',
    loading: 'loader',
  } as const;
  const { type, props, faults } = reactOf(given);
  assert.equal(faults, []);
  assert.is(type, 'BrokerWidget');
  assert.equal(props, {
    name: 'quote-form',
    partner: 'agent-42',
    headingLevel: '3',
    typeOfInsurance: 'Say "motor"',
    accent: '#123456',
  });
  assert.equal(reactOf({ loading: 'loader' }).props, { name: 'quote-form' });
});

test('the React snippet has the command to install the package', () => {
  for (const widget of ['quote-form', 'toasts'] as const)
    assert.match(reactSnippet(choicesOf({ widget }), SOURCE), /^\/\/ npm install .*broker-widgets.*\n/);
});

test('the React snippet has a fallback that reserves the height of the form', () => {
  const given = { partner: 'a&b' };
  const [box] = reactOf(given).children as [JsxElement];
  assert.is(box.type, 'div');
  assert.equal(Object.keys(box.props.style as object), ['height', 'paddingBottom', 'font']);
  const styleText = Object.entries(box.props.style as object)
    .map(([name, value]) => `${dashed(name)}:${value}`)
    .join(';');
  assert.is(styleText, `height:0;padding-bottom:${RESERVED_HEIGHT};font:17px system-ui`);
  assert.equal(box.children, [
    {
      type: 'a',
      props: { href: `${BASE}embed/quote-form?partner=a__38_b`, style: { fontWeight: '600' } },
      children: ['Get a quote'],
    },
  ]);
  assert.equal(reactOf({ widget: 'contact-form' }).children, [
    { type: 'a', props: { href: `${BASE}contact-us` }, children: ['Write to us'] },
  ]);
  assert.equal(reactOf({ widget: 'toasts' }).children, []);
});

test("the React snippet contains the loader's URL unless it is the package's default", () => {
  const loaderOf = (given: Partial<Choices>, source: Source) => reactOf(given, source).props.loader;
  const otherOrigin = { ...SOURCE_WITH_FILES, base: 'https://cdn.example/v1/' };
  const loading = 'loader';
  assert.is(loaderOf({ loading }, SOURCE_WITH_FILES), undefined);
  assert.equal(loaderOf({ loading }, otherOrigin), { src: 'https://cdn.example/v1/loader.js' });
  assert.equal(loaderOf({ loading }, { ...SOURCE, packageLoader: undefined }), { src: `${BASE}loader.js` });
  assert.equal(loaderOf({ loading: 'pinned' }, SOURCE_WITH_FILES), {
    src: `${BASE}${PINNED.file}`,
    integrity: PINNED.integrity,
  });
  assert.equal(loaderOf({}, SOURCE_WITH_FILES), { src: `${BASE}quote-form.js` });
  assert.is(loaderOf({ loading: 'pinned' }, SOURCE), undefined);
});

test.run();
