import type { Drawn } from './board-content.ts';

/** The board of somebody who belongs to nothing there are figures of: zeroes, and a sentence that says why. */
export const emptyBoard = (words: { title: string; scope: string; main: string }): Drawn => ({
  title: words.title,
  scope: words.scope,
  main: { label: words.main, prefix: '', text: '0', unit: '', changes: [] },
  target: null,
  figures: [],
  trend: {
    title: '每日走势',
    unit: '',
    days: [],
    opens: [],
    current: { label: '本期', values: [] },
    previous: { label: '去年同期', values: [] },
  },
  shares: { title: '占比', aside: '', rows: [] },
  ranking: { title: '排行', columns: ['名称'], rows: [], others: null },
  structure: { title: '结构', aside: '', parts: [], finding: '' },
});
