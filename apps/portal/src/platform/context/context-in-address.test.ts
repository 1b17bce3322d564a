import { setContext } from '@portal/client/work-context';
import { emptyContext } from '@portal/contract/workplace/work-context';
import { afterEach, expect, test, vi } from 'vitest';

// The session listens to other tabs as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));
const {
  contextIn: askedFor,
  withContext,
  withoutContext,
} = await import('./context-in-address.ts');

const at = (path: string) => new URL(path, 'https://portal.example');
const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

afterEach(() => setContext(emptyContext));

test('an address of a system says what the tab works for there', () => {
  setContext({ bgNo: 'BG01', storeNo: 'S02001', companyNo: null });

  expect(pathOf(withContext(at('/ors/stock/query?no=7#top')))).toBe(
    '/ors/stock/query?no=7&store=S02001#top',
  );
  expect(pathOf(withContext(at('/crm/members')))).toBe('/crm/members?group=BG01');
  expect(pathOf(withContext(at('/ops/orders')))).toBe('/ops/orders');
  expect(pathOf(withContext(at('/ams/dashboard/analysis')))).toBe('/ams/dashboard/analysis');
});

test('what is in an address for another store stays there', () => {
  setContext({ ...emptyContext, storeNo: 'S02001' });

  expect(pathOf(withContext(at('/ors/stock?store=S02002')))).toBe('/ors/stock?store=S02002');
  expect(askedFor(at('/ors/stock?store=S02002'))).toEqual({ kind: 'store', no: 'S02002' });
});

test('the router never sees it, nor loses a word of the rest', () => {
  expect(pathOf(withoutContext(at('/ors/stock?store=S02001&no=7')))).toBe('/ors/stock?no=7');
  expect(pathOf(withoutContext(at('/ors/stock?name=a%20b&x=~')))).toBe('/ors/stock?name=a%20b&x=~');
  expect(pathOf(withoutContext(at('/ams/stock?store=S02001')))).toBe('/ams/stock?store=S02001');
});

test.each(['/ams/x?store=S1', '/ors/x?group=BG01', '/ors/x?store=', '/ors/x'])(
  '%s asks for nothing',
  (path) => expect(askedFor(at(path))).toBeUndefined(),
);
