import { usePage, useRouter } from '@portal/subsystem/session';

/** The characters that are read: of a keyword, and of a filter, whose longest is an object of the audit trail. */
const [keywordMost, filterMost] = [40, 200];

/** Keyword, page and further filters of a list, all of them in the address. */
export function useListAddress(...filters: readonly string[]) {
  const { search, path } = usePage();
  const { replace } = useRouter();
  const asked = new URLSearchParams(search);
  const value = (name: string): string =>
    asked.get(name)?.slice(0, name === 'keyword' ? keywordMost : filterMost) ?? '';
  const pageNo = /^[1-9]\d{0,4}$/.exec(asked.get('page') ?? '')?.[0] ?? '1';

  /** Writes these into the address beside the others; what is empty goes, and the first page is shown. */
  function set(wanted: Readonly<Record<string, string>>): void {
    const kept = ['keyword', ...filters].map((name): [string, string] => [name, value(name)]);
    const merged = { ...Object.fromEntries(kept), ...wanted };
    const written = new URLSearchParams(Object.entries(merged).filter(([, text]) => text !== ''));
    replace(written.size > 0 ? `${path}?${written.toString()}` : path);
  }
  return {
    keyword: value('keyword'),
    pageNo,
    value,
    set,
    onSearch: (keyword: string) => set({ keyword }),
    onTurn: (page: number) => set({ page: String(page) }),
  };
}
