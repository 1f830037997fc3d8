import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readSelectedJob, saveSelectedJob } from '../../../../widgets/shared/lists/selected-job';
import { installDom } from '../../../support/dom';

const open = (search = '') => installDom('', { url: `https://broker.example/career-details${search}` });

/** Adds a history entry, as a click on a link does. */
const navigate = () => history.pushState(null, '', '/career-details');

test('a saved job is found on the next page, and again after a reload', async () => {
  const dom = open();
  assert.is(saveSelectedJob('7'), true);
  navigate();
  assert.is(readSelectedJob(), '7');
  assert.is(readSelectedJob(), '7');
  await dom.close();
});

test('each history entry has its own job', async () => {
  const dom = open();
  saveSelectedJob('7');
  navigate();
  readSelectedJob();
  const first = history.state;
  saveSelectedJob('8');
  navigate();
  assert.is(readSelectedJob(), '8');
  history.replaceState(first, '');
  assert.is(readSelectedJob(), '7');
  await dom.close();
});

test('other properties of history.state are kept', async () => {
  const dom = open();
  history.replaceState({ scroll: 10 }, '');
  saveSelectedJob('7');
  readSelectedJob();
  assert.is(history.state.scroll, 10);
  await dom.close();
});

test('a job that was read is not found on another page', async () => {
  const dom = open();
  saveSelectedJob('7');
  readSelectedJob();
  navigate();
  assert.is(readSelectedJob(), undefined);
  await dom.close();
});

test('a job in the URL takes precedence and does not use up the saved one', async () => {
  const dom = open('?job=a%20b');
  saveSelectedJob('7');
  assert.is(readSelectedJob(), 'a b');
  navigate();
  assert.is(readSelectedJob(), '7');
  await dom.close();
});

test('without storage no job is saved, and a job in the URL is still found', async () => {
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
  navigate();
  assert.is(readSelectedJob(), undefined);
  await dom.close();
});

test.run();
