import { mySide, type RecordFilter } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { SelectField } from '@portal/ui/forms/SelectField';
import type { ListQuery } from '../list-address.ts';
import { filterColumns, valueIn, withValue } from './filter-parts.ts';

/** Returns the columns of choices: the state, and fields with a few fixed values. The user's side is among all conditions. */
const choiceColumns = (type: RecordType) =>
  filterColumns(type).filter(({ name, field }) => field.kind === 'choice' && name !== mySide);

interface ChoiceFieldsProps {
  type: RecordType;
  filter: RecordFilter | undefined;
}

/** A select for each column of choices, as part of a form. */
export const ChoiceFields = ({ type, filter }: ChoiceFieldsProps) =>
  choiceColumns(type).map(({ name, field }) => (
    <SelectField
      key={name}
      label={field.label}
      name={name}
      none="全部"
      options={'choices' in field ? field.choices : []}
      defaultValue={valueIn(filter, name)}
    />
  ));

/** Returns keyword and filter as a form has them; what it does not ask for stays as it was. */
export function typedQuery(
  type: RecordType,
  { keyword, filter }: Pick<ListQuery, 'keyword' | 'filter'>,
  typed: FormData,
): Pick<ListQuery, 'keyword' | 'filter'> {
  const textOf = (name: string): string | undefined => {
    const value = typed.get(name);
    return typeof value === 'string' ? value.trim() : undefined;
  };
  return {
    keyword: textOf('keyword') ?? keyword,
    filter: choiceColumns(type).reduce((narrowed, { name }) => {
      const value = textOf(name);
      return value === undefined ? narrowed : withValue(narrowed, name, value);
    }, filter),
  };
}
