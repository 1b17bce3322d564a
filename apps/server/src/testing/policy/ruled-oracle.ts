import { DataRuleValue, type RulePart } from '@portal/contract/policy/data-rules';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { RuledRow } from '#testing/fixtures/ruled-types.ts';

/** Everything about a person that a rule may look at. */
interface Facts {
  id: string;
  workNo: string;
  stores: ReadonlySet<string>;
  groups: ReadonlySet<string>;
  /** The people of their departments and all below. */
  colleagues: ReadonlySet<string>;
}

/** The rule of some roles for a type: its parts, and how each field is had. */
interface Rule {
  parts: readonly RulePart[];
  fields: ReadonlyMap<string, string>;
}

const levels = ['hidden', 'read-only', 'open'];

/**
 * Answers by plain loops over rows in memory which records and fields somebody has: the other opinion that the compiled
 * rules are compared with.
 */
export async function ruledOracle(
  db: Database,
  records: ReadonlyMap<RecordType, readonly RuledRow[]>,
) {
  const people = await readFacts(db);
  const { rows: storeGroups } = await sql<{ no: string; bg: string }>`
    select store_no as no, bg_no as bg from store where tenant_id = 0`.execute(db);
  const groupOf = new Map(storeGroups.map(({ no, bg }) => [no, bg]));
  const sets = new Map<string, ReadonlySet<string>>();

  function isShown(type: RecordType, row: RuledRow, part: RulePart, own: Facts): boolean {
    const places = type.alsoSeenBy === undefined ? [row.scope] : [row.scope, row.other ?? ''];
    switch (part.part) {
      case 'all':
        return true;
      case 'own':
        return part.field === undefined ? row.scope === own.id : row.handler === own.workNo;
      case 'departments':
        return row.scope === own.id || own.colleagues.has(row.scope);
      case 'stores':
        return places.some((place) => own.stores.has(place));
      case 'groups':
        return places.some((place) => own.groups.has(groupOf.get(place) ?? '-'));
      case 'field':
        return part.in.includes((part.field === 'kind' ? row.kind : row.state) ?? '-');
      case 'companies':
      default:
        throw new Error('no rule of the test has this part');
    }
  }

  /** The records of a type that parts show somebody; of a type of the tab's store those of all their stores. */
  function shown(type: RecordType, parts: readonly RulePart[], person: string) {
    const key = `${keyOfType(type)} ${JSON.stringify(parts)} ${person}`;
    const known = sets.get(key);
    if (known) return known;
    const own = people.get(person);
    const rows = own
      ? (records.get(type) ?? []).filter(
          (row) =>
            (type.scope !== 'store' ||
              own.stores.has(row.scope) ||
              own.stores.has(row.other ?? '')) &&
            parts.some((part) => isShown(type, row, part, own)),
        )
      : [];
    const set = new Set(rows.map(({ id }) => id));
    sets.set(key, set);
    return set;
  }

  return {
    /** Reads what roles show of each type; nothing where its list is not theirs to open. */
    rulesOf: (tx: Database, roles: readonly string[], actions: ReadonlySet<string>) =>
      readRules(tx, { roles, actions, types: [...records.keys()] }),

    /** Says what changes for somebody, in the words of the test. */
    changes(
      person: string,
      before: ReadonlyMap<RecordType, Rule>,
      after: ReadonlyMap<RecordType, Rule>,
    ): string[] {
      if (before === after) return [];
      return [...records.keys()].flatMap((type) => {
        const [was, is] = [before.get(type), after.get(type)];
        const [had, has] = [was, is].map((rule) => shown(type, rule?.parts ?? [], person));
        const gained = [...(has ?? [])].filter((id) => !had?.has(id)).length;
        const lost = [...(had ?? [])].filter((id) => !has?.has(id)).length;
        const key = keyOfType(type);
        return [
          ...(gained > 0 ? [`+rows ${key} ${gained}`] : []),
          ...(lost > 0 ? [`-rows ${key} ${lost}`] : []),
          ...fieldChanges(type, was, is),
        ];
      });
    },
  };
}

function fieldChanges(type: RecordType, was: Rule | undefined, is: Rule | undefined): string[] {
  return Object.keys(type.fields).flatMap((field) => {
    const [from, to] = [was?.fields.get(field), is?.fields.get(field)];
    if (from === undefined || to === undefined || from === to) return [];
    const sign = levels.indexOf(to) > levels.indexOf(from) ? '+' : '-';
    return [`${sign}field ${keyOfType(type)} ${field} ${from} ${to}`];
  });
}

interface RoleQuery {
  roles: readonly string[];
  actions: ReadonlySet<string>;
  types: readonly RecordType[];
}

async function readRules(
  tx: Database,
  { roles, actions, types }: RoleQuery,
): Promise<ReadonlyMap<RecordType, Rule>> {
  const { rows } = await sql<{ role: string; type: string; parts: unknown }>`
    select role_code as role, type, parts from data_rule
    where tenant_id = 0 and role_code = any(${[...roles]})`.execute(tx);
  const { rows: fields } = await sql<{ role: string; type: string; field: string; access: string }>`
    select role_code as role, type, field, access from field_rule
    where tenant_id = 0 and role_code = any(${[...roles]})`.execute(tx);
  const accessOf = new Map(
    fields.map(({ role, type, field, access }) => [`${role} ${type} ${field}`, access]),
  );
  const found = new Map<RecordType, Rule>();
  for (const type of types) {
    const key = keyOfType(type);
    const own = rows.filter((row) => row.type === key);
    if (own.length === 0 || !actions.has(`${type.actions}:list`)) continue;
    const access = Object.keys(type.fields).map((field) => {
      const had = own.map(({ role }) =>
        levels.indexOf(accessOf.get(`${role} ${key} ${field}`) ?? 'open'),
      );
      return [field, levels[Math.max(...had)] ?? 'open'] as const;
    });
    const parts = own.flatMap((row) => DataRuleValue.parse({ parts: row.parts }).parts);
    found.set(type, { parts, fields: new Map(access) });
  }
  return found;
}

async function readFacts(db: Database): Promise<ReadonlyMap<string, Facts>> {
  const { rows } = await sql<{
    id: string;
    workNo: string;
    stores: string[];
    groups: string[];
    colleagues: string[];
  }>`
    select id, work_no as "workNo",
      array(select store_no from person_store where tenant_id = 0 and person_id = id) as stores,
      array(select bg_no from person_business_group where tenant_id = 0 and person_id = id) as groups,
      array(
        with recursive below (id) as (
          select department_id from person_department
          where tenant_id = 0 and person_id = person.id
          union select department.id from department join below on parent_id = below.id
          where department.tenant_id = 0
        ) select person_id from person_department join below on department_id = below.id
        where tenant_id = 0
      ) as colleagues
    from person where id like 'made-%'`.execute(db);
  return new Map(
    rows.map(({ id, workNo, stores, groups, colleagues }) => [
      id,
      {
        id,
        workNo,
        stores: new Set(stores),
        groups: new Set(groups),
        colleagues: new Set(colleagues),
      },
    ]),
  );
}
