// gate: own process, because test files in a process share drawn pages, and this file changes what they contain
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../host-pages/site';

// This line must run before the imports below: the page modules build their links from SITE when they load.
Object.assign(SITE, { ownApi: false });
const { EVERYDAY_NAMES } = await import('../../host-pages/records/everyday-names');
const { RENEWAL_REMINDER_PATH } = await import('../../host-pages/records/renewal-reminder');
const { ROUTES } = await import('../../host-pages/routes');
const { pageAt } = await import('../support/pages');

test('with another API there is no page for reminders, no link to it, and the search leads to services', () => {
  assert.not(ROUTES.some(({ path }) => path === RENEWAL_REMINDER_PATH));
  assert.not(Object.hasOwn(EVERYDAY_NAMES, RENEWAL_REMINDER_PATH));
  assert.match(EVERYDAY_NAMES['/services']?.en ?? '', /^renew, .*, endorsement request$/);
  for (const path of ['/services', '/individual/motor-insurance'])
    assert.not.match(pageAt(path).html, RENEWAL_REMINDER_PATH);
});

test.run();
