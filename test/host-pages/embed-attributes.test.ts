import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EVERY_OPTION, kebabCase, optionTables, PREFILL } from '../../build/bundles/widget-tables';
import { EMBED_ATTRIBUTES } from '../../host-pages/prerender/embed-attributes';

/** Options that /embed must not document: `home` is for the broker's own pages, `api` for hosts with their own API. */
const NOT_FOR_PARTNERS = ['home', 'api'];
/** Options without a fixed default. For example, the default of `lang` is the language of the page. */
const WITHOUT_FIXED_DEFAULT = ['lang', ...Object.keys(PREFILL)];

const { 'quote-form': own } = await optionTables();
const options = Object.entries({ ...own, ...EVERY_OPTION })
  .filter(([name]) => !NOT_FOR_PARTNERS.includes(name))
  .map(([name, values]) => ({ name, attribute: `data-${kebabCase(name)}`, values }));

test('/embed documents each attribute of the quote form once, and no other', () => {
  const named = EMBED_ATTRIBUTES.flatMap(({ names }) => names);
  assert.equal([...named].sort(), options.map(({ attribute }) => attribute).sort());
});

for (const { name, attribute, values } of options)
  test(`/embed documents the values and the default of ${attribute}`, () => {
    const text = EMBED_ATTRIBUTES.find(({ names }) => names.includes(attribute))?.text;
    const documented = / Values: (.*)\.$/.exec(text ?? '')?.[1]?.split(', ');
    const known = typeof values === 'object' ? values : undefined;
    const expected = known?.map((value, at) =>
      at === 0 && !WITHOUT_FIXED_DEFAULT.includes(name) ? `${value} (default)` : value,
    );
    assert.equal(documented, expected);
  });

test.run();
