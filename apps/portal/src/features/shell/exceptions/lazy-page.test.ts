import { expect, test } from 'vitest';
import type { LoadPage } from './lazy-page.ts';

const way = (load: LoadPage): LoadPage => load;

test('FIX-02 a mistyped export in the route table does not compile', () => {
  // What the compiler lets pass that it should not makes its remark a needless one, which does not compile either.
  const ways = [
    way(async () => (await import('./ExceptionPages.tsx')).NotFound),
    // @ts-expect-error -- there is no such page
    way(async () => (await import('./ExceptionPages.tsx')).NotFonud),
    // @ts-expect-error -- an export that is no component
    way(async () => (await import('#platform/navigation/paths.ts')).paths),
    // @ts-expect-error -- the module itself does not say which of its exports is meant
    way(() => import('./ExceptionPages.tsx')),
  ];

  expect(ways).toHaveLength(4);
});
