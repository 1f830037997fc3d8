import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { replaceText } from '../../../../widgets/shared/lists/page-head';
import { installDom } from '../../../support/dom';

/** Opens a page whose heading has a height of 1 px per character. */
function openHeading() {
  const dom = installDom('<h1>Water</h1>');
  const heading = document.querySelector('h1') as HTMLElement;
  Object.defineProperty(heading, 'offsetHeight', { get: () => heading.textContent?.length });
  return { dom, heading };
}

test('a text that is not higher is replaced at once', async () => {
  const { dom, heading } = openHeading();
  replaceText(heading, 'Fire');
  assert.is(heading.textContent, 'Fire');
  await dom.close();
});

test('a higher text waits until the element is out of view, and a moment out of view is not enough', async () => {
  const { dom, heading } = openHeading();
  replaceText(heading, 'Earthquake');
  dom.intersect(heading, false, true);
  assert.is(heading.textContent, 'Water');
  dom.intersect(heading, true, false);
  assert.is(heading.textContent, 'Earthquake');
  await dom.close();
});

test.run();
