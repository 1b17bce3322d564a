import { type RulePart } from '@portal/contract/policy/data-rules';
import type { RecordType } from '@portal/contract/records/record-type';
import { type RawBuilder, sql } from 'kysely';
import { ofTenant } from '#platform/database/tenant.ts';
import { columnOf } from '../table.ts';
import type { Facts } from './user-facts.ts';

type Sql = RawBuilder<boolean>;
type Part<Name extends RulePart['part']> = Extract<RulePart, { part: Name }>;

/**
 * Compiles the parts of a data rule to the condition of a statement on the type's table. Columns come from the type,
 * everything else is a parameter or a fact; without a part nothing meets it.
 */
export function ruleCondition(type: RecordType, parts: readonly RulePart[], facts: Facts): Sql {
  if (parts.length === 0) return sql<boolean>`false`;
  return joinedBy(
    'or',
    parts.map((part) => partCondition(type, part, facts)),
  );
}

/** Joins conditions; a single one stands as it is, so that its index is found. */
export function joinedBy(word: 'and' | 'or', conditions: readonly Sql[]): Sql {
  const [only, ...others] = conditions;
  if (only && others.length === 0) return only;
  return sql<boolean>`(${sql.join(conditions, word === 'and' ? sql` and ` : sql` or `)})`;
}

function partCondition(type: RecordType, part: RulePart, facts: Facts): Sql {
  switch (part.part) {
    case 'all':
      return sql<boolean>`true`;
    case 'own':
      return isOwn(type, part, facts);
    case 'departments':
      return isOfDepartments(type, part, facts);
    case 'stores':
      return atPlaces(type, part, (column) => sql<boolean>`${column} = any (${facts.stores()})`);
    case 'groups':
      return atPlaces(type, part, (column) =>
        type.scope === 'group' && part.field === undefined
          ? sql<boolean>`${column} = any (${facts.groups()})`
          : isStoreOf(column, 'bg_no', facts.groups()),
      );
    case 'companies':
      return atPlaces(type, part, (column) =>
        type.scope === 'company' && part.field === undefined
          ? sql<boolean>`${column} = any (${facts.companies()})`
          : isStoreOf(column, 'company_no', facts.companies()),
      );
    case 'field':
    default:
      return sql<boolean>`${sql.ref(columnOf(type, part.field))} = any (${part.in}::text[])`;
  }
}

function isOwn(type: RecordType, { field }: Part<'own'>, facts: Facts): Sql {
  if (field === undefined) return sql<boolean>`scope = ${facts.personId()}`;
  const column = sql.ref(columnOf(type, field));
  return type.fields[field]?.kind === 'people'
    ? sql<boolean>`${column} @> array[${facts.workNo()}]`
    : sql<boolean>`${column} = ${facts.workNo()}`;
}

/** Records of people of the user's departments and of all below; the user's too, who may be in none. */
function isOfDepartments(type: RecordType, { field }: Part<'departments'>, facts: Facts): Sql {
  const departments = facts.departments();
  const kind = field === undefined ? undefined : type.fields[field]?.kind;
  if (field !== undefined && kind === 'department') {
    return sql<boolean>`${sql.ref(columnOf(type, field))} = any (${departments})`;
  }
  const theirs = sql`from person_department member
    where ${ofTenant('member')} and member.department_id = any (${departments})`;
  const own = isOwn(type, { part: 'own', field }, facts);
  if (field === undefined) {
    return sql<boolean>`(${own} or scope in (select member.person_id ${theirs}))`;
  }
  const column = sql.ref(columnOf(type, field));
  const workNos = sql`select colleague.work_no from person colleague
    where colleague.id in (select member.person_id ${theirs})`;
  return kind === 'people'
    ? sql<boolean>`(${own} or ${column} && array(${workNos}))`
    : sql<boolean>`(${own} or ${column} in (${workNos}))`;
}

/** Compares the place of a record, or of either of its two. */
function atPlaces(
  type: RecordType,
  { field }: { field?: string | undefined },
  isTheirs: (column: RawBuilder<unknown>) => Sql,
): Sql {
  if (field !== undefined) return isTheirs(sql.ref(columnOf(type, field)));
  const { alsoSeenBy } = type;
  const other = alsoSeenBy === undefined ? [] : [isTheirs(sql.ref(columnOf(type, alsoSeenBy)))];
  return joinedBy('or', [isTheirs(sql.ref('scope')), ...other]);
}

const isStoreOf = (
  column: RawBuilder<unknown>,
  of: 'bg_no' | 'company_no',
  places: RawBuilder<unknown>,
): Sql => sql<boolean>`${column} in (select place.store_no from store place
    where ${ofTenant('place')} and place.${sql.ref(of)} = any (${places}))`;
