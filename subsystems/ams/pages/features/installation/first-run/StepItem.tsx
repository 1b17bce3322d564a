import {
  type FirstRunStep,
  getFirstRun,
  markFirstRun,
} from '@portal/contract/administration/first-run';
import { useCallOf } from '@portal/client/queries';
import { useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { Tag } from '@portal/ui/data/Tag';
import { useState } from 'react';
import { RoleTemplatesDialog } from './RoleTemplatesDialog.tsx';
import { stepWords } from './step-words.ts';

const states = {
  open: { word: '待处理', colour: 'orange' },
  done: { word: '已完成', colour: 'green' },
  skipped: { word: '已跳过', colour: null },
} as const;

/** One step: what it is for, what is there, and the ways on. */
export function StepItem({ step }: { step: FirstRunStep }) {
  const { key, state, count, page, sheet } = step;
  const { push } = useRouter();
  const { mutate, isPending } = useCallOf(markFirstRun, { refreshes: [getFirstRun] });
  const [picksRoles, setPicksRoles] = useState(false);
  const { title, note, counted } = stepWords[key];
  const mark = (to: FirstRunStep['state']) => mutate({ key, state: to });
  return (
    <li className="first-run-step">
      <div>
        <b>{title}</b> <Tag color={states[state].colour}>{states[state].word}</Tag>
        <p>{note}</p>
        <small>{counted(count)}</small>
      </div>
      <p className="first-run-ways">
        {key === 'roles' && (
          <Button size="small" onClick={() => setPicksRoles(true)}>
            从模板添加
          </Button>
        )}
        {sheet !== null && (
          <Button size="small" aria-label={`${title}：用表格导入`} onClick={() => push(sheet)}>
            用表格导入
          </Button>
        )}
        {page !== null && (
          <Button size="small" aria-label={`前往${title}`} onClick={() => push(page)}>
            前往
          </Button>
        )}
        {state === 'open' ? (
          <>
            <Button
              size="small"
              kind="text"
              disabled={isPending}
              aria-label={`${title}：标记完成`}
              onClick={() => mark('done')}
            >
              标记完成
            </Button>
            <Button
              size="small"
              kind="text"
              disabled={isPending}
              aria-label={`${title}：跳过`}
              onClick={() => mark('skipped')}
            >
              跳过
            </Button>
          </>
        ) : (
          <Button
            size="small"
            kind="text"
            disabled={isPending}
            aria-label={`${title}：重新处理`}
            onClick={() => mark('open')}
          >
            重新处理
          </Button>
        )}
      </p>
      {picksRoles && <RoleTemplatesDialog onClose={() => setPicksRoles(false)} />}
    </li>
  );
}
