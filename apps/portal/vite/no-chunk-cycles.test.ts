import { expect, test } from 'vitest';
import { findCircle } from './no-chunk-cycles.ts';

test('chunks that import one another in a circle are named, others are not', () => {
  const tree = { shell: ['kit', 'react'], kit: ['icons', 'react'], icons: ['react'] };
  expect(findCircle(new Map(Object.entries(tree)))).toBeUndefined();
  expect(findCircle(new Map(Object.entries({ ...tree, icons: ['shell'] })))).toEqual([
    'shell',
    'kit',
    'icons',
    'shell',
  ]);
});
