import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures } from '../../support/fixtures';
import { changesOf, recordServed } from './changes';

// Every page of the site: test/browser/every-page/every-visit.test.ts.
const fixtures = setUpFixtures(test);

test('replaced elements, changed attributes and changed text are detected', async () => {
  const { page } = await fixtures.open();
  await recordServed(page);
  const url = await fixtures.serve(
    '<!doctype html><div data-broker-widget="a" class="a"><p id="b">One</p><p>Two</p><b>Three</b></div>',
  );
  await page.goto(url);
  await page.evaluate(() => {
    const [one, two] = document.querySelectorAll('p');
    one?.removeAttribute('id');
    one?.firstChild?.replaceWith('O', 'ne');
    two?.replaceWith(two.cloneNode(true));
    document.querySelector('b')?.append('!');
  });
  assert.equal(await changesOf(page), {
    a: ['.a b holds Three!, not Three', '.a p has no id', '.a p is another p'],
  });
});

test.run();
