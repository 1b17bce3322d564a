import type { LineField, LinesField } from '@portal/contract/records/fields';
import { Button } from '@portal/ui/actions/Button';
import { IconButton } from '@portal/ui/actions/IconButton';
import { Plus, X } from 'lucide-react';
import { headOf, isNumeric, numberText } from '../record-values.ts';

type Line = Record<string, string>;

interface LinesInputProps {
  field: LinesField;
  label: string;
  lines: readonly Line[];
  error: string | undefined;
  disabled: boolean;
  onChange: (lines: Line[]) => void;
}

/** The rows within a record: each typed in its columns, with the totals that its type names. */
export function LinesInput({ field, label, lines, error, disabled, onChange }: LinesInputProps) {
  const columns = Object.entries(field.columns);
  const empty: Line = Object.fromEntries(columns.map(([name]) => [name, '']));
  return (
    <fieldset className="records-lines-input" disabled={disabled}>
      <legend>{label}</legend>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is known by its place alone
        <div key={at} className="records-line">
          {columns.map(([name, column]) => (
            <LineCell
              key={name}
              column={column}
              label={`第 ${at + 1} 行${column.label}`}
              value={line[name] ?? ''}
              onChange={(value) => onChange(lines.with(at, { ...line, [name]: value }))}
            />
          ))}
          <IconButton
            label={`删除第 ${at + 1} 行`}
            onClick={() => onChange(lines.toSpliced(at, 1))}
          >
            <X size={16} />
          </IconButton>
        </div>
      ))}
      <div className="records-group-foot">
        <Button
          kind="text"
          size="small"
          disabled={lines.length >= field.most}
          onClick={() => onChange([...lines, empty])}
        >
          <Plus size={14} aria-hidden="true" /> 添加一行
        </Button>
        <output>{sumsOf(field, lines)}</output>
      </div>
      <p className="ui-field-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}

function sumsOf({ columns, sums = [] }: LinesField, lines: readonly Line[]): string {
  const totals = sums.flatMap((name) => {
    const column = columns[name];
    const sum = lines.reduce((total, line) => total + (Number(line[name]) || 0), 0);
    return column ? [`${headOf(column)} ${numberText(column, sum)}`] : [];
  });
  return totals.length > 0 ? `合计：${totals.join('，')}` : '';
}

interface LineCellProps {
  column: LineField;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function LineCell({ column, label, value, onChange }: LineCellProps) {
  if (column.kind === 'choice') {
    return (
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{column.label}</option>
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
      aria-label={label}
      placeholder={headOf(column)}
      type={column.kind === 'day' ? 'date' : 'text'}
      inputMode={isNumeric(column) ? 'decimal' : 'text'}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
