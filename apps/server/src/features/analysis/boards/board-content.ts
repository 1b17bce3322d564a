import type { Board } from '@portal/contract/analysis/board';

/** A board without its breadcrumbs, which `analysis.ts` adds to every kind of board. */
export interface BoardContent extends Omit<Board, 'trail'> {
  /** The names of steps in a path, such as `place:GY0001`, where no table of the organisation has them. */
  labels?: ReadonlyMap<string, string>;
}

const isSome = ({ percent }: { percent: number }): boolean => Number.isFinite(percent);

/** Leaves out the shares and parts of nothing: those of a day on which nothing has been sold yet, say. */
export function withoutNothing({ shares, structure, ...content }: BoardContent): BoardContent {
  return {
    ...content,
    shares: { ...shares, rows: shares.rows.filter(isSome) },
    structure: { ...structure, parts: structure.parts.filter(isSome) },
  };
}

/** Returns zeroes and a sentence with the reason, for a user without any membership that has figures. */
export const emptyBoard = (words: {
  title: string;
  scope: string;
  main: string;
}): BoardContent => ({
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
