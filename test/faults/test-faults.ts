import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { IS_FULL } from '../support/full-run';
import { createRandom, type Fault, problemOf } from './fault';

/** By name, the faults that hit the same code as another one, which `npm test` causes instead. */
const LIKE: Readonly<Record<string, string>> = {
  'receiver killed, SQLite': 'receiver killed, PostgreSQL',
  'connection cut before the body': 'connection cut during the body',
  'connection cut after the body': 'connection cut when the response arrives',
  'HTML instead of JSON': 'status 500',
  'JSON that is cut short': 'status 500',
  'tab closed while it sends': 'page reloaded while it sends',
  'held Enter': 'double click',
  'storage full': 'storage blocked',
};

/** Tests the short version of faults: of those that are alike, one. `npm run test:full` tests all. */
export function testFaults(test: Test, faults: readonly Fault[]): void {
  for (const fault of faults.filter(({ name }) => IS_FULL || !(name in LIKE)))
    test(`${fault.name}: no lead is lost or duplicated, and no visitor misinformed`, async () => {
      const times = fault.times.short;
      assert.is(problemOf(fault, times, await fault.run(times, createRandom(1))), undefined);
    });
}
