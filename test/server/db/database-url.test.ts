import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ignoredParameters, parseDatabaseUrl } from '../../../server/db/database-url';

for (const url of [
  'postgres://me:secret@one,two/broker',
  'postgres://me:secret@one:5432,two:5433/broker',
  'postgresql://me:secret@one,two:5432/broker?target_session_attrs=read-write',
  'postgres://me:secret@[::1],[::2]/broker',
  'postgres://me:secret@one%2Ctwo/broker',
  'postgres://me:secret@/broker?host=one,two',
  'postgres://me:secret@localhost/broker?host=/run/a,/run/b',
  'postgres://me:secret@one/broker?hostaddr=10.0.0.1%2C10.0.0.2',
  'postgres://me:secret@one/broker?port=5432,5433',
  'postgres://one,two',
  'postgres://me:secret@one,/broker',
])
  test(`${url} is refused, since it names several hosts`, () => {
    assert.throws(
      () => parseDatabaseUrl(url),
      (error: Error) => /names several hosts\. Name one/.test(error.message) && !/secret/.test(error.message),
    );
  });

for (const url of [
  'host=one dbname=broker password=secret',
  'host=one,two dbname=broker password=secret',
  'postgres://me:sec#ret@one/broker',
  'postgres://me:sec/ret@one/broker',
  'jdbc:postgresql://one/broker?password=secret',
  'mysql://me:secret@one/broker',
  '"postgres://me:secret@one/broker"',
])
  test(`${url} is refused with an example of a URL, and without the password`, () => {
    assert.throws(
      () => parseDatabaseUrl(url),
      (error: Error) =>
        /is not a URL like postgres:/.test(error.message) && !/secret|sec.ret/.test(error.message),
    );
  });

for (const [url, host] of [
  ['postgres://me:a,b@one:5432/broker', 'one:5432'],
  ['postgres://me:a%2Cb@[::1]:5432/broker', '[::1]:5432'],
  ['postgresql://me@localhost/broker?host=%2Frun%2Fpostgresql', 'localhost'],
  ['postgres://me@one/broker?application_name=a,b', 'one'],
] as const)
  test(`${url} is accepted`, () => {
    assert.is(parseDatabaseUrl(url).host, host);
  });

test('parameters that have no effect are named', () => {
  const url =
    'postgres://one/broker?sslmode=require&target_session_attrs=read-write&connect_timeout=3&options=-c%20x=1';
  assert.equal(ignoredParameters(url), ['target_session_attrs', 'connect_timeout']);
});

test.run();
