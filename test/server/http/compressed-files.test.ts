import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentPolicy } from '../../../host-pages/deploy/content-policy';
import { SITE } from '../../../host-pages/site';
import { withSite } from '../temp-site';

const LOADER = { 'loader.js': 'loader()', 'loader.js.br': 'brotli', 'loader.js.gz': 'gzip' };

test('the 404 page is compressed like others', () =>
  withSite(
    async ({ send }) => {
      const headersFor = async (encodings: string) =>
        (await send({ url: '/nothing', headers: { 'accept-encoding': encodings } })).headers[
          'content-encoding'
        ];
      assert.equal(
        [
          await headersFor('gzip, br'),
          await headersFor('gzip, br;q=0'),
          await headersFor('gzip;q=0, identity'),
          await headersFor(''),
        ],
        ['br', 'gzip', undefined, undefined],
      );
    },
    { dist: { '404.html': 'Not found', '404.html.br': 'br', '404.html.gz': 'gz' } },
  ));

test('an encoding with a quality of 0 is not sent, nor one whose name only contains an accepted one', () =>
  withSite(
    async ({ send }) => {
      for (const [accepted, body] of [
        ['br;q=0', 'loader()'],
        ['br;q=0, gzip', 'gzip'],
        ['br;q=0.000, gzip;q=0.001', 'gzip'],
        ['gzip;q=0, br', 'brotli'],
        ['gzip;q=0, br; q=0', 'loader()'],
        ['BR;Q=0,GZIP', 'gzip'],
        ['br;q=0.0,gzip;q=0.0,*;q=0.5', 'loader()'],
        ['identity, br;q=0', 'loader()'],
        ['vbr, x-gzip2', 'loader()'],
      ] as const) {
        const { headers, ...response } = await send({
          url: '/loader.js',
          headers: { 'accept-encoding': accepted },
        });
        assert.equal([accepted, response.body], [accepted, body]);
        assert.is(headers.vary, 'Accept-Encoding');
      }
    },
    { dist: LOADER },
  ));

test('compressed copies are not addresses, however their path is written', () =>
  withSite(
    async ({ send }) => {
      for (const url of [
        '/about-us.html.gz',
        '/about-us.html.br',
        '/about-us.html.br?a=1',
        '/about-us.html%2egz',
        '/about-us%2Ehtml.%67z',
        '/x/../about-us.html.gz',
        '/%2fabout-us.html.gz',
        '/blog-details/MQ==.html.gz',
        '/loader.js.gz',
        '/assets/mark.svg.br',
        '/embed/quote-form.html.gz',
      ]) {
        const response = await send({ url: { pathname: url } as unknown as string });
        assert.is(response.statusCode, 404, url);
        assert.is(response.headers['content-security-policy'], contentPolicy(SITE), url);
      }
      const { statusCode, body } = await send({ url: '/price-list.tar.gz' });
      assert.equal([statusCode, body], [200, 'archive']);
    },
    {
      dist: {
        ...LOADER,
        'price-list.tar.gz': 'archive',
        ...Object.fromEntries(
          ['about-us.html', 'blog-details/MQ==.html', 'assets/mark.svg', 'embed/quote-form.html'].flatMap(
            (name) => [
              [name, 'file'],
              [`${name}.gz`, 'gzip'],
              [`${name}.br`, 'brotli'],
            ],
          ),
        ),
      },
    },
  ));

test.run();
