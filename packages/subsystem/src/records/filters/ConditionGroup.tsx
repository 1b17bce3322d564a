import { filterLimits, type RecordFilter } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { IconButton } from '@portal/ui/actions/IconButton';
import { Segmented } from '@portal/ui/forms/Segmented';
import { Plus, X } from 'lucide-react';
import { ConditionRow } from './ConditionRow.tsx';
import { type FilterColumn, newCondition } from './filter-parts.ts';

export type Group = { all: RecordFilter[] } | { any: RecordFilter[] };

interface ConditionGroupProps {
  type: RecordType;
  columns: readonly FilterColumn[];
  group: Group;
  /** 1 for the outermost group. */
  depth: number;
  onGroup: (group: Group) => void;
  onRemove?: () => void;
}

const joins = [
  { value: 'all', label: '全部满足' },
  { value: 'any', label: '任一满足' },
] as const;

/** Conditions that all hold, or of which one does, with groups of others within. */
export function ConditionGroup(props: ConditionGroupProps) {
  const { type, columns, group, depth, onGroup, onRemove } = props;
  const join = 'all' in group ? 'all' : 'any';
  const parts = 'all' in group ? group.all : group.any;
  const write = (next: RecordFilter[], how = join) =>
    onGroup(how === 'all' ? { all: next } : { any: next });
  const replace = (at: number, part: RecordFilter) => write(parts.with(at, part));
  const remove = (at: number) => write(parts.toSpliced(at, 1));
  const [, first] = columns;

  return (
    <fieldset className="records-group">
      <legend className="sr-only">第 {depth} 层条件</legend>
      <div className="records-group-head">
        <Segmented
          label="条件之间"
          options={joins}
          value={join}
          onChange={(how) => write(parts, how)}
        />
        {onRemove && (
          <IconButton label="删除这组条件" onClick={onRemove}>
            <X size={16} />
          </IconButton>
        )}
      </div>
      <ul>
        {parts.map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a condition is known by its place alone
          <li key={at}>
            {'field' in part ? (
              <ConditionRow
                type={type}
                columns={columns}
                condition={part}
                onChange={(next) => replace(at, next)}
                onRemove={() => remove(at)}
              />
            ) : (
              <ConditionGroup
                type={type}
                columns={columns}
                group={part}
                depth={depth + 1}
                onGroup={(next) => replace(at, next)}
                onRemove={() => remove(at)}
              />
            )}
          </li>
        ))}
      </ul>
      {first && (
        <div className="records-group-foot">
          <Button
            kind="text"
            size="small"
            onClick={() => write([...parts, newCondition(first, 'is')])}
          >
            <Plus size={14} aria-hidden="true" /> 添加条件
          </Button>
          {depth < filterLimits.depth && (
            <Button
              kind="text"
              size="small"
              onClick={() => write([...parts, { any: [newCondition(first, 'is')] }])}
            >
              <Plus size={14} aria-hidden="true" /> 添加条件组
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
