import {
  comparisonsOf,
  type Condition,
  filterLimits,
  type RecordFilter,
} from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { IconButton } from '@portal/ui/actions/IconButton';
import { Segmented } from '@portal/ui/forms/Segmented';
import { Plus, X } from 'lucide-react';
import {
  comparisonLabel,
  conditionValue,
  type FilterColumn,
  newCondition,
} from './filter-parts.ts';

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

interface ConditionRowProps {
  type: RecordType;
  columns: readonly FilterColumn[];
  condition: Condition;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

function ConditionRow({ type, columns, condition, onChange, onRemove }: ConditionRowProps) {
  const column = columns.find(({ name }) => name === condition.field);
  const ops = comparisonsOf(type, condition.field);
  return (
    <div className="records-condition">
      <select
        aria-label="字段"
        value={condition.field}
        onChange={({ target }) => {
          const next = columns.find(({ name }) => name === target.value);
          const [op] = comparisonsOf(type, target.value);
          if (next && op) onChange(newCondition(next, op));
        }}
      >
        {columns
          .filter(({ name }) => comparisonsOf(type, name).length > 0)
          .map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
      </select>
      <select
        aria-label="比较"
        value={condition.op}
        onChange={({ target }) => {
          const op = ops.find((known) => known === target.value);
          if (column && op) onChange(newCondition(column, op));
        }}
      >
        {column &&
          ops.map((op) => (
            <option key={op} value={op}>
              {comparisonLabel(op, column.kind)}
            </option>
          ))}
      </select>
      {column && <ConditionValue column={column} condition={condition} onChange={onChange} />}
      <IconButton label="删除条件" onClick={onRemove}>
        <X size={16} />
      </IconButton>
    </div>
  );
}

interface ConditionValueProps {
  column: FilterColumn;
  condition: Condition;
  onChange: (condition: Condition) => void;
}

function ConditionValue({ column, condition, onChange }: ConditionValueProps) {
  const { op, value } = condition;
  if (op === 'empty' || op === 'filled') return <span className="records-condition-value" />;
  if (op === 'in' || op === 'has') {
    const chosen = Array.isArray(value) ? value : [];
    return column.choices ? (
      <fieldset className="records-condition-value records-ticks">
        <legend className="sr-only">{column.label}的值</legend>
        {column.choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onChange={({ target }) =>
                onChange({
                  ...condition,
                  value: target.checked
                    ? [...chosen, choice.value]
                    : chosen.filter((one) => one !== choice.value),
                })
              }
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    ) : (
      <input
        className="records-condition-value"
        aria-label={`${column.label}的值，以逗号分隔`}
        value={chosen.join(',')}
        onChange={({ target }) =>
          onChange({ ...condition, value: target.value.split(/[,，]/).filter(Boolean) })
        }
      />
    );
  }
  if (column.choices) {
    return (
      <select
        className="records-condition-value"
        aria-label={`${column.label}的值`}
        value={String(value ?? '')}
        onChange={({ target }) => onChange({ ...condition, value: target.value })}
      >
        <option value="">请选择</option>
        {column.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      className="records-condition-value"
      aria-label={`${column.label}的值`}
      type={column.kind === 'day' || column.kind === 'daySpan' ? 'date' : 'text'}
      maxLength={200}
      value={String(value ?? '')}
      onChange={({ target }) =>
        onChange({ ...condition, value: conditionValue(column, target.value) })
      }
    />
  );
}
