import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FILES_WITH_HEIGHT, withHeights } from '../../../loader/build/reserved-heights';
import { RESERVED_HEIGHT } from '../../../widgets/contract/form-height';

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

for (const file of FILES_WITH_HEIGHT)
  test(`${file} has the form's height: npm run docs writes it`, () => {
    const text = readFileSync(file, 'utf8');
    assert.is(withHeights(text), text);
    assert.is.not(withHeights(text, OTHER), text);
  });

test.run();
