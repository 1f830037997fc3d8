import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { safeHtml } from '../../../host-pages/content/safe-html';

test('a frameset, which replaces the body of a document, is removed', () => {
  assert.is(safeHtml('<frameset><frame src="javascript:alert(1)"></frameset>', 1), '');
});

test.run();
