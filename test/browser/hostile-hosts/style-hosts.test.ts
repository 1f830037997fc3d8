import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SAMPLE, SCRIPT_HOSTS, STYLE_HOSTS } from './hosts';
import { testHosts } from './page-state';

testHosts(test, STYLE_HOSTS);

test('each host of the sample is in one of the lists', () => {
  const hosts = { ...STYLE_HOSTS, ...SCRIPT_HOSTS };
  assert.equal(
    [...SAMPLE].filter((name) => !(name in hosts)),
    [],
  );
});

test.run();
