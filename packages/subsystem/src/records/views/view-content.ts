import type { ViewContent } from '@portal/contract/records/record-views';
import type { RecordType } from '@portal/contract/records/record-type';
import type { WireRecord } from '@portal/contract/records/record-calls';
import { type GridColumn, type GridLayout, orderedKeys } from '@portal/ui/grid/grid-layout';
import { emptyQuery, type ListQuery, queryFrom, wireFilter, wireSort } from '../list-address.ts';

/** The rows and columns of a list as they are shown. */
export interface ShownList {
  query: ListQuery;
  layout: GridLayout;
  columns: readonly GridColumn<WireRecord>[];
}

/** Returns what is shown as a view keeps it; no columns while their order and choice are those of the type. */
export function viewContent({ query, layout, columns }: ShownList): ViewContent {
  const hidden = new Set(layout.hidden);
  const keys = orderedKeys(columns, layout).filter((key) => !hidden.has(key));
  const isUsual = keys.join() === columns.map(({ key }) => key).join();
  return {
    keyword: query.keyword,
    filter: wireFilter(query.filter),
    sort: wireSort(query.sort),
    columns: isUsual ? [] : keys,
  };
}

/** Returns the query of a view, from its first page. */
export function queryOfView(type: RecordType, { keyword, filter, sort }: ViewContent): ListQuery {
  const { isWhole: _isWhole, ...query } = queryFrom(
    type,
    `?${new URLSearchParams({ keyword, filter, sort }).toString()}`,
  );
  return { ...emptyQuery, ...query };
}

/** Returns the layout with the columns of a view, in its order; others are hidden. */
export function layoutOfView(
  { layout, columns }: Pick<ShownList, 'layout' | 'columns'>,
  view: ViewContent,
): GridLayout {
  if (view.columns.length === 0) return { ...layout, order: [], hidden: [] };
  const shown = new Set(view.columns);
  const hidden = columns.filter(({ key, isFixed }) => !isFixed && !shown.has(key));
  return { ...layout, order: view.columns, hidden: hidden.map(({ key }) => key) };
}
