import type { Board } from '@portal/contract/analysis/board';
import { type Column, DataTable } from '@portal/ui/data/DataTable';
import { Panel } from '@portal/ui/layout/Panel';
import { rankedRows } from '../board-data.ts';
import { type OpenBoard, OpenPart } from './OpenPart.tsx';
import './ranking.css';

type RankedRow = ReturnType<typeof rankedRows>[number];

interface RankingProps extends Pick<Board, 'ranking'> {
  onOpen?: OpenBoard;
}

/** The best of them, in order; on a phone each row is a card of its own. */
export const Ranking = ({ ranking, onOpen }: RankingProps) => (
  <Panel title={ranking.title} isFlush className="board-ranking">
    <DataTable
      columns={columnsOf(ranking.columns, onOpen)}
      rows={rankedRows(ranking)}
      keyOf={({ label }) => label}
      emptyText="本期暂无数据"
    />
  </Panel>
);

const columnsOf = (
  [named = '', ...measures]: Board['ranking']['columns'],
  onOpen: OpenBoard | undefined,
): Column<RankedRow>[] => [
  { header: '#', key: 'rank', className: 'num', isUnlabelled: true, cell: ({ rank }) => rank },
  {
    header: named,
    key: 'name',
    isRowHeader: true,
    cell: ({ label, opens }) => (
      <OpenPart opens={opens} onOpen={onOpen}>
        {label}
      </OpenPart>
    ),
  },
  ...measures.map((measure, at): Column<RankedRow> => ({
    header: measure,
    key: `measure ${measure}`,
    align: 'end',
    className: 'num',
    cell: ({ cells }) => cells[at],
  })),
];
