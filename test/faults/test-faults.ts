import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { createRandom, type Fault, problemOf } from './fault';

/** Tests the short version of faults. */
export function testFaults(test: Test, faults: readonly Fault[]): void {
  for (const fault of faults)
    test(`${fault.name}: no lead is lost or duplicated, and no visitor misinformed`, async () => {
      const times = fault.times.short;
      assert.is(problemOf(fault, times, await fault.run(times, createRandom(1))), undefined);
    });
}
