import { type Board, getBoard } from '@portal/contract/analysis';
import type { Call } from '@portal/contract/call';
import type { ListRecord } from '@portal/contract/list-calls';

const figure = { label: '示例指标', prefix: '', text: '128', unit: '件', changes: [] };

const board: Board = {
  title: '示例看板',
  trail: [],
  scope: '模拟数据，仅供开发时查看',
  main: figure,
  target: null,
  figures: [figure],
  trend: {
    title: '每日走势',
    unit: '件',
    days: ['11-01', '11-02', '11-03'],
    opens: [null, null, null],
    current: { label: '本期', values: [12, 18, 15] },
    previous: { label: '去年同期', values: [11, 13, 16] },
  },
  shares: { title: '占比', aside: '', rows: [] },
  ranking: { title: '排行', columns: ['名称'], rows: [], others: null },
  structure: { title: '结构', aside: '', parts: [], finding: '' },
};

/** Answers of a server that is not there: one board for all, and lists that are kept while the page is open. */
export function createAnswers() {
  const kept = new Map<string, ListRecord[]>();

  function change(path: string, input: Record<string, unknown>): ListRecord {
    const name = path.replace(/\/:id$/, '');
    const records = kept.get(name) ?? [];
    const id = typeof input['id'] === 'string' ? input['id'] : `M${records.length + 1}`;
    const record = {
      id,
      version: Number(input['version'] ?? 0) + 1,
      fields: isFields(input['fields']) ? input['fields'] : {},
      changedAt: '2026-01-01 09:00:00',
      changedBy: '试用人',
    };
    kept.set(name, [record, ...records.filter((other) => other.id !== id)]);
    return record;
  }

  return ({ path, method }: Call, input: Record<string, unknown>): unknown => {
    if (path === getBoard.path) return board;
    if (!path.startsWith('/lists/')) {
      throw new Error(`Nothing answers ${path} in the simulated shell.`);
    }
    if (method !== 'GET') return change(path, input);
    const records = kept.get(path.replace(/\/export$/, '')) ?? [];
    return { records, total: records.length };
  };
}

const isFields = (value: unknown): value is ListRecord['fields'] =>
  typeof value === 'object' && value !== null;
