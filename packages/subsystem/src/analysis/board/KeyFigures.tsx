import type { Board, Change } from '@portal/contract/analysis/board';
import { Delta } from '@portal/ui/data/Delta';
import { Figure } from '@portal/ui/data/Figure';
import { Panel } from '@portal/ui/layout/Panel';
import { Tape } from '@portal/ui/data/Tape';

/** One large figure with the way to its target, and the others beside it, divided by hairlines. */
export function KeyFigures({ main, target, figures }: Pick<Board, 'main' | 'target' | 'figures'>) {
  return (
    <Panel isFlush className="board-figures">
      <div className="board-main">
        <Figure {...figureOf(main)} isMain>
          <Changes changes={main.changes} />
          {target && <span>{target.label}</span>}
        </Figure>
        {target && <Target target={target} />}
      </div>
      <div className="board-others">
        {figures.map((figure) => (
          <Figure key={figure.label} {...figureOf(figure)}>
            <Changes changes={figure.changes} />
          </Figure>
        ))}
      </div>
    </Panel>
  );
}

const figureOf = ({ label, prefix, text, unit }: Board['main']) => ({ label, prefix, text, unit });

function Changes({ changes }: { changes: Change[] }) {
  return changes.map(({ label, value, unit, isGood }) => (
    <span key={label}>
      {label} <Delta value={value} unit={unit} isGood={isGood} />
    </span>
  ));
}

function Target({ target: { reached, elapsed } }: { target: NonNullable<Board['target']> }) {
  const ahead = Math.round((reached - elapsed) * 10) / 10;
  return (
    <>
      <Tape label="目标达成" value={reached} elapsed={elapsed} />
      {/* The tape says the same when it is read out. */}
      <p className="board-target" aria-hidden="true">
        <span>
          目标达成 <b className="num">{reached.toFixed(1)}%</b>
        </span>
        <span>
          时间进度 <b className="num">{elapsed.toFixed(1)}%</b>
          {ahead !== 0 && `，${ahead > 0 ? '快' : '慢'} ${Math.abs(ahead).toFixed(1)} 个百分点`}
        </span>
      </p>
    </>
  );
}
