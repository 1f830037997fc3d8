import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Env } from '../../../../widgets/shared/runtime/attach';
import { readOptions } from '../../../../widgets/shared/runtime/read-options';
import { installDom } from '../../../support/dom';

const TABLE = { partner: '', place: 'top', headingLevel: ['2', '3', 'none'] } as const;

const read = async (attributes: string) => {
  const dom = installDom(`<div ${attributes}></div>`);
  const warnings: string[][] = [];
  const env = { warn: (...args: string[]) => void warnings.push(args) } as unknown as Env;
  const options = readOptions(document.querySelector('div') as HTMLElement, env, TABLE);
  await dom.close();
  return { options, warnings };
};

const DEFAULTS = { partner: '', place: 'top', headingLevel: '2' };

const VALID: [attributes: string, read: Partial<Record<keyof typeof TABLE, string>>][] = [
  ['', {}],
  ['data-partner="agent-42"', { partner: 'agent-42' }],
  ['data-place="any words"', { place: 'any words' }],
  ['data-place=""', { place: '' }],
  ['data-heading-level="3"', { headingLevel: '3' }],
  ['data-heading-level="none" data-partner="x"', { headingLevel: 'none', partner: 'x' }],
  ['data-heading-level=" 3"', { headingLevel: '3' }],
  ['data-heading-level="”3”"', { headingLevel: '3' }],
  ['data-api="/api/" data-when="now" data-broker-widget="x"', {}],
];

for (const [attributes, given] of VALID)
  test(`${attributes || 'no attribute'} is read as ${JSON.stringify(given)} and the defaults, without a warning`, async () => {
    const { options, warnings } = await read(attributes);
    assert.equal(options, { ...DEFAULTS, ...given });
    assert.equal(warnings, []);
  });

for (const value of ['9', '', 'None', 'constructor'])
  test(`data-heading-level="${value}" logs a warning, and the default applies`, async () => {
    const { options, warnings } = await read(`data-heading-level="${value}"`);
    assert.equal(options, DEFAULTS);
    assert.equal(warnings, [[`data-heading-level="${value}" is not one of 2,3,none`, '2']]);
  });

test('an invalid value does not affect the other options', async () => {
  const { options } = await read('data-heading-level="9" data-partner="agent-42"');
  assert.equal(options, { ...DEFAULTS, partner: 'agent-42' });
});

test.run();
