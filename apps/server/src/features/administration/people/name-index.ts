import {
  findIn,
  normalise,
  type SearchableText,
  toSearchable,
} from '@portal/common/pinyin/searchable-text';
import { LRUCache } from 'lru-cache';
import type { Epochs } from '#platform/cache/epochs.ts';
import { createTenantMemo } from '#platform/cache/tenant-memo.ts';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';

interface NamedPerson {
  id: string;
  workNo: string;
  name: SearchableText;
}

/** People over all tenants. */
const most = 500_000;
/** One changed name out of 20,000 costs the preparation of one text, not of all (some 100 ms). */
const prepared = new LRUCache<string, SearchableText>({ max: 50_000 });

function prepare(name: string): SearchableText {
  const known = prepared.get(name) ?? toSearchable(name);
  prepared.set(name, known);
  return known;
}

/**
 * Finds people by name, number, pinyin or initials, frozen ones too. The names of a tenant are searched in memory, since
 * the database knows no pinyin: 20,000 take some 10 ms.
 */
export function createNameIndex({ db, epochs }: { db: Database; epochs: Epochs }) {
  const indexes = createTenantMemo<NamedPerson[]>({ most, weigh: (people) => people.length });

  async function readNames(): Promise<NamedPerson[]> {
    const rows = await db
      .selectFrom('person')
      .innerJoin('person_tenant', 'person_tenant.person_id', 'person.id')
      .where('person_tenant.tenant_id', '=', tenantId())
      .select(['id', 'work_no', 'realname'])
      .execute();
    return rows.map(({ id, work_no, realname }) => ({
      id,
      workNo: normalise(work_no),
      name: prepare(realname),
    }));
  }

  return {
    /** Returns the ids of those who match; undefined where nothing was typed. */
    async find(keyword: string): Promise<string[] | undefined> {
      if (keyword.trim() === '') return undefined;
      const wanted = normalise(keyword);
      if (wanted === '') return [];
      const people = await indexes.get(epochs.of('lookup'), 'names', () => readNames());
      return people
        .filter(({ workNo, name }) => workNo.includes(wanted) || findIn(name, wanted))
        .map(({ id }) => id);
    },
  };
}
