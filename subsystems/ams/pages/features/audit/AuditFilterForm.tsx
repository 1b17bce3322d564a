import { PersonPicker } from '@portal/subsystem/choosers/Pickers';
import { Button } from '@portal/ui/actions/Button';
import { DateRange } from '@portal/ui/dates/DateRange';
import { Field } from '@portal/ui/forms/Field';
import { SelectField } from '@portal/ui/forms/SelectField';
import { useSearchForm } from '@portal/ui/hooks/use-search-form';
import { kindWords } from './labels.ts';

const empty = { workNo: '', kind: '', address: '', object: '', from: '', until: '' };
/** The filter of entries, each member as it stands in the address; '' where nothing is filtered for. */
export type AuditFilter = typeof empty;

interface AuditFilterFormProps {
  filter: AuditFilter;
  /** False where the page has entries of one kind. */
  hasKind: boolean;
  onFilter: (changed: Partial<AuditFilter>) => void;
}

/** Filters for entries: a person and days at once, typed texts once they are submitted. */
export function AuditFilterForm({ filter, hasKind, onFilter }: AuditFilterFormProps) {
  const { props, restore } = useSearchForm(
    JSON.stringify([filter.address, filter.object]),
    (typed) => onFilter({ address: textIn(typed, 'address'), object: textIn(typed, 'object') }),
  );
  return (
    <form {...props} className="audit-filter">
      <PersonPicker
        label="人员"
        placeholder="按姓名、工号或拼音查找"
        value={filter.workNo === '' ? [] : [filter.workNo]}
        onChange={([workNo = '']) => onFilter({ workNo })}
      />
      {hasKind && (
        <SelectField
          label="类型"
          none="全部"
          value={filter.kind}
          options={Object.entries(kindWords).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => onFilter({ kind: target.value })}
        />
      )}
      <DateRange
        label="日期"
        actsAtOnce
        value={{ from: filter.from, until: filter.until }}
        onChange={({ from, until }) => onFilter({ from, until })}
      />
      <Field label="网络地址" name="address" defaultValue={filter.address} autoComplete="off" />
      {hasKind && (
        <Field
          label="对象"
          placeholder="工号、编号、dictionary:编码"
          name="object"
          defaultValue={filter.object}
          autoComplete="off"
        />
      )}
      <div className="audit-ways">
        <Button kind="primary" type="submit">
          查询
        </Button>
        <Button
          onClick={() => {
            restore();
            onFilter(empty);
          }}
        >
          重置
        </Button>
      </div>
    </form>
  );
}

function textIn(typed: FormData, name: string): string {
  const text = typed.get(name);
  return typeof text === 'string' ? text.trim() : '';
}
