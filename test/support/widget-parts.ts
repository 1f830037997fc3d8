import type { SourceFile } from './house-rules';
import { exportsOf, headerOf, parse } from './read-source';

const NOT_WIDGETS = ['contract', 'shared'];

/** Returns the names of the widgets: the folders of widgets/ except contract and shared. */
export const widgetNames = (files: readonly SourceFile[]): string[] => {
  const folders = files.flatMap(({ path }) => /^widgets\/([^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(folders)].filter((name) => !NOT_WIDGETS.includes(name));
};

/** Returns the required files and exports that a widget lacks, including its test. */
export const missingParts = (name: string, files: readonly SourceFile[]): string[] => {
  const has = (path: string) => files.some((file) => file.path === path);
  const inFolder = (file: string) => `widgets/${name}/${file}`;
  const missing = ['index.tsx', 'options.ts', `${name}.css`]
    .filter((file) => !has(inFolder(file)))
    .map(inFolder);

  const index = files.find(({ path }) => path === inFolder('index.tsx'));
  if (index) {
    const source = parse(index);
    if (!exportsOf(source).includes('mount')) missing.push(`${index.path}: an export named mount`);
    const placeholder = `data-broker-widget="${name}"`;
    if (!headerOf(source).includes(placeholder))
      missing.push(`${index.path}: ${placeholder} in its header comment`);
  }

  const isItsTest = ({ path }: SourceFile) =>
    path === `test/widgets/${name}.test.tsx` ||
    path === `test/widgets/${name}.test.ts` ||
    (path.startsWith(`test/widgets/${name}/`) && /\.test\.tsx?$/.test(path));
  if (!files.some(isItsTest))
    missing.push(`a test in test/widgets/${name}/ or test/widgets/${name}.test.tsx`);
  return missing;
};
