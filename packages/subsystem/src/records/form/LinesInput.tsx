import { headOf } from '@portal/contract/records/field-heads';
import type { LinesField } from '@portal/contract/records/fields';
import { Button } from '@portal/ui/actions/Button';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { isNumeric } from '../record-values.ts';
import { LineRow, SheetSums } from './LineRow.tsx';
import {
  type CellPlace,
  emptyLine,
  sheetCells,
  type TypedLine,
  withCells,
} from './pasted-lines.ts';

interface LinesInputProps {
  field: LinesField;
  label: string;
  lines: readonly TypedLine[];
  error: string | undefined;
  disabled: boolean;
  hint?: string;
  onChange: (lines: TypedLine[]) => void;
}

/**
 * The rows within a record as a sheet: Enter goes down a row and adds one at the end, arrows go up and down, rows copied
 * from a spreadsheet are pasted, and the totals that the type names stand below.
 */
export function LinesInput(props: LinesInputProps) {
  const { field, label, lines, error, disabled, hint, onChange } = props;
  const columns = Object.entries(field.columns);
  const errorId = useId();
  const { table, focusCell } = useCellFocus(lines);
  const isFull = lines.length >= field.most;

  function add(column = 0): void {
    if (isFull) return;
    focusCell(lines.length, column);
    onChange([...lines, emptyLine(field)]);
  }

  function remove(row: number): void {
    focusCell(Math.min(row, lines.length - 2), 0);
    onChange(lines.toSpliced(row, 1));
  }

  function onKeyDown(event: KeyboardEvent, { row, column }: CellPlace): void {
    // A part of a day, or an open list, has these keys for itself.
    if (!(event.target instanceof HTMLInputElement) || event.target.role === 'combobox') return;
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.key === 'Enter' && row === lines.length - 1) add(column);
    else focusCell(row + step, column);
  }

  function onPaste(event: ClipboardEvent, { row, column }: CellPlace): void {
    const cells = sheetCells(event.clipboardData.getData('text'));
    if (!cells) return;
    event.preventDefault();
    onChange(withCells(field, lines, cells, { row, column }));
  }

  return (
    <fieldset className="records-lines-input" disabled={disabled} aria-describedby={errorId}>
      <legend>{label}</legend>
      <table ref={table} className="records-sheet">
        <thead>
          <tr>
            <th scope="col" className="records-sheet-number">
              <span className="sr-only">行</span>
            </th>
            {columns.map(([name, column]) => (
              <th key={name} scope="col" data-align={isNumeric(column) ? 'end' : undefined}>
                {headOf(column)}
                {column.required && ' *'}
              </th>
            ))}
            <th scope="col" className="records-sheet-remove">
              <span className="sr-only">删除</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <LineRow
              // oxlint-disable-next-line react/no-array-index-key -- a row is known by its place alone
              key={row}
              row={row}
              line={line}
              field={field}
              isChecked={error !== undefined}
              onChange={(changed) => onChange(lines.with(row, changed))}
              onRemove={() => remove(row)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
          ))}
        </tbody>
        <SheetSums field={field} lines={lines} />
      </table>
      <div className="records-group-foot" data-invalid={error !== undefined}>
        <Button kind="text" size="small" disabled={isFull} onClick={() => add()}>
          <Plus size={14} aria-hidden="true" /> 添加一行
        </Button>
        <span>{hint ?? (isFull ? `最多 ${field.most} 行` : '可从表格粘贴多行')}</span>
      </div>
      <p id={errorId} className="ui-field-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}

/** Focuses the cell at a place, also one that is drawn a moment later. */
function useCellFocus(lines: readonly TypedLine[]) {
  const table = useRef<HTMLTableElement>(null);
  const awaited = useRef<{ row: number; column: number; count: number } | undefined>(undefined);
  const focus = (row: number, column: number) =>
    table.current?.tBodies[0]?.rows[row]?.cells[column + 1]
      ?.querySelector<HTMLElement>('input, select, [tabindex="0"]')
      ?.focus();
  useEffect(() => {
    const place = awaited.current;
    if (!place || place.count === lines.length) return;
    awaited.current = undefined;
    focus(place.row, place.column);
  });
  return {
    table,
    focusCell: (row: number, column: number) => {
      awaited.current = { row, column, count: lines.length };
      focus(row, column);
    },
  };
}
