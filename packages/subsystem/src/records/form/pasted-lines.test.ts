import * as kinds from '@portal/contract/records/fields';
import { expect, test } from 'vitest';
import { sheetCells, withCells } from './pasted-lines.ts';

test('FIX-39 rows of a sheet are read with the line breaks, tabs and quotes of their cells', () => {
  expect(
    sheetCells('2026-11-03\t住宿费\t1,280.00\t"酒店\r\n含早餐"\r\nb\t\t3\t"a\tb"\r\n'),
  ).toEqual([
    ['2026-11-03', '住宿费', '1,280.00', '酒店\n含早餐'],
    ['b', '', '3', 'a\tb'],
  ]);
  expect(sheetCells('"他说 ""好"""\t"W203"\t""')).toEqual([['他说 "好"', 'W203', '']]);
  expect(sheetCells('"一格\n两行"')).toEqual([['一格\n两行']]);
  expect(sheetCells('"第一行\n\n第三行"\t1\n\n下一行\t2')).toEqual([
    ['第一行\n\n第三行', '1'],
    [''],
    ['下一行', '2'],
  ]);
});

test('FIX-39 a quote that sets nothing in quotes is a character of its cell', () => {
  expect(sheetCells('5" 屏\t"未完\n"甲"乙\t6"')).toEqual([
    ['5" 屏', '"未完'],
    ['"甲"乙', '6"'],
  ]);
  expect(sheetCells('没有行列')).toBeUndefined();
});

test('FIX-39 a text of one line has a blank where its cell had a line break', () => {
  const field = kinds.lines({
    label: '明细',
    columns: {
      note: kinds.text({ label: '说明' }),
      more: kinds.longText({ label: '详情' }),
      amount: kinds.money({ label: '金额' }),
    },
  });
  const cells = sheetCells('"酒店\n含早餐"\t"第一行\n第二行"\t￥1,280.00');
  expect(withCells(field, [], cells ?? [], { row: 0, column: 0 })).toEqual([
    { note: '酒店 含早餐', more: '第一行\n第二行', amount: '1280' },
  ]);
});
