import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SourceFile } from './support/house-rules';
import { listSources } from './support/list-sources';
import { missingParts, widgetNames } from './support/widget-parts';

const INDEX = `/**
 * <div data-broker-widget="toasts"></div>
 */
import { attach } from '../shared/attach';

export const mount = (host: HTMLElement) => attach(host);
`;

const toasts = (changes: Record<string, string | null> = {}): SourceFile[] => {
  const files: Record<string, string | null> = {
    'widgets/toasts/index.tsx': INDEX,
    'widgets/toasts/options.ts': '',
    'widgets/toasts/toasts.css': '',
    'test/widgets/toasts.test.tsx': '',
    ...changes,
  };
  return Object.entries(files).flatMap(([path, text]) => (text === null ? [] : { path, text }));
};

const COMPLETE: Record<string, Record<string, string | null>> = {
  'as a const': {},
  'as a function': {
    'widgets/toasts/index.tsx': INDEX.replace(/export const.*/, 'export function mount() {}'),
  },
  'in an export list': { 'widgets/toasts/index.tsx': INDEX.replace(/export const.*/, 'export { mount };') },
  'with a folder of tests': { 'test/widgets/toasts.test.tsx': null, 'test/widgets/toasts/drag.test.ts': '' },
};

const INCOMPLETE: Record<string, Record<string, string | null>> = {
  'index.tsx': { 'widgets/toasts/index.tsx': null },
  'options.ts': { 'widgets/toasts/options.ts': null },
  'toasts.css': { 'widgets/toasts/toasts.css': null, 'widgets/toasts/other.css': '' },
  'named mount': { 'widgets/toasts/index.tsx': INDEX.replace('mount', 'unmount') },
  'data-broker-widget="toasts"': { 'widgets/toasts/index.tsx': INDEX.replace('="toasts"', '="toast"') },
  'a test in': { 'test/widgets/toasts.test.tsx': null, 'test/widgets/toasts/samples.ts': '' },
};

for (const [how, changes] of Object.entries(COMPLETE))
  test(`a widget that exports mount ${how} is complete`, () => {
    assert.equal(missingParts('toasts', toasts(changes)), []);
  });

for (const [part, changes] of Object.entries(INCOMPLETE))
  test(`a widget without ${part} is not complete`, () => {
    const missing = missingParts('toasts', toasts(changes));
    assert.is(missing.length, 1, missing.join('\n'));
    assert.ok(missing[0]?.includes(part), missing[0]);
  });

test('contract and shared are not widgets', () => {
  const files = ['contract/shapes.ts', 'shared/api.ts', 'css.d.ts', 'toasts/index.tsx', 'toasts/options.ts'];
  assert.equal(widgetNames(files.map((file) => ({ path: `widgets/${file}`, text: '' }))), ['toasts']);
});

const project = listSources('widgets', 'test/widgets');
for (const name of widgetNames(project))
  test(`${name} is complete`, () => {
    const missing = missingParts(name, project);
    assert.is(missing.length, 0, `missing: ${missing.join(', ')}`);
  });

test.run();
