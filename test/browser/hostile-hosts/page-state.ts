import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures } from '../../support/fixtures';
import { IS_FULL } from '../../support/full-run';
import { pick, STORED_LEAD } from '../../support/quote-fields';
import { type Hosts, SAMPLE } from './hosts';
import { type Findings, surveyAll } from './survey';

/**
 * Maximum number of hosts in a list. A file of tests visits every host of its list in one test, which must finish
 * within the time limit of the file.
 */
const MAX_HOSTS = 30;

/** Matches a line of `changed` about a global that the widgets may add to a host's window. */
const OUR_GLOBALS = /^\+ window\.(BrokerWidgets|Symbol\(broker-widgets\)) = object $/;

/**
 * Defines tests for each host: the form looks and works as on a blank page, and the widgets leave the page unchanged.
 */
export function testHosts(test: Test, everyHost: Hosts) {
  const hosts = IS_FULL
    ? everyHost
    : Object.fromEntries(Object.entries(everyHost).filter(([name]) => SAMPLE.has(name)));
  const fixtures = setUpFixtures(test);
  // The first test of a host visits all hosts, two at a time, and keeps the findings for the other tests. The hosts'
  // pages can't be kept, because browser contexts are closed after each test.
  let survey: ReturnType<typeof surveyAll> | undefined;
  const getSurvey = async () => {
    survey ??= surveyAll(fixtures, hosts);
    return survey;
  };
  const getFindings = async (name: string): Promise<Findings> => {
    const findings = (await getSurvey()).found[name];
    if (!findings || findings instanceof Error) throw findings ?? new Error(`${name} was not visited`);
    return findings;
  };

  test(`a list has at most ${MAX_HOSTS} hosts`, () => {
    assert.ok(Object.keys(everyHost).length <= MAX_HOSTS, 'start another list');
  });

  for (const name of Object.keys(hosts)) {
    test(`with ${name} the form looks as on a blank page, pixel for pixel`, async () => {
      assert.equal((await getFindings(name)).visualDifferences, []);
    });

    test(`with ${name} a lead is stored once, and the console has the same messages as without the widgets`, async () => {
      const { email, console, consoleWithout } = await getFindings(name);
      const expected = { ...STORED_LEAD, email };
      const rows = (await getSurvey()).leads.filter((row) => row.email === email);
      assert.equal(
        rows.map((row) => pick(row, expected)),
        [expected],
      );
      assert.equal(console, consoleWithout);
      // If the host's own scripts failed, this test would prove nothing.
      assert.equal(
        consoleWithout.filter((line) => /^(thrown|error|warning)/.test(line)),
        [],
      );
    });

    test(`with ${name} the page has the same globals, built-ins, markup and styles as without the widgets`, async () => {
      const { changed } = await getFindings(name);
      assert.equal(
        changed.filter((change) => !OUR_GLOBALS.test(change)),
        [],
      );
      assert.is(changed.length, 2);
    });
  }
}
