import type { RecordType } from '@portal/contract/records/record-type';
import { Segmented } from '@portal/ui/forms/Segmented';
import { emptyQuery, type ListQuery, viewFilter } from '../list-address.ts';

interface ViewTabsProps {
  type: RecordType;
  query: ListQuery;
  onQuery: (query: ListQuery) => void;
}

const all = 'all';
const other = 'other';

/** The views that everybody has of a type beside all its records. */
export function ViewTabs({ type, query, onQuery }: ViewTabsProps) {
  const views = Object.entries(type.views ?? {});
  const shown = viewOf(type, query);
  return (
    <Segmented
      label="视图"
      options={[
        { value: all, label: '全部' },
        ...views.map(([value, { label }]) => ({ value, label })),
        ...(shown === other ? [{ value: other, label: '自定义' }] : []),
      ]}
      value={shown}
      onChange={(key) => {
        onQuery({ ...emptyQuery, sort: query.sort, filter: viewFilter(type, key) });
      }}
    />
  );
}

/** Returns the key of the view whose filter the query has; `other` for a filter of the user's. */
function viewOf(type: RecordType, { filter, keyword }: ListQuery): string {
  if (!filter && keyword === '') return all;
  const written = JSON.stringify(filter);
  const found = Object.keys(type.views ?? {}).find(
    (key) => JSON.stringify(viewFilter(type, key)) === written,
  );
  return found !== undefined && keyword === '' ? found : other;
}
