import { headOf } from '@portal/contract/records/field-heads';
import type { RecordField } from '@portal/contract/records/fields';
import { importedFields } from '@portal/contract/records/imported-fields';
import type { RecordType } from '@portal/contract/records/record-type';
import { hasOptions } from '@portal/contract/records/references';
import type { SheetColumn } from '#platform/sheets/import-subject.ts';
import type { FieldAccess } from '../record-access.ts';

/** The name of the column with the number of a record; no field has it. */
export const numberColumn = 'id';

/**
 * Returns the columns of a sheet of a type: the number, the fields that the user sees, and what an exported sheet has
 * beyond them.
 */
export async function columnsOf(
  type: RecordType,
  { hidden, readOnly }: FieldAccess,
  choicesOf: (field: RecordField) => Promise<readonly string[]>,
): Promise<SheetColumn[]> {
  const columns: SheetColumn[] = [{ name: numberColumn, label: `${type.one}编号` }];
  for (const [name, field] of importedFields(type, hidden)) {
    const label = headOf(field);
    if (readOnly.has(name)) {
      columns.push({ name, label, isReadOnly: true });
      continue;
    }
    const choices = await choicesIn(field, choicesOf);
    columns.push({
      name,
      label,
      isRequired: field.required === true && !('fromContext' in field),
      ...(choices && { choices }),
    });
  }
  const others = ['状态', '最后修改', '修改人'].filter(
    (label) => !columns.some((column) => column.label === label),
  );
  return [
    ...columns,
    ...others.map((label) => ({ name: `_${label}`, label, isIgnored: true as const })),
  ];
}

async function choicesIn(
  field: RecordField,
  choicesOf: (field: RecordField) => Promise<readonly string[]>,
): Promise<readonly string[] | undefined> {
  if ('choices' in field) return field.choices.map(({ label }) => label);
  return hasOptions(field) ? choicesOf(field) : undefined;
}
