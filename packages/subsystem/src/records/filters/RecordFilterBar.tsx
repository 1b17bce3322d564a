import type { RecordFilter } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { SelectField } from '@portal/ui/forms/SelectField';
import { Filter } from 'lucide-react';
import { useState } from 'react';
import { filterColumns, filterWords, keysInFilter, valueIn, withValue } from './filter-parts.ts';
import { useNamesOf } from '../record-names.tsx';
import { emptyQuery, type ListQuery } from '../list-address.ts';
import { partOnDemand } from '../part-on-demand.tsx';

const ConditionEditor = partOnDemand(({ ConditionEditor: Part }) => Part, { lines: 0 });

interface RecordFilterBarProps {
  type: RecordType;
  query: ListQuery;
  onQuery: (query: ListQuery) => void;
}

/** The filters of a list: a keyword, each column of choices, and a drawer for all other conditions. */
export function RecordFilterBar({ type, query, onQuery }: RecordFilterBarProps) {
  const [isEditing, setEditing] = useState(false);
  const choices = filterColumns(type).filter(({ field }) => field.kind === 'choice');
  const narrow = (changed: Partial<ListQuery>) => onQuery({ ...query, ...changed, pageNo: 1 });

  function search(form: HTMLFormElement): void {
    const typed = new FormData(form);
    const textOf = (name: string): string => {
      const value = typed.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const filter = choices.reduce(
      (narrowed, { name }) => withValue(narrowed, name, textOf(name)),
      query.filter,
    );
    narrow({ keyword: textOf('keyword'), filter });
  }

  return (
    <search>
      <form
        className="records-filters"
        onSubmit={(event) => {
          event.preventDefault();
          search(event.currentTarget);
        }}
      >
        <Field
          label="关键字"
          name="keyword"
          type="search"
          maxLength={40}
          autoComplete="off"
          placeholder="编号或文字"
          defaultValue={query.keyword}
        />
        {choices.map(({ name, field }) => (
          <SelectField
            key={name}
            label={field.label}
            name={name}
            none="全部"
            options={'choices' in field ? field.choices : []}
            defaultValue={valueIn(query.filter, name)}
          />
        ))}
        <div className="records-search">
          <Button aria-haspopup="dialog" onClick={() => setEditing(true)}>
            <Filter size={15} aria-hidden="true" /> 更多条件
          </Button>
          <Button onClick={() => narrow({ ...emptyQuery, sort: query.sort })}>重置</Button>
          <Button kind="primary" type="submit">
            查询
          </Button>
        </div>
      </form>
      <p className="records-words" aria-live="polite">
        <FilterWords type={type} filter={query.filter} />
      </p>
      {isEditing && (
        <ConditionEditor
          type={type}
          filter={query.filter}
          onFilter={(filter) => narrow({ filter })}
          onClose={() => setEditing(false)}
        />
      )}
    </search>
  );
}

interface FilterWordsProps {
  type: RecordType;
  filter: RecordFilter | undefined;
}

/** A filter in words, with the names of what it refers to. */
function FilterWords({ type, filter }: FilterWordsProps) {
  const words = filterWords(type, filter, useNamesOf(type, keysInFilter(type, filter)));
  return words && `筛选：${words}`;
}
