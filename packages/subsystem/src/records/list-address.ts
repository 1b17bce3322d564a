import {
  filterIn,
  onSide,
  type RecordFilter,
  sortIn,
  topConditions,
} from '@portal/contract/records/record-filter';
import type { RecordType, StepSide } from '@portal/contract/records/record-type';
import type { SortTerm } from '@portal/ui/grid/grid-sort';

/** Records on a page, unless the address asks for another number; and the most the wire allows. */
const usualSize = 20;
const sizeMost = 100;

/** The query of a list. All of it is in the address, so that a link opens the same rows. */
export interface ListQuery {
  keyword: string;
  filter: RecordFilter | undefined;
  sort: readonly SortTerm[];
  pageNo: number;
  pageSize: number;
  /** The side of the user on all rows, of a page for one side. */
  side?: StepSide | undefined;
}

/** The view that a page of records begins with, and the side it is for. */
export interface ListOfPage {
  /** The key of the view of an address without a filter. */
  view?: string | undefined;
  /** The side that the user is on, of all rows. */
  side?: StepSide | undefined;
}

export const emptyQuery: ListQuery = {
  keyword: '',
  filter: undefined,
  sort: [],
  pageNo: 1,
  pageSize: usualSize,
};

/** Stands in an address for no filter on a page that shows a view by itself. */
const noFilter = 'none';

/**
 * Reads the query from an address. What does not fit the type is left out, and `isWhole` is false. An address without a
 * filter has that of the view.
 */
export function queryFrom(
  type: RecordType,
  search: string,
  { view, side }: ListOfPage = {},
): ListQuery & { isWhole: boolean } {
  const query = new URLSearchParams(search);
  const written = query.get('filter') ?? JSON.stringify(viewFilter(type, view)) ?? '';
  const filter = filterIn(type).safeParse(written === noFilter ? '' : written);
  const sort = sortIn(type).safeParse(query.get('sort') ?? '');
  return {
    keyword: (query.get('keyword') ?? '').trim(),
    filter: filter.data,
    sort: (sort.data ?? []).map(({ field, descending }) => ({
      key: field,
      isDescending: descending,
    })),
    pageNo: countIn(query.get('page'), 100_000) ?? 1,
    pageSize: countIn(query.get('size'), sizeMost) ?? usualSize,
    side,
    isWhole: filter.success && sort.success,
  };
}

function countIn(written: string | null, most: number): number | undefined {
  const count = /^[1-9]\d{0,5}$/.test(written ?? '') ? Number(written) : undefined;
  return count !== undefined && count <= most ? count : undefined;
}

/** Returns the filter of a view that everybody has, as a group of conditions. */
export function viewFilter({ views = {} }: RecordType, key = ''): RecordFilter | undefined {
  const filter = views[key]?.filter;
  return filter && 'field' in filter ? { all: [filter] } : filter;
}

/** The query of an address, with its question mark, or empty; `view` is the one that the page shows by itself. */
export function searchOf(
  { keyword, filter, sort, pageNo, pageSize }: ListQuery,
  view?: string,
): string {
  const query = new URLSearchParams({
    ...(keyword && { keyword }),
    ...(filter && { filter: JSON.stringify(filter) }),
    ...(!filter && view !== undefined && { filter: noFilter }),
    ...(sort.length > 0 && { sort: wireSort(sort) }),
    ...(pageNo > 1 && { page: String(pageNo) }),
    ...(pageSize !== usualSize && { size: String(pageSize) }),
  });
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** A sort as the wire has it: `units.desc,day`. */
export const wireSort = (sort: readonly SortTerm[]): string =>
  sort.map(({ key, isDescending }) => (isDescending ? `${key}.desc` : key)).join();

/** The input of the calls that read rows. */
export const wireQuery = ({ keyword, filter, side }: ListQuery) => ({
  keyword,
  filter: wireFilter(side ? { all: [onSide(side), ...topConditions(filter)] } : filter),
});

/** A filter as the wire has it: empty for none. */
export const wireFilter = (filter: RecordFilter | undefined): string =>
  filter ? JSON.stringify(filter) : '';
