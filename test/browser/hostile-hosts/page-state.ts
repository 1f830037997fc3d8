import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures } from '../../support/fixtures';
import { pick, STORED_LEAD } from '../../support/quote-fields';
import type { Hosts } from './hosts';
import { type Findings, surveyAll } from './survey';

/** The demo takes 30 leads a minute from one address. */
const MOST_HOSTS = 30;

/** What may be new on the window of a host's page. */
const OURS = /^\+ window\.(BrokerWidgets|Symbol\(broker-widgets\)) = object $/;

/** States of each host that the form looks and works there as anywhere, and that the page is as it was. */
export function stateFacts(test: Test, hosts: Hosts) {
  const fixtures = setUpFixtures(test);
  // All of them in the first test: two at a time, and contexts are closed after a test.
  let survey: ReturnType<typeof surveyAll> | undefined;
  const surveyed = async () => {
    survey ??= surveyAll(fixtures, hosts);
    return survey;
  };
  const findingsOn = async (name: string): Promise<Findings> => {
    const findings = (await surveyed()).found[name];
    if (!findings || findings instanceof Error) throw findings ?? new Error(`${name} was not visited`);
    return findings;
  };

  test('there are no more hosts in a list than the demo takes leads in a minute', () => {
    assert.ok(Object.keys(hosts).length <= MOST_HOSTS, 'begin another list');
  });

  for (const name of Object.keys(hosts)) {
    test(`with ${name} the form looks as on a blank page, to the pixel`, async () => {
      assert.equal((await findingsOn(name)).looks, []);
    });

    test(`with ${name} a lead lands once, and the console says what it says without us`, async () => {
      const { email, console, consoleWithout } = await findingsOn(name);
      const expected = { ...STORED_LEAD, email };
      const rows = (await surveyed()).leads.filter((row) => row.email === email);
      assert.equal(
        rows.map((row) => pick(row, expected)),
        [expected],
      );
      assert.equal(console, consoleWithout);
      // A host that does not run proves nothing.
      assert.equal(
        consoleWithout.filter((line) => /^(thrown|error|warning)/.test(line)),
        [],
      );
    });

    test(`with ${name} the page has its globals, built-ins, markup and styles as without us`, async () => {
      const { changed } = await findingsOn(name);
      assert.equal(
        changed.filter((change) => !OURS.test(change)),
        [],
      );
      assert.is(changed.length, 2);
    });
  }
}
