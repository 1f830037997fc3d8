import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ATTRIBUTES, valuesText } from '../../host-pages/records/embed';
import { EVERY_OPTION, kebabCase, optionTables, PREFILL } from '../../loader/build/widget-tables';

/** Attributes for the broker's own pages, and for partners with their own API, only. */
const NOT_FOR_PARTNERS = ['home', 'api'];
/** Attributes without a fixed default: the default of `lang` is the language of the page. */
const WITHOUT_FIXED_DEFAULT = ['lang', ...Object.keys(PREFILL)];

const { 'quote-form': own } = await optionTables();
const options = Object.entries({ ...own, ...EVERY_OPTION })
  .filter(([name]) => !NOT_FOR_PARTNERS.includes(name))
  .map(([name, values]) => ({ name, attribute: `data-${kebabCase(name)}`, values }));

test('/embed documents each attribute of the quote form once, and no other', () => {
  const named = ATTRIBUTES.flatMap(({ names }) => names);
  assert.equal([...named].sort(), options.map(({ attribute }) => attribute).sort());
});

for (const { name, attribute, values } of options)
  test(`/embed documents the values and the default of ${attribute}`, () => {
    const shown = ATTRIBUTES.find(({ names }) => names.includes(attribute));
    const known = typeof values === 'object' ? [...values] : undefined;
    assert.equal(shown?.values, known);
    assert.is(shown?.fallback, WITHOUT_FIXED_DEFAULT.includes(name) ? undefined : known?.[0]);
  });

test('the list of values marks the default', () => {
  const attribute = { names: ['data-a'], meaning: '' };
  assert.is(valuesText({ ...attribute, values: ['b', 'c'], fallback: 'b' }), ' Values: b (default), c.');
  assert.is(valuesText({ ...attribute, values: ['b', 'c'] }), ' Values: b, c.');
  assert.is(valuesText(attribute), '');
});

test.run();
