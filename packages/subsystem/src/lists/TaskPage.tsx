import type { List } from '@portal/contract/lists/list';
import { type ListRecord, writtenWhere } from '@portal/contract/lists/list-calls';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { Allowed } from '../Allowed.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { useQueryOf } from '@portal/client/queries';
import { usePage } from '../session.ts';
import { callsOf } from './calls-of.ts';
import { cellText } from './cells.ts';
import { ChosenFirst } from './ChosenFirst.tsx';
import { useSaving } from './use-saving.ts';
import './list.css';

/** A list of open tasks and the decisions on them: each decision sets one choice of the record. */
export interface Tasks {
  list: List;
  /** The choices that say a record still waits, by the name of the field. */
  waiting: Record<string, string>;
  ways: readonly { label: string; sets: Record<string, string> }[];
}

/** The page kind "task" of spec section 2: open tasks, each with buttons to decide it. */
export const TaskPage = ({ tasks }: { tasks: Tasks }) => (
  <ChosenFirst list={tasks.list}>
    <WaitingRecords tasks={tasks} />
  </ChosenFirst>
);

function WaitingRecords({ tasks: { list, waiting, ways } }: { tasks: Tasks }) {
  const { title } = usePage();
  const { data, isError } = useQueryOf(callsOf(list).find, { where: writtenWhere(waiting) });
  const saving = useSaving(list, () => undefined);
  return (
    <div className="work-list">
      <PageHeader title={title} note={data && `${data.total} 件待处理`} />
      <Panel isFlush>
        {isError && <Empty text="待办暂时无法取得，请稍后重试" />}
        {!data && !isError && <Skeleton lines={6} label="待办正在加载" />}
        {data?.records.length === 0 && <Empty text="没有待处理的事项" />}
        <ul className="work-list-tasks">
          {data?.records.map((record) => (
            <li key={record.id}>
              <div>
                <b className="num">{record.id}</b>
                <p>{describe(list, record)}</p>
              </div>
              <Allowed action={`${list.actions}:edit`}>
                {ways.map(({ label, sets }, nth) => (
                  <Button
                    key={label}
                    kind={nth === 0 ? 'primary' : 'default'}
                    size="small"
                    busy={saving.isPending && saving.variables.record === record}
                    aria-label={`${label} ${record.id}`}
                    onClick={() => saving.mutate({ record, fields: { ...record.fields, ...sets } })}
                  >
                    {label}
                  </Button>
                ))}
              </Allowed>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

const describe = ({ fields }: List, record: ListRecord): string =>
  fields
    .filter(({ isAside, name }) => !isAside && record.fields[name] !== null)
    .map((field) => `${field.label} ${cellText(field, record.fields[field.name])}`)
    .join('，');
