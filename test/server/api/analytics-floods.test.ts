import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { summarise } from '../../../server/reports/funnel-report';
import { withTempFolder } from '../temp-site';
import { testAnalyticsFloods } from './analytics-floods-on-each-database';

testAnalyticsFloods(test, (use) =>
  withTempFolder((dataFolder) => use({ dataFolder, databaseUrl: undefined })),
);

const SEEN = { path: '/embed/quote-form', form: 'quote-form', event: 'form_seen', field: '' };

test('what a partner has sent is the number of its stored leads, whatever pages report', () => {
  const count = (event: string, times: number) => ({ ...SEEN, partner: 'agent-42', event, times });
  const reported = [count('form_seen', 10), count('form_submitted', 4), count('form_sent', 1000)];
  const lead = { partner: 'agent-42', product: 'quote', suspected: 0 };
  const [row] = summarise(reported, [{ ...lead, leads: 3 }]).partners;
  assert.equal([row?.sent, row?.leads, row?.sent_of_submitted, row?.sent_of_seen], [3, 3, 75, 30]);
  // The partner has 20 stored leads, but only 10 forms were reported as seen, because forms on the partner's own pages
  // report no steps. The rate `sent_of_seen` would be over 100 %, so it is null.
  const [other] = summarise(reported, [{ ...lead, leads: 20 }]).partners;
  assert.equal([other?.sent, other?.sent_of_seen], [20, null]);
});

test.run();
