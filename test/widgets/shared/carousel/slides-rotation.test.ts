import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createRotation } from '../../../../widgets/shared/carousel/slides-rotation';
import { useClock } from '../../../support/clock';
import { installDom } from '../../../support/dom';

const open = () => {
  const dom = installDom();
  const clock = useClock();
  const states: boolean[] = [];
  let advances = 0;
  const rotation = createRotation(
    2500,
    () => advances++,
    (running) => states.push(running),
  );
  return { dom, clock, states, rotation, advances: () => advances };
};

test('the rotation advances at its interval once it plays', async () => {
  const { dom, clock, rotation, advances } = open();
  await clock.advance(5000);
  assert.is(advances(), 0);
  rotation.play(true);
  await clock.advance(2499);
  assert.is(advances(), 0);
  await clock.advance(1);
  assert.is(advances(), 1);
  await clock.advance(5000);
  assert.is(advances(), 3);
  await dom.close();
});

test('the rotation waits until the last hold is released, and then for a full interval', async () => {
  const { dom, clock, rotation, states, advances } = open();
  rotation.play(true);
  await clock.advance(2000);
  rotation.hold('pointer', true);
  rotation.hold('focus', true);
  await clock.advance(9000);
  rotation.hold('pointer', false);
  await clock.advance(9000);
  assert.is(advances(), 0);
  rotation.hold('focus', false);
  await clock.advance(2499);
  assert.is(advances(), 0);
  await clock.advance(1);
  assert.is(advances(), 1);
  assert.equal(states, [true, false, true]);
  await dom.close();
});

test('releasing a hold that is not set changes nothing', async () => {
  const { dom, clock, rotation, advances } = open();
  rotation.play(true);
  await clock.advance(2000);
  rotation.hold('pointer', false);
  await clock.advance(500);
  assert.is(advances(), 1);
  await dom.close();
});

test('stop() leaves no timer', async () => {
  const { dom, clock, rotation } = open();
  rotation.play(true);
  rotation.stop();
  assert.is(clock.pending(), 0);
  await dom.close();
});

test.run();
