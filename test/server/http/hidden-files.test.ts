import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SERVER_FILES } from '../../../host-pages/deploy/headers';
import { withSite } from '../temp-site';

const encode = (text: string) => text.replace(/[_.]/g, (odd) => `%${odd.charCodeAt(0).toString(16)}`);

test('the files that configure servers are not served, however their path is written', () =>
  withSite(
    async ({ send }) => {
      for (const name of SERVER_FILES.flatMap((file) => [file, `${file}.br`])) {
        for (const path of [name, encode(name), `/${name}`, `./${name}`, `x/../${name}`, `%2f${name}`]) {
          for (const query of ['', '?x=1', '#x']) {
            // Pass the URL as an object: `inject` would normalise a string.
            const url = { pathname: `/${path}${query}` } as unknown as string;
            assert.is((await send({ url })).statusCode, 404, `/${path}${query}`);
          }
        }
      }
    },
    {
      dist: Object.fromEntries(
        SERVER_FILES.flatMap((name) => [
          [name, 'x'],
          [`${name}.br`, 'x'],
        ]),
      ),
    },
  ));

test('files and folders whose names begin with a dot are not served, except those of .well-known', () =>
  withSite(
    async ({ send }) => {
      for (const url of ['/.pages.json', '/%2Epages.json', '/a/.secret', '/.git/config'])
        assert.is((await send({ url })).statusCode, 404, url);
      for (const url of ['/.well-known/security.txt', '/a/b.c.txt'])
        assert.is((await send({ url })).statusCode, 200, url);
    },
    {
      dist: Object.fromEntries(
        [
          '.pages.json',
          'a/.secret',
          '.git/config',

          '.well-known/security.txt',
          'a/b.c.txt',
        ].map((name) => [name, 'x']),
      ),
    },
  ));

test.run();
