import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { spreadsheetReading } from '../../../server/text/spreadsheet-reading';
import { CHANGED_IDS, KEPT_IDS } from './partner-ids';

for (const id of CHANGED_IDS)
  test(`a spreadsheet changes ${id}`, () => assert.type(spreadsheetReading(id), 'string'));

for (const id of KEPT_IDS)
  test(`a spreadsheet shows ${id} as it is`, () => assert.is(spreadsheetReading(id), undefined));

test.run();
