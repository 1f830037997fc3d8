import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createRotation } from '../../../../widgets/shared/carousel/slides-rotation';
import { useClock } from '../../../support/clock';
import { installDom } from '../../../support/dom';

const open = () => {
  const dom = installDom();
  const clock = useClock();
  const states: boolean[] = [];
  let turns = 0;
  const rotation = createRotation(
    2500,
    () => turns++,
    (running) => states.push(running),
  );
  return { dom, clock, states, rotation, turns: () => turns };
};

test('it goes on every so often once it plays', async () => {
  const { dom, clock, rotation, turns } = open();
  await clock.advance(5000);
  assert.is(turns(), 0);
  rotation.play(true);
  await clock.advance(2499);
  assert.is(turns(), 0);
  await clock.advance(1);
  assert.is(turns(), 1);
  await clock.advance(5000);
  assert.is(turns(), 3);
  await dom.close();
});

test('it waits until the last hold is gone, and then the whole time', async () => {
  const { dom, clock, rotation, states, turns } = open();
  rotation.play(true);
  await clock.advance(2000);
  rotation.hold('pointer', true);
  rotation.hold('focus', true);
  await clock.advance(9000);
  rotation.hold('pointer', false);
  await clock.advance(9000);
  assert.is(turns(), 0);
  rotation.hold('focus', false);
  await clock.advance(2499);
  assert.is(turns(), 0);
  await clock.advance(1);
  assert.is(turns(), 1);
  assert.equal(states, [true, false, true]);
  await dom.close();
});

test('a hold that is given twice changes nothing', async () => {
  const { dom, clock, rotation, turns } = open();
  rotation.play(true);
  await clock.advance(2000);
  rotation.hold('pointer', false);
  await clock.advance(500);
  assert.is(turns(), 1);
  await dom.close();
});

test('stopping leaves no timer', async () => {
  const { dom, clock, rotation } = open();
  rotation.play(true);
  rotation.stop();
  assert.is(clock.pending(), 0);
  await dom.close();
});

test.run();
