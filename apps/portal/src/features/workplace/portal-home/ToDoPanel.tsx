import type { ToDoGroup } from '@portal/contract/workplace/to-dos';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { Link } from '@tanstack/react-router';
import { useSystems } from '#platform/workplace/systems.ts';
import { useToDos } from '#platform/workplace/to-dos.ts';

/** Records that wait for a step of the user, by kind, each with the way to its page. */
export function ToDoPanel() {
  const query = useToDos();
  const total = query.data?.total ?? 0;
  return (
    <Panel title="待办" aside={total > 0 && `共 ${total.toLocaleString('en-US')} 项`}>
      <QueryState
        query={query}
        lines={4}
        failedText="待办暂时无法获取"
        isEmpty={({ groups }) => groups.length === 0}
        emptyText="暂无待办"
      >
        {({ groups }) => <ToDoList groups={groups} />}
      </QueryState>
    </Panel>
  );
}

function ToDoList({ groups }: { groups: readonly ToDoGroup[] }) {
  const systems = useSystems();
  const nameOf = (key: string) => systems.find(({ sysType }) => sysType === key)?.sysName ?? '';
  const largest = groups.toSorted((one, other) => other.count - one.count);
  return (
    <ul className="home-to-dos">
      {largest.map(({ type, state, system, title, label, count, path }) => (
        <li key={`${type} ${state}`}>
          <Link to={path}>
            <b>
              {title}
              {label}
            </b>
            <span className="num">{count.toLocaleString('en-US')}</span>
            <small>{nameOf(system)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
