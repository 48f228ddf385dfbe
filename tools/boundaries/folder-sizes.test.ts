import { expect, test } from 'vitest';
import { findFullFolders } from './folder-sizes.ts';

test('reports a folder with more than twenty files of any kind', () => {
  const paths = filesOf('apps/web/src/ui', 19);
  expect(findFullFolders([...paths, 'apps/web/src/ui/button.css'])).toEqual([]);
  expect(findFullFolders([...paths, 'apps/web/src/ui/a.css', 'apps/web/src/ui/a.test.ts'])).toEqual(
    ['apps/web/src/ui has 21 files, more than 20: divide it'],
  );
});

test('subfolders count separately, and data folders are exempt', () => {
  expect(findFullFolders([...filesOf('tools', 15), ...filesOf('tools/faults', 15)])).toEqual([]);
  expect(findFullFolders(filesOf('packages/built-in-consultant/knowledge/bg', 44))).toEqual([]);
});

function filesOf(folder: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
}
