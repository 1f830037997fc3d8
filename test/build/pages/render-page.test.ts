import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createFrameRenderer, renderPage } from '../../../build/pages/render-page';
import { safeHtml } from '../../../host-pages/content/safe-html';
import { contentRoutes } from '../../../host-pages/content-routes';
import { SITE } from '../../../host-pages/site';
import { CONTENT } from '../../support/content';
import { hideMail } from '../../support/hide-mail';
import { HEAD_FILES, PAGES, parseHtml } from '../../support/pages';

test('a post, an opening or a page of the archive in the frame of its folder is the same as a page of its own', () => {
  const render = createFrameRenderer();
  const routes = contentRoutes({ content: CONTENT, images: {} });
  assert.ok(routes.length > 10);
  for (const route of routes) {
    const page = { route, files: HEAD_FILES, content: CONTENT };
    assert.is(render(page), renderPage(page), route.path);
  }
});

test('content that looks like the end of a page stays content', () => {
  const [first] = contentRoutes({ content: CONTENT, images: {} });
  if (!first) throw new Error('The samples have no post.');
  const body = () => '[content] </body></html> </head>';
  const page = { route: { ...first, body }, files: HEAD_FILES, content: CONTENT };
  assert.is(createFrameRenderer()(page), renderPage(page));
});

test('no address of a page is hidden by an edge that rewrites mail links, and no comment is inside a widget', () => {
  for (const { path, html } of PAGES) {
    assert.is(hideMail(html), html, path);
    assert.not.match(
      html.slice(html.indexOf('<!--email_off-->') + 1),
      /<!--(?!\/email_off-->\s*<\/body>)/,
      path,
    );
  }
});

test('without the comments every address can be read in a page that an edge has rewritten', () => {
  for (const { path, html } of PAGES) {
    const rewritten = hideMail(html.replace(/<!--.*?-->/g, ''));
    assert.match(rewritten, SITE.mail.replace('@', '@<wbr/>'), path);
    assert.not.match(rewritten, 'protected]', path);
  }
});

test('a mail address in the content can be read in a page that an edge has rewritten', () => {
  const html = safeHtml('<p>Write to help@example.com or a.b@example.org.</p>', 2);
  assert.is(parseHtml(hideMail(html)).body.textContent, 'Write to help@example.com or a.b@example.org.');
});

test.run();
