import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readSelectedJob, saveSelectedJob } from '../../../../widgets/shared/lists/selected-job';
import { installDom } from '../../../support/dom';

const open = (search = '') => installDom('', { url: `https://broker.example/career-details${search}` });

/** As a page does that is opened from another: an entry of its own in the history. */
const goOn = () => history.pushState(null, '', '/career-details');

test('a job that was kept is found on the page that is gone to, and again when it is reloaded', async () => {
  const dom = open();
  assert.is(saveSelectedJob('7'), true);
  goOn();
  assert.is(readSelectedJob(), '7');
  assert.is(readSelectedJob(), '7');
  await dom.close();
});

test('each entry of the history keeps its own job', async () => {
  const dom = open();
  saveSelectedJob('7');
  goOn();
  readSelectedJob();
  const first = history.state;
  saveSelectedJob('8');
  goOn();
  assert.is(readSelectedJob(), '8');
  history.replaceState(first, '');
  assert.is(readSelectedJob(), '7');
  await dom.close();
});

test('what else the entry holds stays', async () => {
  const dom = open();
  history.replaceState({ scroll: 10 }, '');
  saveSelectedJob('7');
  readSelectedJob();
  assert.is(history.state.scroll, 10);
  await dom.close();
});

test('a job that was taken is no other page’s', async () => {
  const dom = open();
  saveSelectedJob('7');
  readSelectedJob();
  goOn();
  assert.is(readSelectedJob(), undefined);
  await dom.close();
});

test('the address names a job first, and takes none that is kept', async () => {
  const dom = open('?job=a%20b');
  saveSelectedJob('7');
  assert.is(readSelectedJob(), 'a b');
  goOn();
  assert.is(readSelectedJob(), '7');
  await dom.close();
});

test('without storage nothing is kept, and the address still finds its job', async () => {
  const dom = open('?job=9');
  const refuse = () => {
    throw new Error('denied');
  };
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: { setItem: refuse, getItem: refuse, removeItem: refuse },
  });
  assert.is(saveSelectedJob('7'), false);
  assert.is(readSelectedJob(), '9');
  goOn();
  assert.is(readSelectedJob(), undefined);
  await dom.close();
});

test.run();
