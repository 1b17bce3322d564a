import { sql } from 'kysely';
import type { Audit } from '#platform/audit/audit.ts';
import { recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginate, whereContains } from '#platform/database/paginate.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Access } from '../access.ts';
import { type OrganisationUses, usesInWords } from '../uses/organisation-uses.ts';

interface PositionParts {
  db: Database;
  audit: Audit;
  access: Access;
  uses: OrganisationUses;
}

interface PositionFields {
  code: string;
  name: string;
  sort: number;
}

export type Positions = ReturnType<typeof createPositions>;

/** The positions of a tenant. They are everybody's, so that those who reach everybody alone change them. */
export function createPositions({ db, audit, access, uses }: PositionParts) {
  return {
    page: ({ keyword, ...page }: PageRequest & { keyword: string }) =>
      paginate(selectPositions(db, keyword), page),

    async add(fields: PositionFields, caller: Caller): Promise<void> {
      await access.requireWhole(caller);
      const made = await db
        .insertInto('position')
        .values(fields)
        .onConflict((known) => known.doNothing())
        .returning('code')
        .executeTakeFirst();
      if (!made) refuse('position.taken');
      const object = fields.code;
      await recordChange(audit, caller, { kind: 'position.made', object, after: { ...fields } });
    },

    async edit({ code, ...fields }: PositionFields, caller: Caller): Promise<void> {
      await access.requireWhole(caller);
      const before = (await find(db, code)) ?? refuse('position.not-found');
      await db
        .updateTable('position')
        .set(fields)
        .where(ofTenant('position'))
        .where('code', '=', code)
        .execute();
      const after = { code, ...fields };
      await recordChange(audit, caller, { kind: 'position.changed', object: code, before, after });
    },

    /** Deletes a position that nobody has, not even somebody who got it at this moment. */
    async remove(code: string, caller: Caller): Promise<void> {
      await access.requireWhole(caller);
      const before = await db.transaction().execute(async (within) => {
        const position = (await find(within, code)) ?? refuse('position.not-found');
        // Whoever gives the position to somebody waits for this, and then finds it gone.
        await sql`select from position where tenant_id = ${tenantId()} and code = ${code} for update`.execute(
          within,
        );
        const holders = await holdersOf(within, code);
        if (holders.count > 0) refuse('position.in-use', { message: inUse(holders) });
        const used = await uses.of(within, 'position', code);
        if (used.length > 0) {
          refuse('position.in-use', { message: usesInWords(`「${position.name}」`, used) });
        }
        await within
          .deleteFrom('position')
          .where(ofTenant('position'))
          .where('code', '=', code)
          .execute();
        return position;
      });
      await recordChange(audit, caller, { kind: 'position.deleted', object: code, before });
    },
  };
}

const find = (within: Database, code: string) =>
  within
    .selectFrom('position')
    .where(ofTenant('position'))
    .where('code', '=', code)
    .select(['code', 'name', 'sort'])
    .executeTakeFirst();

interface Holders {
  count: number;
  names: string[];
}

const inUse = ({ count, names }: Holders): string =>
  `该岗位有 ${count} 人在用：${names.join('、')}${count > names.length ? '等' : ''}，请先调整其岗位`;

/** Returns how many people have a position, and the first three. */
async function holdersOf(db: Database, code: string): Promise<Holders> {
  const { rows } = await sql<Holders>`
    select count(*)::int as count, coalesce((array_agg(realname || ' ' || work_no order by work_no))[1:3], '{}') as names
    from person_position join person on person.id = person_id
    where person_position.tenant_id = ${tenantId()} and position_code = ${code}`.execute(db);
  return rows[0] ?? { count: 0, names: [] };
}

function selectPositions(db: Database, keyword: string) {
  return db
    .selectFrom('position')
    .where(ofTenant('position'))
    .where((row) => row.or([whereContains('code', keyword), whereContains('name', keyword)]))
    .select(['code', 'name', 'sort'])
    .select(
      sql<number>`(select count(*)::int from person_position
        where person_position.tenant_id = ${tenantId()} and position_code = code)`.as('people'),
    )
    .orderBy('sort')
    .orderBy('code');
}
