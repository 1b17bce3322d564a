import type { Board } from '@portal/contract/analysis/board';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { rankedRows } from '../board-data.ts';
import { type OpenBoard, OpenPart } from './OpenPart.tsx';
import './ranking.css';

/** The best of them, in order; on a phone each row is a card of its own. */
export function Ranking({ ranking, onOpen }: Pick<Board, 'ranking'> & { onOpen?: OpenBoard }) {
  const { title, columns } = ranking;
  const [named, ...measures] = columns;
  const rows = rankedRows(ranking);
  return (
    <Panel title={title} isFlush className="board-ranking">
      {rows.length === 0 && <Empty text="本期暂无数据" />}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{named}</th>
              {measures.map((measure) => (
                <th key={measure} scope="col">
                  {measure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, opens, rank }) => (
              <tr key={label}>
                <td className="num">{rank}</td>
                <th scope="row">
                  <OpenPart opens={opens} onOpen={onOpen}>
                    {label}
                  </OpenPart>
                </th>
                {cells.map((cell, column) => (
                  <td key={measures[column]} className="num" data-measure={measures[column]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
