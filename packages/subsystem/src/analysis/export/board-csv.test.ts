import type { Board } from '@portal/contract/analysis/board';
import { expect, test } from 'vitest';
import { boardCsv } from './board-csv.ts';

const figure = { label: '本月销售额', prefix: '¥', text: '3,998.2', unit: '万', changes: [] };
const board: Board = {
  title: '经营看板',
  trail: [],
  scope: '29 家营业门店',
  main: figure,
  target: null,
  figures: [],
  trend: {
    title: '每日销售额',
    unit: '万元',
    days: ['11-01', '11-02'],
    opens: [null, null],
    current: { label: '本月', values: [230, -145] },
    previous: { label: '去年同期', values: [205] },
  },
  shares: { title: '', aside: '', rows: [] },
  ranking: {
    title: '门店排行',
    columns: ['销售额'],
    rows: [{ label: '=cmd|calc', cells: ['-3.5'], opens: null }],
    others: { label: '其余 3 家门店', cells: ['12.0'] },
  },
  structure: { title: '', aside: '', parts: [], finding: '' },
};

test('a board taken along holds its figures, its days and its ranking', () => {
  const lines = boardCsv(board).slice(1).split('\r\n');
  expect(lines).toContain('本月销售额,"¥3,998.2",万');
  expect(lines).toContain('11-01,230,205');
  expect(lines).toContain('11-02,-145,');
  expect(lines).toContain('其余 3 家门店,12.0');
  expect(boardCsv(board).codePointAt(0)).toBe(0xfeff);
});

test('FIX-59 a few records taken along are told by their number of each kind, without days and ranking', () => {
  const lists = [
    { label: '报修工单', count: 2, path: '/ams/service/repair', action: 'ams:service:list' },
  ];
  const sheet = boardCsv({ ...board, few: { words: '本月您有 2 份单据', lists } });
  expect(sheet).toContain('报修工单,2,份');
  expect(sheet).not.toContain('门店排行');
});

test('A83 a name that a sheet would take for a formula is text there, a negative number stays one', () => {
  expect(boardCsv(board)).toContain("'=cmd|calc,-3.5");
});

test('a part of a board taken along says which', () => {
  const trail = [
    { label: '男装事业部', within: 'group:BG02' },
    { label: '11月15日', within: 'group:BG02/day:2026-11-15' },
  ];
  expect(boardCsv({ ...board, trail })).toContain('经营看板 › 男装事业部 › 11月15日');
});
