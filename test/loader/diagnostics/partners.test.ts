import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkPartners } from '../../../loader/diagnostics/check';
import { installDom } from '../../support/dom';
import { type FetchHandler, stubFetch } from '../../support/stub-fetch';

const CONTEXT = { base: 'https://broker.example/', api: 'api/', product: 'site' };

/** Checks the partner IDs of a page, as the diagnostics do. By default, the API knows only the partner "agent-42". */
async function check(html: string, handler?: FetchHandler) {
  const dom = installDom(html);
  const { calls } = stubFetch(
    handler ??
      (({ fields }) =>
        Response.json(
          { success: false, ...(fields.partner !== 'agent-42' && { unknown_partner: true }) },
          { status: 400 },
        )),
  );
  const found = await checkPartners(CONTEXT);
  await dom.close();
  return { calls, found };
}

const placeholder = (attributes: string) => `<div data-broker-widget="quote-form" ${attributes}></div>`;

test('a partner that is not registered is reported with its placeholder', async () => {
  const { found } = await check(
    placeholder('data-partner="agent-42"') + placeholder('data-partner="agnet-42"'),
  );
  assert.equal(
    found.map(({ id, level, expected }) => [id, level, expected]),
    [
      [
        'unknown-partner',
        'problem',
        'a registered partner in data-partner="agnet-42" on body > div:nth-of-type(2)',
      ],
    ],
  );
});

test('each API is asked once about each partner, and nothing else is sent', async () => {
  const { calls } = await check(
    [
      'data-partner="a"',
      'data-partner=" a "',
      'data-partner="b" data-api="https://other.example/api"',
      'data-partner=" "',
      '',
    ]
      .map(placeholder)
      .join(''),
  );
  assert.equal(
    calls.map(({ url, fields }) => [url, fields]),
    [
      ['https://broker.example/api/site/contact_us.php', { partner: 'a' }],
      ['https://other.example/api/site/contact_us.php', { partner: 'b' }],
    ],
  );
});

test('an API that says nothing about partners, or does not answer, is no finding', async () => {
  const answers = [{ success: false }, null, new Response('<b>Fatal</b>', { status: 500 })];
  for (const answer of answers)
    assert.equal((await check(placeholder('data-partner="a"'), () => answer)).found, []);
  const fail = () => {
    throw new TypeError('no connection');
  };
  assert.equal((await check(placeholder('data-partner="a"'), fail)).found, []);
});

test.run();
