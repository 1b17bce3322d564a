import { expect, test } from 'vitest';
import { hashesOf } from './csp-hashes.ts';

test('every inline script the page runs is admitted by its hash, an import map too', () => {
  // The first is the example of the content security policy's own specification.
  const page = `<script>alert('Hello, world.');</script><script type="importmap">{"imports":{}}</script>`;
  expect(hashesOf(page)).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    "'sha256-URrTy+Il/Nz0lHojVUx275hWqAWhkSF0VsHbUM4/6Hw='",
  ]);
});

test('files and data need no hash', () => {
  const page = `<script type="module" src="/main.js"></script><script type="application/json">{}</script>`;
  expect(hashesOf(page)).toEqual([]);
});
