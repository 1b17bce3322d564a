import {
  type DictionaryUse,
  type EditedItem,
  listDictionaryUses,
} from '@portal/contract/administration/dictionaries';
import { useQueryOf } from '@portal/client/queries';
import type { Column } from '@portal/ui/data/DataTable';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { ListTable } from '../../platform/ListTable.tsx';

interface UseListProps {
  code: string;
  items: readonly EditedItem[];
}

/** The fields that take their values from a dictionary, with the stored values counted. */
export function UseList({ code, items }: UseListProps) {
  const query = useQueryOf(listDictionaryUses, { dictId: code });
  const texts = new Map(items.map(({ itemValue, itemText }) => [itemValue, itemText]));
  return (
    <Panel isFlush title="被哪里使用" className="dictionary-panel">
      <QueryState
        query={query}
        lines={3}
        isEmpty={({ length }) => length === 0}
        emptyText="没有记录的字段使用它；页面和程序仍可能按编码使用"
      >
        {(uses) => (
          <ListTable
            columns={columnsOf(texts)}
            rows={uses}
            keyOf={({ sysName, subject, field }) => [sysName, subject, field].join()}
          />
        )}
      </QueryState>
    </Panel>
  );
}

const columnsOf = (texts: ReadonlyMap<string, string>): Column<DictionaryUse>[] => [
  {
    header: '字段',
    isUnlabelled: true,
    cell: ({ sysName, subject, field }) => (
      <>
        {subject} · {field}
        <small>{sysName}</small>
      </>
    ),
  },
  {
    header: '记录数',
    className: 'num',
    cell: ({ counts }) => counts.reduce((sum, { rows }) => sum + rows, 0).toLocaleString(),
  },
  {
    header: '已存的值',
    isBlank: ({ counts }) => counts.length === 0,
    cell: ({ counts }) =>
      counts
        .map(
          ({ value, rows }) =>
            `${texts.get(value) ?? `${value}（已无此项）`} ${rows.toLocaleString()}`,
        )
        .join('，'),
  },
];
