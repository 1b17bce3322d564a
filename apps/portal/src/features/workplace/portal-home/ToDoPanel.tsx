import type { PlaceOfToDos, ToDoGroup } from '@portal/contract/workplace/to-dos';
import { contextNames } from '@portal/contract/workplace/work-context';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSystems } from '#platform/workplace/systems.ts';
import { useToDos } from '#platform/workplace/to-dos.ts';
import './to-dos.css';

const countText = (count: number): string => count.toLocaleString('en-US');

/** Records that wait for a step of the user, by kind, each with the way to its page. */
export function ToDoPanel() {
  const query = useToDos();
  const total = query.data?.total ?? 0;
  return (
    <Panel title="待办" aside={total > 0 && `共 ${countText(total)} 项`}>
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

/** Kinds that stand in one list; more of them are folded by system, all but the one with the most. */
const flatMost = 10;

const countOf = (groups: readonly ToDoGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

function ToDoList({ groups }: { groups: readonly ToDoGroup[] }) {
  const systems = useSystems();
  const nameOf = (key: string) => systems.find(({ sysType }) => sysType === key)?.sysName ?? '';
  if (groups.length <= flatMost) {
    return <ToDoRows groups={groups} nameOf={nameOf} className="home-to-dos" />;
  }
  const bySystem = [...Map.groupBy(groups, ({ system }) => system)];
  return (
    <ul className="home-to-dos">
      {bySystem
        .toSorted(([, one], [, other]) => countOf(other) - countOf(one))
        .map(([system, own], nth) => (
          <li key={system}>
            <details open={nth === 0}>
              <summary>
                <b>{nameOf(system)}</b>
                <span className="num">{countText(countOf(own))}</span>
                <Folded>{own.length} 类</Folded>
              </summary>
              <ToDoRows groups={own} />
            </details>
          </li>
        ))}
    </ul>
  );
}

interface ToDoRowsProps {
  groups: readonly ToDoGroup[];
  /** Names the system of each; absent where all are of one. */
  nameOf?: (system: string) => string;
  className?: string;
}

const ToDoRows = ({ groups, nameOf, className }: ToDoRowsProps) => (
  <ul className={className}>
    {groups
      .toSorted((one, other) => other.count - one.count)
      .map((group) => (
        <li key={`${group.type} ${group.state}`}>
          <ToDo group={group} system={nameOf?.(group.system)} />
        </li>
      ))}
  </ul>
);

/** The words for the rows that are folded away below one. */
const Folded = ({ children }: { children: ReactNode }) => (
  <small>
    {children}
    <ChevronDown size={14} aria-hidden="true" />
  </small>
);

interface ToDoProps {
  group: ToDoGroup;
  system: string | undefined;
}

/** A kind of record that waits: a link to its page, or to that of each place where it is about one at a time. */
function ToDo({ group, system }: ToDoProps) {
  const [first, ...others] = group.places;
  if (others.length === 0) {
    return (
      <Link {...addressOf(group, first)}>
        <ToDoName group={group} />
        <small>{joined(system, first?.name)}</small>
      </Link>
    );
  }
  return (
    <details>
      <summary>
        <ToDoName group={group} />
        <Folded>
          {joined(system, `${group.places.length} 个${contextNames[first?.kind ?? 'store']}`)}
        </Folded>
      </summary>
      <ul>
        {group.places.map((place) => (
          <li key={place.no}>
            <Link {...addressOf(group, place)}>
              <span>{place.name}</span>
              <span className="num">{countText(place.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

const ToDoName = ({ group: { title, label, count } }: { group: ToDoGroup }) => (
  <>
    <b>
      {title}
      <span>{label}</span>
    </b>
    <span className="num">{countText(count)}</span>
  </>
);

const joined = (...words: (string | undefined)[]): string => words.filter(Boolean).join(' · ');

/** The page of a menu that shows these records and no others, working for the place they belong to; one alone is open. */
const addressOf = (group: ToDoGroup, place: PlaceOfToDos | undefined) => {
  const { path, filter } = group;
  const { record } = place ?? group;
  return {
    to: path,
    search: {
      ...(filter && { filter }),
      ...(record && { record }),
      ...(place && { [place.kind]: place.no }),
    },
  };
};
