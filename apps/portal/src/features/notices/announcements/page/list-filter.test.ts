import { expect, test } from 'vitest';
import { filterAddress, filterIn } from './list-filter.ts';

test.each([
  { address: '', sought: { text: '', read: 'any', kind: 'any', pageNo: 1 } },
  { address: '?read=0', sought: { text: '', read: '0', kind: 'any', pageNo: 1 } },
  {
    address: '?read=1&text=%E7%9B%98%E7%82%B9&page=3',
    sought: { text: '盘点', read: '1', kind: 'any', pageNo: 3 },
  },
] as const)(
  'an address ending in "$address" says what is looked for, and back',
  ({ address, sought }) => {
    expect(filterIn(address)).toEqual(sought);
    expect(filterAddress(sought)).toBe(`/isps/userAnnouncement${address}`);
  },
);

test('what nobody could have meant is not looked for', () => {
  expect(filterIn('?read=7&page=-1')).toEqual({ text: '', read: 'any', kind: 'any', pageNo: 1 });
});
