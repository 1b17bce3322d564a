import { headOf } from '@portal/contract/records/field-heads';
import type { LinesField } from '@portal/contract/records/fields';
import { IconButton } from '@portal/ui/actions/IconButton';
import { X } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { numberText } from '../record-values.ts';
import { textValue } from './typed-values.ts';
import { LineCell } from './LineCell.tsx';
import type { CellPlace, TypedLine } from './pasted-lines.ts';

interface LineRowProps {
  field: LinesField;
  /** Its place, from 0. */
  row: number;
  line: TypedLine;
  /** Marks the cells that their columns refuse. */
  isChecked: boolean;
  onChange: (line: TypedLine) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent, place: CellPlace) => void;
  onPaste: (event: ClipboardEvent, place: CellPlace) => void;
}

/** A row of the rows within a record. */
export function LineRow(props: LineRowProps) {
  const { field, row, line, isChecked, onChange, onRemove, onKeyDown, onPaste } = props;
  return (
    <tr>
      <td className="records-sheet-number">{row + 1}</td>
      {Object.entries(field.columns).map(([name, column], at) => (
        <td
          key={name}
          data-label={headOf(column)}
          onKeyDown={(event) => onKeyDown(event, { row, column: at })}
          onPaste={(event) => onPaste(event, { row, column: at })}
        >
          <LineCell
            column={column}
            label={`第 ${row + 1} 行${column.label}`}
            value={line[name] ?? ''}
            isChecked={isChecked}
            onChange={(value) => onChange({ ...line, [name]: value })}
          />
        </td>
      ))}
      <td className="records-sheet-remove">
        <IconButton label={`删除第 ${row + 1} 行`} onClick={onRemove}>
          <X size={16} />
        </IconButton>
      </td>
    </tr>
  );
}

interface SheetSumsProps {
  field: LinesField;
  lines: readonly TypedLine[];
}

/** The totals that the type names, below their columns. */
export function SheetSums({ field, lines }: SheetSumsProps) {
  const { columns, sums = [] } = field;
  if (sums.length === 0) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row" className="records-sheet-number">
          合计
        </th>
        {Object.entries(columns).map(([name, column]) => {
          const sum = lines.reduce(
            (total, line) => total + (Number(textValue(column, line[name] ?? '')) || 0),
            0,
          );
          const isSummed = sums.includes(name);
          return (
            <td key={name} {...(isSummed && { 'data-label': headOf(column), 'data-align': 'end' })}>
              {isSummed && <output>{numberText(column, sum)}</output>}
            </td>
          );
        })}
        <td aria-hidden="true" className="records-sheet-remove" />
      </tr>
    </tfoot>
  );
}
