import type { RecordType } from '@portal/contract/records/record-type';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { unnamed } from '#platform/database/statements.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** A part of the organisation that other rows name. */
export type UsedKind = 'department' | 'position' | 'store' | 'group' | 'company';

/** Rows of a table that name one. */
export interface UsePlace {
  subject: string;
  table: string;
  column: string;
  /** The rows that name the one with this key. */
  where: (key: string) => RawBuilder<boolean>;
}

/** The number of rows of a subject that name one. */
export interface OrganisationUse {
  subject: string;
  count: number;
}

interface UsesParts {
  types: readonly RecordType[];
  /** The table and first column of a field of a record type. */
  placeOf: (type: RecordType, field: string) => { table: string; column: string };
}

export type OrganisationUses = ReturnType<typeof createOrganisationUses>;

/** Finds where a department, position, store, group or company is named: by people, rights, letters, figures and records. */
export function createOrganisationUses({ types, placeOf }: UsesParts) {
  const fields = types.flatMap((type) =>
    Object.entries(type.fields).flatMap(([name, { kind }]) => {
      if (kind !== 'department' && kind !== 'store' && kind !== 'position') return [];
      return [{ kind, place: named(type.one, placeOf(type, name)) }];
    }),
  );
  /** The column that says whose a record is holds what its author's tab worked for. */
  const scoped = types.flatMap((type) => {
    const { scope } = type;
    const kind = scope === 'stores' ? 'store' : scope;
    if (kind === 'own' || kind === 'all') return [];
    const { table } = placeOf(type, 'id');
    return [{ kind, place: named(type.one, { table, column: 'scope' }) }];
  });
  const ofRecords = (kind: UsedKind): UsePlace[] =>
    [...fields, ...scoped].flatMap((each) => (each.kind === kind ? [each.place] : []));

  const placesOf = (kind: UsedKind): UsePlace[] => [...fixedPlaces[kind], ...ofRecords(kind)];

  return {
    placesOf,
    ofRecords,

    /** Counts the rows that name one, by subject; subjects without any are left out. */
    async of(db: Database, kind: UsedKind, key: string): Promise<OrganisationUse[]> {
      const parts = placesOf(kind).map(
        ({ subject, table, where }) => sql`
          select ${subject}::text as subject, count(*)::int as count from (
            select from ${sql.table(table)} where ${ofTenant(table)} and ${where(key)} limit ${most}
          ) rows`,
      );
      const { rows } = await sql<OrganisationUse>`${unnamed}
        select subject, sum(count)::int as count from (${sql.join(parts, sql` union all `)}) use
        where count > 0 group by subject order by 2 desc, 1`.execute(db);
      return rows;
    },
  };
}

/** Rows beyond these are not counted: millions of a table would be read to be told of. */
const most = 10_000;

/** The words of a refusal that says where one is used. */
export const usesInWords = (what: string, uses: readonly OrganisationUse[]): string =>
  `${what}仍在使用，不能删除：${uses.map(inWords).join('、')}`;

const inWords = ({ subject, count }: OrganisationUse): string =>
  `${subject} ${count} 处${count >= most ? '以上' : ''}`;

const named = (
  subject: string,
  { table, column }: { table: string; column: string },
  where: UsePlace['where'] = (key) => sql<boolean>`${sql.ref(`${table}.${column}`)} = ${key}`,
): UsePlace => ({ subject, table, column, where });

const at = (subject: string, table: string, column: string): UsePlace =>
  named(subject, { table, column });

const scopeOf = (kind: string): UsePlace =>
  named(
    '管理范围',
    { table: 'administration_scope', column: 'value' },
    (key) =>
      sql<boolean>`administration_scope.kind = ${kind} and administration_scope.value = ${key}`,
  );

const audienceOf = (...kinds: string[]): UsePlace =>
  named(
    '公告发布范围',
    { table: 'announcement_target', column: 'scope' },
    (key) =>
      sql<boolean>`announcement_target.scope = any(${kinds.map((kind) => `${kind}:${key}`)}::text[])`,
  );

/** Figures name a department by its code. */
const figuresOf = (subject: string, table: string): UsePlace =>
  named(
    subject,
    { table, column: 'org_code' },
    (key) => sql<boolean>`${sql.ref(`${table}.org_code`)} = (
      select department.org_code from department where ${ofTenant('department')} and id = ${key})`,
  );

const fixedPlaces: Record<UsedKind, UsePlace[]> = {
  department: [
    at('人员', 'person_department', 'department_id'),
    at('部门负责人', 'department_head', 'department_id'),
    at('下级部门', 'department', 'parent_id'),
    scopeOf('department'),
    audienceOf('department', 'department-tree'),
    figuresOf('考勤数据', 'attendance_day'),
    figuresOf('服务工单', 'service_request'),
  ],
  position: [at('人员', 'person_position', 'position_code')],
  store: [
    at('人员', 'person_store', 'store_no'),
    at('门店负责人', 'store_head', 'store_no'),
    scopeOf('store'),
    audienceOf('store'),
    at('销售数据', 'sales_day', 'store_no'),
    at('销售数据', 'sales_store_month', 'store_no'),
    at('库存流水', 'stock_movement', 'location'),
    at('售罄数据', 'style_week', 'location'),
  ],
  group: [
    at('人员', 'person_business_group', 'bg_no'),
    at('门店', 'store', 'bg_no'),
    audienceOf('business-group'),
    at('销售数据', 'sales_group_day', 'bg_no'),
    at('销售数据', 'sales_category_day', 'bg_no'),
    at('库龄数据', 'stock_age', 'bg_no'),
    at('会员数据', 'member_day', 'bg_no'),
    at('内容数据', 'content_day', 'bg_no'),
  ],
  company: [
    at('人员', 'person_company', 'company_no'),
    at('部门', 'department', 'company_no'),
    at('门店', 'store', 'company_no'),
    at('线上订单', 'online_order_day', 'company_no'),
  ],
};
