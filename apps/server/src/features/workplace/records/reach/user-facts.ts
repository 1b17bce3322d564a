import { type RulePart } from '@portal/contract/policy/data-rules';
import type { RecordType } from '@portal/contract/records/record-type';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Session } from '#platform/session/session.ts';

/** Facts of a user that rules compare records with, as SQL: parameters where it is about one user, columns where it is about many. */
export interface Facts {
  personId: () => RawBuilder<unknown>;
  workNo: () => RawBuilder<unknown>;
  stores: () => RawBuilder<unknown>;
  groups: () => RawBuilder<unknown>;
  companies: () => RawBuilder<unknown>;
  /** Their departments and all below. */
  departments: () => RawBuilder<unknown>;
}

export type PlaceFact = 'stores' | 'groups' | 'companies' | 'departments';
export type FactUser = Pick<Session, 'personId' | 'workNo'>;

/** Reads the places of users; those of one are read once, whatever the number of types that ask. */
export type FactsOf = (needed: ReadonlySet<PlaceFact>) => Promise<Facts & PlacesOfUser>;

interface PlacesOfUser {
  /** The places that were asked for. */
  places: Readonly<Partial<Record<PlaceFact, readonly string[]>>>;
}

/** Makes what reads the facts about a user, each once. */
export function factsFor(db: Database, user: FactUser): FactsOf {
  const known = new Map<PlaceFact, Promise<string[]>>();
  const read = (fact: PlaceFact): Promise<string[]> => {
    const places = known.get(fact) ?? readPlaces[fact](db, user.personId);
    known.set(fact, places);
    return places;
  };
  return async (needed) => {
    const entries = [...needed].map(async (fact) => [fact, await read(fact)] as const);
    const places: PlacesOfUser['places'] = Object.fromEntries(await Promise.all(entries));
    const listOf = (fact: PlaceFact) => {
      const own = places[fact];
      if (!own) throw new Error(`a rule needs ${fact}, which were not read`);
      return sql`${[...own]}::text[]`;
    };
    return {
      places,
      personId: () => sql`${user.personId}`,
      workNo: () => sql`${user.workNo}`,
      stores: () => listOf('stores'),
      groups: () => listOf('groups'),
      companies: () => listOf('companies'),
      departments: () => listOf('departments'),
    };
  };
}

/** The places that parts are about. */
export const factsIn = (parts: readonly RulePart[]): PlaceFact[] =>
  parts.flatMap(({ part }) => (part === 'all' || part === 'own' || part === 'field' ? [] : [part]));

/** The fact with a user's places for the scope of a type, where records belong to places. */
export const placeFactOf = ({ scope }: RecordType): PlaceFact | undefined => placeFacts[scope];

const placeFacts: Record<RecordType['scope'], PlaceFact | undefined> = {
  store: 'stores',
  stores: 'stores',
  group: 'groups',
  company: 'companies',
  own: undefined,
  all: undefined,
};

const memberships = {
  stores: ['person_store', 'store_no'],
  groups: ['person_business_group', 'bg_no'],
  companies: ['person_company', 'company_no'],
} as const;

async function readMemberships(
  db: Database,
  fact: keyof typeof memberships,
  personId: string,
): Promise<string[]> {
  const [table, column] = memberships[fact];
  const { rows } = await sql<{ no: string }>`select ${sql.ref(column)} as no
    from ${sql.table(table)} where ${ofTenant(table)} and person_id = ${personId}`.execute(db);
  return rows.map(({ no }) => no);
}

const readPlaces: Record<PlaceFact, (db: Database, personId: string) => Promise<string[]>> = {
  stores: (db, personId) => readMemberships(db, 'stores', personId),
  groups: (db, personId) => readMemberships(db, 'groups', personId),
  companies: (db, personId) => readMemberships(db, 'companies', personId),
  async departments(db, personId) {
    const { rows } = await sql<{ id: string }>`
      with recursive below (id) as (
        select department_id from person_department
        where ${ofTenant('person_department')} and person_id = ${personId}
        union
        select department.id from department join below on department.parent_id = below.id
        where ${ofTenant('department')}
      ) select id from below`.execute(db);
    return rows.map(({ id }) => id);
  },
};
