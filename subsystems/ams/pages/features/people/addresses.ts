import { PersonState, type PersonSort, personSorts } from '@portal/contract/administration/people';
import type { SortTerm } from '@portal/ui/grid/grid-sort';

/** The filter of the list, all of it in the address, so that a link opens the same people. */
export interface PeopleQuery {
  keyword: string;
  departId: string;
  position: string;
  roleCode: string;
  storeNo: string;
  state: PersonState | '';
  sort: PersonSort;
  pageNo: number;
  pageSize: number;
}

export const everybody: PeopleQuery = {
  keyword: '',
  departId: '',
  position: '',
  roleCode: '',
  storeNo: '',
  state: '',
  sort: 'workNo',
  pageNo: 1,
  pageSize: 20,
};

const texts = ['keyword', 'departId', 'position', 'roleCode', 'storeNo'] as const;
const sorts = personSorts.flatMap((name): PersonSort[] => [name, `-${name}`]);

/** Reads the filter of an address; what is none is left out. */
export function peopleQueryFrom(search: string): PeopleQuery {
  const query = new URLSearchParams(search);
  const text = (name: string): string => query.get(name)?.slice(0, 60) ?? '';
  const count = (name: string, usual: number, most: number): number => {
    const written = query.get(name) ?? '';
    const number = /^[1-9]\d{0,4}$/.test(written) ? Number(written) : usual;
    return number <= most ? number : usual;
  };
  return {
    ...everybody,
    ...Object.fromEntries(texts.map((name) => [name, text(name)])),
    state: PersonState.options.find((state) => state === query.get('state')) ?? '',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? everybody.sort,
    pageNo: count('page', 1, 99_999),
    pageSize: count('size', everybody.pageSize, 100),
  };
}

/** The query of an address, with its question mark, or empty. */
export function searchOfPeople(wanted: PeopleQuery): string {
  const { pageNo, pageSize, sort, state } = wanted;
  const query = new URLSearchParams();
  for (const name of texts) if (wanted[name] !== '') query.set(name, wanted[name]);
  if (state !== '') query.set('state', state);
  if (sort !== everybody.sort) query.set('sort', sort);
  if (pageNo !== 1) query.set('page', String(pageNo));
  if (pageSize !== everybody.pageSize) query.set('size', String(pageSize));
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** The filter and order of a query without its page, as an export takes them. */
export const soughtOf = ({ pageNo: _no, pageSize: _size, ...sought }: PeopleQuery) => sought;

export const isFiltered = (query: PeopleQuery): boolean =>
  query.state !== '' || texts.some((name) => query[name] !== '');

export const sortTerms = (sort: PersonSort): SortTerm[] => [
  { key: sort.replace('-', ''), isDescending: sort.startsWith('-') },
];

/** One column sorts the list; without any it is the number. */
export function sortOf([term]: readonly SortTerm[]): PersonSort {
  const written = term && `${term.isDescending ? '-' : ''}${term.key}`;
  return sorts.find((sort) => sort === written) ?? everybody.sort;
}
