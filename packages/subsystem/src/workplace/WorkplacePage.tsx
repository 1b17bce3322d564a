import { getBoard } from '@portal/contract/analysis/board';
import { greetingAt } from '@portal/contract/workplace/greeting';
import { onPlainPress } from '@portal/ui/actions/plain-press';
import { Empty } from '@portal/ui/feedback/Empty';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { type ReactNode, useState } from 'react';
import { isBlank } from '../analysis/board-data.ts';
import { KeyFigures } from '../analysis/board/KeyFigures.tsx';
import '../analysis/board.css';
import { hourNow } from '../clock.ts';
import { PageHeader } from '../PageHeader.tsx';
import { useQueryOf } from '@portal/client/queries';
import { usePerson } from '../session.ts';
import { useShell } from '../shell.ts';
import './workplace.css';

/** The frame of what stands in place of the figures. */
const inFigures = (state: ReactNode) => <Panel className="board-figures">{state}</Panel>;

/** A link to a page of the system, by its path. */
export interface Shortcut {
  title: string;
  path: string;
}

/** The workplace as a page of the manifest: `'dashboard/Workplace': workplacePage([{ title, path }])`. */
export const workplacePage = (shortcuts: readonly Shortcut[]) => () => (
  <WorkplacePage shortcuts={shortcuts} />
);

/** The page kind "workplace" of spec section 2: a greeting, what is often used, and the figures of today. */
function WorkplacePage({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const { realname, orgCodeTxt } = usePerson();
  const { key, router } = useShell();
  const [hour] = useState(hourNow);
  const board = useQueryOf(getBoard, { system: key, period: 'day' });
  return (
    <div className="board">
      <PageHeader title={`${greetingAt(hour)}，${realname}`} note={orgCodeTxt} />
      <div className="board-body">
        <nav className="workplace-shortcuts" aria-label="常用功能">
          {shortcuts.map(({ title, path }) => (
            <a key={path} href={path} onClick={onPlainPress(() => router.push(path))}>
              {title}
            </a>
          ))}
        </nav>
        <QueryState
          query={board}
          loadingLabel="今日数据正在取得"
          failedText="今日数据暂时无法取得"
          frame={inFigures}
        >
          {(data) =>
            isBlank(data) ? (
              inFigures(<Empty text={data.scope} />)
            ) : (
              <KeyFigures main={data.main} target={data.target} figures={data.figures} />
            )
          }
        </QueryState>
      </div>
    </div>
  );
}
