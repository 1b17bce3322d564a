import { second } from '@portal/common/durations';
import { getBoard } from '@portal/contract/analysis/board';
import { Button } from '@portal/ui/actions/Button';
import { Maximize } from 'lucide-react';
import { notify } from '@portal/ui/feedback/notify';
import { useEffect, useRef } from 'react';
import { PageHeader } from '../PageHeader.tsx';
import { useQueryOf } from '@portal/client/queries';
import { usePage } from '../session.ts';
import { useShell } from '../shell.ts';
import { BoardParts } from './board/BoardParts.tsx';
import { KeyFigures } from './board/KeyFigures.tsx';
import { Ranking } from './board/Ranking.tsx';
import { Trend } from './board/Trend.tsx';
import './board.css';

/** The age at which the figures on a wall are asked for again. */
const refreshMs = 30 * second;

/** The page kind "monitor" of spec section 2: today's figures, asked for again and again, and the whole screen for a wall. */
export function MonitorPage() {
  const { key } = useShell();
  const { title } = usePage();
  const screen = useRef<HTMLDivElement>(null);
  const query = useQueryOf(getBoard, { system: key, period: 'day' });
  const { refetch } = query;
  // An effect ends while the page is hidden behind another: then nothing is fetched.
  useEffect(() => {
    const timer = setInterval(() => void refetch(), refreshMs);
    return () => clearInterval(timer);
  }, [refetch]);

  return (
    <div ref={screen} className="board board-screen">
      <PageHeader
        title={title}
        note={query.data?.scope}
        tools={
          <Button onClick={() => void fillScreen(screen.current)}>
            <Maximize size={15} aria-hidden="true" /> 全屏显示
          </Button>
        }
      />
      <BoardParts query={query}>
        {({ main, target, figures, trend, ranking }) => (
          <div className="board-body">
            <KeyFigures main={main} target={target} figures={figures} />
            <Trend trend={trend} />
            <Ranking ranking={ranking} />
          </div>
        )}
      </BoardParts>
    </div>
  );
}

async function fillScreen(element: HTMLElement | null): Promise<void> {
  try {
    await element?.requestFullscreen();
  } catch {
    notify({ kind: 'warning', text: '浏览器不支持全屏!' });
  }
}
