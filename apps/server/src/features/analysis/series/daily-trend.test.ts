import { expect, test } from 'vitest';
import { parsePath } from '../drill-down/drill-down-path.ts';
import { trendPart } from './daily-trend.ts';
import { rangesOf } from './period-ranges.ts';

const today = '2026-11-05';
const view = { ranges: rangesOf('month', today), path: parsePath(undefined, today) };
const daysSold = ['10-30', '10-31', '11-01', '11-02', '11-03', '11-04'];
const sold = new Map(daysSold.map((day, at) => [`2026-${day}`, at + 1]));
const valuesOf = (unit: string, values: ReadonlyMap<string, number> = sold) =>
  trendPart(values, view, { title: '每日销售额', unit }).current.values;

test('a line ends with yesterday while today has no figures; bars show a day without any', () => {
  expect(valuesOf('万元')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(valuesOf('件')).toEqual([1, 2, 3, 4, 5, 6, 0]);
});

test('a line shows today with its first figures, and earlier days without any as zero', () => {
  const begun = new Map([...sold, [today, 1]]);
  begun.delete('2026-11-03');

  expect(valuesOf('万元', begun)).toEqual([1, 2, 3, 4, 0, 6, 1]);
});

const kindOf = (unit: string) => trendPart(sold, view, { title: '每日', unit }).kind;

test('TRU-07 counts of a day are bars, whatever is counted; money and rates alone are a line', () => {
  expect(['件', '单', '箱', '人次', '份'].map(kindOf)).toEqual(Array(5).fill('bars'));
  expect(['万元', '%'].map(kindOf)).toEqual(['line', 'line']);
});
