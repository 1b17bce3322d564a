import type { List } from '@portal/contract/lists/list';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { SelectField } from '@portal/ui/forms/SelectField';
import { emptyFilter, type ListFilter } from './list-filter.ts';

interface FiltersProps {
  list: List;
  sought: ListFilter;
  onSeek: (sought: ListFilter) => void;
}

/** The filters of a list: a keyword, and every field that is a choice. */
export function Filters({ list, sought, onSeek }: FiltersProps) {
  const choices = list.fields.flatMap((field) => (field.kind === 'choice' ? [field] : []));

  function seek(form: HTMLFormElement): void {
    const typed = new FormData(form);
    const textOf = (name: string): string => {
      const value = typed.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const values = choices
      .map(({ name }): [string, string] => [name, textOf(name)])
      .filter(([, value]) => value !== '');
    onSeek({ keyword: textOf('keyword'), values: Object.fromEntries(values), pageNo: 1 });
  }

  return (
    <search>
      <form
        className="work-list-filters"
        onSubmit={(event) => {
          event.preventDefault();
          seek(event.currentTarget);
        }}
      >
        <Field
          label="关键字"
          name="keyword"
          type="search"
          maxLength={40}
          autoComplete="off"
          placeholder="编号或文字"
          defaultValue={sought.keyword}
        />
        {choices.map(({ name, label, choices: options }) => (
          <SelectField
            key={name}
            label={label}
            name={name}
            none="全部"
            options={options}
            defaultValue={sought.values[name] ?? ''}
          />
        ))}
        <div className="work-list-seek">
          <Button onClick={() => onSeek(emptyFilter)}>重置</Button>
          <Button kind="primary" type="submit">
            查询
          </Button>
        </div>
      </form>
    </search>
  );
}
