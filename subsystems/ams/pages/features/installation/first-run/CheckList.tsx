import {
  type FirstRunCheck,
  getFirstRun,
  markFirstRun,
} from '@portal/contract/administration/first-run';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { Tag } from '@portal/ui/data/Tag';
import { checkTitles } from './step-words.ts';

/** Checks of what should be so before many work here, with what was found. */
export function CheckList({ checks }: { checks: readonly FirstRunCheck[] }) {
  const { mutate, isPending } = useCallOf(markFirstRun, { refreshes: [getFirstRun] });
  return (
    <ul className="first-run">
      {checks.map(({ key, isFine, detail }) => (
        <li key={key} className="first-run-step">
          <div>
            <b>{checkTitles[key]}</b>{' '}
            <Tag color={isFine ? 'green' : 'orange'}>{isFine ? '正常' : '待处理'}</Tag>
            <p>{detail}</p>
          </div>
          {key === 'backup' && !isFine && (
            <Button
              size="small"
              disabled={isPending}
              onClick={() => mutate({ key: 'backup', state: 'done' })}
            >
              确认已安排备份
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
