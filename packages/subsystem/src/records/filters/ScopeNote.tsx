import { type RecordFilter, topConditions } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { contextKindOf, contextNames } from '@portal/contract/workplace/work-context';
import { Button } from '@portal/ui/actions/Button';
import { useChosen } from '../../session.ts';
import type { ListQuery } from '../list-address.ts';

/** The coverage of lists that do not follow the choice in the header. */
const coverage = {
  stores: '您可查看的全部门店',
  all: '全集团',
  own: '所有地方',
  store: '所选门店',
  group: '所选事业部',
  company: '所选公司',
} as const satisfies Record<RecordType['scope'], string>;

/** Returns the sentence for a list that shows more than the header says; undefined where it follows the header. */
export function scopeWords({ system, scope }: Pick<RecordType, 'system' | 'scope'>) {
  const kind = contextKindOf[system];
  if (kind === undefined || scope === kind) return undefined;
  return `显示${coverage[scope]}的记录，不随上方所选${contextNames[kind]}变化`;
}

interface ScopeNoteProps {
  type: RecordType;
  query: ListQuery;
  onQuery: (query: ListQuery) => void;
}

/** Says that a list shows more than the header has chosen; one of stores is narrowed to the chosen one by a press. */
export function ScopeNote({ type, query, onQuery }: ScopeNoteProps) {
  const { storeNo } = useChosen();
  const words = scopeWords(type);
  if (words === undefined) return null;
  const { storeField = '' } = type;
  const isNarrowable = type.scope === 'stores' && type.fields[storeField]?.filterable && storeNo;
  if (!isNarrowable) return words;
  const chosen = { field: storeField, op: 'is', value: storeNo } as const;
  const others = topConditions(query.filter).filter((each) => !isSame(each, chosen));
  const isNarrowed = others.length < topConditions(query.filter).length;
  const narrow = () => {
    const conditions = isNarrowed ? others : [...others, chosen];
    const filter = conditions.length > 0 ? { all: conditions } : undefined;
    onQuery({ ...query, filter, pageNo: 1 });
  };
  return (
    <>
      <span>{isNarrowed ? '仅显示上方所选门店的记录' : words}</span>{' '}
      <Button kind="text" size="small" onClick={narrow}>
        {isNarrowed ? '显示全部门店' : '只看所选门店'}
      </Button>
    </>
  );
}

const isSame = (one: RecordFilter, other: RecordFilter): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
