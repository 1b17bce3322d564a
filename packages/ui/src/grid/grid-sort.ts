/** One column a list is sorted by. */
export interface SortTerm {
  key: string;
  isDescending: boolean;
}

/** A sort as addresses have it: `-day,id`. */
export const writtenSort = (terms: readonly SortTerm[]): string =>
  terms.map(({ key, isDescending }) => (isDescending ? `-${key}` : key)).join();

/** Reads a sort; a column that cannot be sorted by is left out. */
export const readSort = (written: string, sortable: readonly string[]): SortTerm[] =>
  written
    .split(',')
    .map((term) => ({ key: term.replace(/^-/, ''), isDescending: term.startsWith('-') }))
    .filter(
      ({ key }, at, terms) =>
        sortable.includes(key) && terms.findIndex((term) => term.key === key) === at,
    );

/** Turns a column from rising to falling to unsorted; it is the only one, unless it is added to the others. */
export function turnSort(
  terms: readonly SortTerm[],
  key: string,
  { isAdded }: { isAdded: boolean },
): SortTerm[] {
  const now = terms.find((term) => term.key === key);
  const next = now?.isDescending ? [] : [{ key, isDescending: now !== undefined }];
  if (!isAdded) return next;
  return now ? terms.flatMap((term) => (term.key === key ? next : [term])) : [...terms, ...next];
}
