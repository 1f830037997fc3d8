import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentRoutes } from '../../host-pages/content-routes';
import { createFrameRenderer, renderPage } from '../../host-pages/render-page';
import { CONTENT } from '../support/content';
import { HEAD_FILES } from '../support/pages';

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

test.run();
