import type { Board, Figure } from '@portal/contract/analysis/board';

const change = { label: '较上期', value: 4.2, unit: '%', isGood: true };
const setback = { label: '较上期', value: -1.8, unit: '%', isGood: false };

const figure = (label: string, text: string, by = change): Figure => ({
  label,
  prefix: '',
  text,
  unit: '件',
  changes: [by],
});

/** Figures that mean nothing, in every part a board has. */
export const simulatedBoard: Board = {
  title: '示例看板',
  trail: [],
  scope: '模拟数据，仅供开发时查看',
  main: figure('示例指标', '1,280'),
  target: { label: '示例目标', reached: 64, elapsed: 60 },
  figures: [
    figure('示例一', '420'),
    figure('示例二', '310', setback),
    figure('示例三', '290'),
    figure('示例四', '260', setback),
    figure('示例五', '180'),
    figure('示例六', '95', setback),
  ],
  trend: {
    title: '每日走势',
    unit: '件',
    days: ['11-01', '11-02', '11-03', '11-04', '11-05'],
    opens: [null, null, null, null, null],
    current: { label: '本期', values: [12, 18, 15, 21, 19] },
    previous: { label: '去年同期', values: [11, 13, 16, 14, 17] },
  },
  shares: {
    title: '占比',
    aside: '按类别',
    rows: [
      { label: '甲类', percent: 58, change, opens: null },
      { label: '乙类', percent: 42, change: setback, opens: null },
    ],
  },
  ranking: {
    title: '排行',
    columns: ['名称', '数量'],
    rows: [
      { label: '示例甲', cells: ['220'], opens: null },
      { label: '示例乙', cells: ['180'], opens: null },
    ],
    others: null,
  },
  structure: {
    title: '结构',
    aside: '本期',
    parts: [
      { label: '新增', percent: 62, detail: '794 件' },
      { label: '存量', percent: 38, detail: '486 件' },
    ],
    finding: '示例结论：新增占六成。',
  },
};
