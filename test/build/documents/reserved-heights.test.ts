import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FILES_WITH_HEIGHT, withHeights } from '../../../build/documents/reserved-heights';
import { FORM_HEIGHT, RESERVED_HEIGHT } from '../../../widgets/contract/form-height';

const OTHER = { oneColumnPx: 1380, twoColumnsPx: 946, twoColumnsFromPx: 640 };

test('the heights are replaced, with and without spaces', () => {
  assert.is(
    withHeights(`a ${RESERVED_HEIGHT} b ${RESERVED_HEIGHT} c`, OTHER),
    'a clamp(946px,(640px - 100%)*99999,1380px) b clamp(946px,(640px - 100%)*99999,1380px) c',
  );
  assert.is(
    withHeights('clamp(848px, (600px - 100%) * 99999, 1282px)', OTHER),
    'clamp(946px, (640px - 100%) * 99999, 1380px)',
  );
});

test("a frame's height is replaced, in its tag and in words", () => {
  assert.is(
    withHeights(
      '<iframe src="a" width="100%" height="1282" style="b"> | Link; 1282 px high | 450 px high',
      OTHER,
    ),
    '<iframe src="a" width="100%" height="1380" style="b"> | Link; 1380 px high | 450 px high',
  );
});

for (const file of FILES_WITH_HEIGHT)
  test(`${file} has the form's height: npm run docs writes it`, () => {
    const text = readFileSync(file, 'utf8');
    assert.is(withHeights(text), text);
    // Check that `withHeights` finds every height in the file. Here it replaces the form's heights with the heights
    // `OTHER`, so none of the form's heights may be left.
    const { oneColumnPx, twoColumnsPx } = FORM_HEIGHT;
    assert.match(text, `${oneColumnPx}`);
    assert.not.match(withHeights(text, OTHER), new RegExp(`\\b(${oneColumnPx}|${twoColumnsPx})(px)?\\b`));
  });

test.run();
