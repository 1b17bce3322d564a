import { headOf } from '@portal/contract/records/field-heads';
import { comparisonsOf, type Condition } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { IconButton } from '@portal/ui/actions/IconButton';
import { Field } from '@portal/ui/forms/Field';
import { X } from 'lucide-react';
import { PlainInput } from '../form/PlainInput.tsx';
import { conditionField, conditionValue } from './condition-value.ts';
import { comparisonLabel, type FilterColumn, newCondition } from './filter-parts.ts';

interface ConditionRowProps {
  type: RecordType;
  columns: readonly FilterColumn[];
  condition: Condition;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

/** One condition: its column, its comparison, and a value asked for as the form does. */
export function ConditionRow({ type, columns, condition, onChange, onRemove }: ConditionRowProps) {
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
          .map(({ name, field }) => (
            <option key={name} value={name}>
              {headOf(field)}
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
              {comparisonLabel(op, column.field.kind)}
            </option>
          ))}
      </select>
      {column && (
        <ConditionValue type={type} column={column} condition={condition} onChange={onChange} />
      )}
      <IconButton label="删除条件" onClick={onRemove}>
        <X size={16} />
      </IconButton>
    </div>
  );
}

interface ConditionValueProps {
  type: RecordType;
  column: FilterColumn;
  condition: Condition;
  onChange: (condition: Condition) => void;
}

function ConditionValue({ type, column, condition, onChange }: ConditionValueProps) {
  const { op, value } = condition;
  if (op === 'empty' || op === 'filled') return <span className="records-condition-value" />;
  const isMultiple = op === 'in' || op === 'has';
  const values = Array.isArray(value) ? value : [];
  return (
    <div className="records-condition-value">
      {column.name === 'id' && isMultiple ? (
        <Field
          label="编号的值，以逗号分隔"
          autoComplete="off"
          value={values.join(',')}
          onChange={({ target }) =>
            onChange({ ...condition, value: target.value.split(/[,，、\s]/) })
          }
        />
      ) : (
        <PlainInput
          field={conditionField(column, op)}
          isMultiple={isMultiple}
          source={{ type, name: column.name }}
          value={isMultiple ? values : String(value ?? '')}
          error={undefined}
          onChange={(typed) => onChange({ ...condition, value: conditionValue(column, typed) })}
        />
      )}
    </div>
  );
}
