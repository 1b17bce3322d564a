import { expect, test } from 'vitest';
import { headedRows, pixelsAbove, rowAt, windowOf } from './row-window.ts';

const sizes = { row: 30, heading: 20 };
const rows = Array.from({ length: 100 }, (_, at) => ({
  key: String(at),
  group: { key: at < 10 ? 'east' : 'south' },
}));

test('the first row of each group has a heading above it, and a row alone has none', () => {
  expect(headedRows(rows)).toEqual([0, 10]);
  expect(headedRows([{ key: 'a' }, { key: 'b' }])).toEqual([]);
});

test('a row is found by the pixels above it, headings included', () => {
  const headed = headedRows(rows);
  for (const place of [1, 9, 11, 40]) {
    expect(rowAt(pixelsAbove(place, headed, sizes), headed, sizes)).toBe(place);
  }
  expect(rowAt(0, headed, sizes)).toBe(0);
});

test('the window goes with what is in sight, keeps to the rows there are and is as long at both ends', () => {
  const sight = { seen: 10, least: 24, all: 1000 };
  expect(windowOf({ ...sight, first: 0 })).toEqual({ from: 0, to: 60 });
  expect(windowOf({ ...sight, first: 500 })).toEqual({ from: 480, to: 540 });
  expect(windowOf({ ...sight, first: 509 })).toEqual({ from: 480, to: 540 });
  expect(windowOf({ ...sight, first: 510 })).toEqual({ from: 490, to: 550 });
  expect(windowOf({ ...sight, first: 990 })).toEqual({ from: 940, to: 1000 });
  expect(windowOf({ ...sight, all: 12, first: 0 })).toEqual({ from: 0, to: 12 });
});
