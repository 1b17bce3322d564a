import type { Cell, List, ListField } from '@portal/contract/lists/list';
import type { ListRecord } from '@portal/contract/lists/list-calls';
import { Button } from '@portal/ui/actions/Button';
import { Allowed } from '../Allowed.tsx';
import { cellText, choiceIn, headOf } from './cells.ts';
import type { OpenRecord } from './Records.tsx';

interface RecordTableProps {
  list: List;
  records: readonly ListRecord[];
  onOpen: (opened: OpenRecord) => void;
}

/** Records in a table; where it is narrow, each is a card. */
export function RecordTable({ list, records, onOpen }: RecordTableProps) {
  const columns = list.fields.filter(({ isAside }) => !isAside);
  return (
    <div className="work-list-scroll">
      <table className="work-list-table">
        <thead>
          <tr>
            <th scope="col">编号</th>
            {columns.map((field) => (
              <th key={field.name} scope="col" data-kind={field.kind}>
                {headOf(field)}
              </th>
            ))}
            <th scope="col">操作</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              <th scope="row">
                <button
                  type="button"
                  className="work-list-open num"
                  onClick={() => onOpen({ record, isEditing: false })}
                >
                  {record.id}
                </button>
              </th>
              {columns.map((field) => (
                <td key={field.name} data-kind={field.kind} data-label={headOf(field)}>
                  <CellText field={field} value={record.fields[field.name] ?? null} />
                </td>
              ))}
              <td>
                <Allowed action={`${list.actions}:edit`}>
                  <Button
                    kind="text"
                    size="small"
                    aria-label={`编辑 ${record.id}`}
                    onClick={() => onOpen({ record, isEditing: true })}
                  >
                    编辑
                  </Button>
                </Allowed>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A choice with a tone has its colour. */
export function CellText({ field, value }: { field: ListField; value: Cell }) {
  const tone = choiceIn(field, value)?.tone;
  const text = cellText(field, value);
  return tone ? (
    <span className="work-list-tone" data-tone={tone}>
      {text}
    </span>
  ) : (
    text
  );
}
