import { conditionsOf, type RecordFilter } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { useIsPhone } from '@portal/ui/hooks/use-is-phone';
import { useSearchForm } from '@portal/ui/hooks/use-search-form';
import { Filter } from 'lucide-react';
import { useState } from 'react';
import { ChoiceFields, typedQuery } from './ChoiceFields.tsx';
import { filterWords, keysInFilter } from './filter-parts.ts';
import { useNamesOf } from '../record-names.tsx';
import { emptyQuery, type ListQuery } from '../list-address.ts';
import { partOnDemand } from '../part-on-demand.tsx';

const ConditionEditor = partOnDemand(({ ConditionEditor: Part }) => Part, { lines: 0 });
const FilterSheet = partOnDemand(({ FilterSheet: Part }) => Part, { lines: 0 });

interface RecordFilterBarProps {
  type: RecordType;
  query: ListQuery;
  onQuery: (query: ListQuery) => void;
}

/**
 * The filters of a list: a keyword, each column of choices, and a drawer for all other conditions. On a phone the keyword
 * stays above the list, and the others are in a sheet at the bottom.
 */
export function RecordFilterBar({ type, query, onQuery }: RecordFilterBarProps) {
  const [opened, setOpened] = useState<'conditions' | 'sheet'>();
  const isPhone = useIsPhone();
  const narrow = (changed: Partial<ListQuery>) => onQuery({ ...query, ...changed, pageNo: 1 });
  const close = () => setOpened(undefined);
  const openConditions = () => setOpened('conditions');
  const { props, restore } = useSearchForm(JSON.stringify([query.keyword, query.filter]), (typed) =>
    narrow(typedQuery(type, query, typed)),
  );
  function reset(): void {
    restore();
    narrow({ ...emptyQuery, sort: query.sort });
  }

  return (
    <search>
      <form {...props} className="records-filters">
        <Field
          label="关键字"
          name="keyword"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="编号或文字"
          defaultValue={query.keyword}
        />
        {!isPhone && <ChoiceFields type={type} filter={query.filter} />}
        <div className="records-search">
          {isPhone ? (
            <Button aria-haspopup="dialog" onClick={() => setOpened('sheet')}>
              <Filter size={15} aria-hidden="true" /> 筛选
              {query.filter && <span className="records-filter-on">{countOf(query.filter)}</span>}
            </Button>
          ) : (
            <>
              <Button aria-haspopup="dialog" onClick={openConditions}>
                <Filter size={15} aria-hidden="true" /> 更多条件
              </Button>
              <Button onClick={reset}>重置</Button>
            </>
          )}
          <Button kind="primary" type="submit">
            查询
          </Button>
        </div>
      </form>
      <p className="records-words" aria-live="polite">
        <FilterWords type={type} filter={query.filter} />
      </p>
      {opened === 'sheet' && (
        <FilterSheet
          type={type}
          filter={query.filter}
          onFilter={(filter) => narrow({ filter })}
          onReset={reset}
          onConditions={openConditions}
          onClose={close}
        />
      )}
      {opened === 'conditions' && (
        <ConditionEditor
          type={type}
          filter={query.filter}
          side={isPhone ? 'bottom' : 'right'}
          onFilter={(filter) => narrow({ filter })}
          onClose={close}
        />
      )}
    </search>
  );
}

const countOf = (filter: RecordFilter): number => conditionsOf(filter).length;

interface FilterWordsProps {
  type: RecordType;
  filter: RecordFilter | undefined;
}

/** A filter in words, with the names of what it refers to. */
function FilterWords({ type, filter }: FilterWordsProps) {
  const words = filterWords(type, filter, useNamesOf(type, keysInFilter(type, filter)));
  return words && `筛选：${words}`;
}
