import { expect, test } from 'vitest';
import { recordAddress, recordAt } from './record-address.ts';

test.each(['DB20261100001', 'YZ26W-1103', '合同 1/2', '100%'])(
  'the address of a record tells its type and number again (%s)',
  (id) => {
    const place = { type: 'ors/stock-transfers', id };

    expect(recordAt(recordAddress(place))).toEqual(place);
    expect(recordAt(`${recordAddress(place)}/`)).toEqual(place);
  },
);

test.each([
  '/records',
  '/records/ors/stock-transfers',
  '/records/ors/stock-transfers/',
  '/records/ors/stock-transfers/DB1/more',
  '/records/ors/stock-transfers/%E0%A4%A',
  '/ors/stock/transfer/in',
])('what is no address of a record names none (%s)', (path) => {
  expect(recordAt(path)).toBeUndefined();
});
