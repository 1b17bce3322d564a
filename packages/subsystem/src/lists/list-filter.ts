import type { List } from '@portal/contract/lists/list';

/** The filter of a list. All of it is in the address, so that it can be passed on and comes back. */
export interface ListFilter {
  keyword: string;
  values: Record<string, string>;
  pageNo: number;
}

export const emptyFilter: ListFilter = { keyword: '', values: {}, pageNo: 1 };

/** Reads the filter from an address; unknown fields are left out. */
export function filterFrom({ fields }: List, search: string): ListFilter {
  const query = new URLSearchParams(search);
  const chosen = fields.flatMap((field): [string, string][] => {
    const value = query.get(field.name) ?? '';
    const isKnown =
      field.kind === 'choice' && field.choices.some((choice) => choice.value === value);
    return isKnown ? [[field.name, value]] : [];
  });
  const page = query.get('page') ?? '';
  return {
    keyword: (query.get('keyword') ?? '').slice(0, 40),
    values: Object.fromEntries(chosen),
    pageNo: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of an address that asks for this, with its question mark, or empty. */
export function searchOf({ keyword, values, pageNo }: ListFilter): string {
  const query = new URLSearchParams({
    ...(keyword && { keyword }),
    ...values,
    ...(pageNo > 1 && { page: String(pageNo) }),
  });
  return query.size > 0 ? `?${query.toString()}` : '';
}
