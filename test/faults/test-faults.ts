import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { IS_FULL } from '../support/full-run';
import { createRandom, type Fault, problemOf } from './fault';

/**
 * Faults that `npm test` leaves out, because a similar fault tests the same code. Maps the name of each fault to the
 * name of the similar fault.
 */
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

/**
 * Registers a test for each fault. The test causes its fault `times.short` times. In `npm test`, leaves out the faults
 * in `LIKE`.
 */
export function testFaults(test: Test, faults: readonly Fault[]): void {
  for (const fault of faults.filter(({ name }) => IS_FULL || !(name in LIKE)))
    test(`${fault.name}: no lead is lost or duplicated, and no visitor misinformed`, async () => {
      const times = fault.times.short;
      assert.is(problemOf(fault, times, await fault.run(times, createRandom(1))), undefined);
    });
}
