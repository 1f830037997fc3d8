import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { logError } from '../../../server/http/log-error';

test('an error is logged with its stack, without the row that PostgreSQL adds', () => {
  const logged: unknown[] = [];
  const { error: before } = console;
  console.error = (...values) => logged.push(...values);
  try {
    logError(Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(asha@example.com) exists' }));
    logError('a text');
  } finally {
    console.error = before;
  }
  assert.match(`${logged[0]}`, /^Error: duplicate key\n +at /);
  assert.not.match(`${logged[0]}`, 'asha');
  assert.is(logged[1], 'a text');
});

test.run();
