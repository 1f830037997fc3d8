import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { endpointUrl } from '../../../widgets/contract/endpoint-url';
import { type Endpoint, SEND_QUOTE } from '../../../widgets/contract/endpoints';
import { SEND_ENQUIRY } from '../../../widgets/contract/enquiry';
import { LIST_CITIES, LIST_STATES } from '../../../widgets/contract/place-endpoints';

/** Rows of the table in requirements 6.1. */
const CALLS: [what: string, endpoint: Endpoint, url: string, fixed: Record<string, string>][] = [
  ['a quote', SEND_QUOTE, 'https://api.example/api/site/contact_us.php', { type: 'contact_us' }],
  ['an enquiry', SEND_ENQUIRY, 'https://api.example/api/contact_us.php', { type: 'query' }],
  ['the list of states', LIST_STATES, 'https://api.example/api/state.php', { action: 'state' }],
  ['the list of cities', LIST_CITIES, 'https://api.example/api/city.php', { action: 'state' }],
];

for (const [what, endpoint, url, fixed] of CALLS)
  test(`${what} goes to ${url} with ${Object.entries(fixed)}`, () => {
    assert.is(endpointUrl(endpoint, 'https://api.example/api/', 'site'), url);
    assert.equal(endpoint.fixed, fixed);
  });

test('the API base can be a path on the same origin', () => {
  assert.is(endpointUrl(SEND_QUOTE, '/api/', 'site'), '/api/site/contact_us.php');
});

test.run();
