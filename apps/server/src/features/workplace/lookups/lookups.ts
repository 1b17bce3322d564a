import {
  type LookupFilter,
  type LookupItem,
  lookupFilters,
  type PagedLookup,
} from '@portal/contract/workplace/lookups';
import type { Epochs } from '#platform/cache/epochs.ts';
import { createTenantMemo } from '#platform/cache/tenant-memo.ts';
import { pageIn, type PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Session } from '#platform/session/session.ts';
import type { Lookup, LookupRow, VisibleRows } from './lookup.ts';
import { createRegistry, type RegistryParts } from './registry.ts';
import { indexRows, type LookupIndex, searchRows } from './search.ts';

export type Lookups = ReturnType<typeof createLookups>;

export interface OptionQuery extends PageRequest {
  keyword: string;
  filters?: Partial<Record<LookupFilter, string | undefined>>;
}

/** The rows that are searched: those the user may see, or all of the tenant. */
type Among = 'visible' | 'all';

/** Rows of cached lookups, and values of cached visible sets, over all tenants. */
const maxRows = 500_000;
const maxVisible = 2_000_000;

/**
 * Finds options of registered lookups: stores, people, departments and dictionaries. The rows of a tenant are searched in
 * memory, since the database does not know pinyin; epochs end what is cached.
 */
export function createLookups({ epochs, ...parts }: RegistryParts & { epochs: Epochs }) {
  const registry = createRegistry(parts);
  const indexes = createTenantMemo<LookupIndex>({
    most: maxRows,
    weigh: ({ rows }) => rows.length,
  });
  const visibleRows = createTenantMemo<VisibleRows>({
    most: maxVisible,
    weigh: (visible) => (visible === 'all' ? 1 : visible.size + 1),
  });
  const version = () =>
    (['lookup', 'membership', 'dictionary', 'permission'] as const).map(epochs.of).join('.');

  const indexOf = (no: string, lookup: Lookup) =>
    indexes.get(version(), no, async () => indexRows(await lookup.rows()));
  const visibleTo = (no: string, lookup: Lookup, user: Session) =>
    visibleRows.get(version(), `${no} ${user.personId}`, () => lookup.visibleTo(user));

  async function open(name: string, user: Session, among: Among) {
    const { no, lookup } = (await registry.find(name)) ?? refuse('dictionary.unknown');
    const [index, visible] = await Promise.all([
      indexOf(no, lookup),
      among === 'all' ? ('all' as const) : visibleTo(no, lookup, user),
    ]);
    return { lookup, index, visible };
  }

  return {
    /** Returns the lookups that `queryPullPageDConfig` takes, with their filters. */
    paged: (): PagedLookup[] =>
      registry.paged.map(([no, { name, filters }]) => ({ no, name, filters: [...filters] })),

    /** Returns a page of the options a user may see, with the total. */
    async page(name: string, query: OptionQuery, user: Session, among: Among = 'visible') {
      const { keyword, filters = {}, ...page } = query;
      const { lookup, index, visible } = await open(name, user, among);
      const strange = lookupFilters.some(
        (filter) => filters[filter] !== undefined && !lookup.filters.includes(filter),
      );
      if (strange) refuse('input.invalid');
      const found = searchRows(index, { keyword, filters, visible });
      const { records, ...counts } = pageIn(found, page);
      return { records: records.map(toItem), ...counts };
    },

    /** Returns the labels of stored values that a user may see, by value. */
    async labels(name: string, values: readonly string[], user: Session, among: Among = 'visible') {
      const { index, visible } = await open(name, user, among);
      return values.map((value) => {
        const isVisible = visible === 'all' || visible.has(value);
        return { value, label: isVisible ? index.byValue.get(value)?.text : undefined };
      });
    },

    isTree: registry.isTree,
  };
}

const toItem = ({ value, text, color, aside }: LookupRow): LookupItem => ({
  value,
  text,
  title: text,
  label: text,
  color,
  aside,
});
