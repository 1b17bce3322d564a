import type { Board } from '@portal/contract/analysis/board';
import { Button } from '@portal/ui/actions/Button';
import { Panel } from '@portal/ui/layout/Panel';
import { Allowed } from '../../Allowed.tsx';
import { useRouter } from '../../session.ts';
import { KeyFigures } from './KeyFigures.tsx';
import './few-records.css';

interface FewRecordsProps {
  main: Board['main'];
  few: NonNullable<Board['few']>;
}

/** In place of shares and ranking of a few records of one's own: how many there are of each, and the way to them. */
export function FewRecords({ main, few: { words, lists } }: FewRecordsProps) {
  const router = useRouter();
  const figures = lists.map(({ label, count }) => ({
    label,
    prefix: '',
    text: String(count),
    unit: '份',
    changes: [],
  }));
  return (
    <>
      <KeyFigures main={main} target={null} figures={figures} />
      <Panel className="board-blank board-few">
        <p>{words}</p>
        <div>
          {lists.map(({ label, count, path, action }) => (
            <Allowed key={label} action={action}>
              <Button onClick={() => router.push(path)}>
                {count > 0 ? `查看 ${count} 份${label}` : `打开${label}`}
              </Button>
            </Allowed>
          ))}
        </div>
      </Panel>
    </>
  );
}
