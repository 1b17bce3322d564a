import type { AudienceKind } from '@portal/contract/notices/announcement-audience';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { holdsText } from '#platform/database/paginate.ts';
import { ofTenant } from '#platform/database/tenant.ts';

export interface AudienceChoice {
  key: string;
  name: string;
  /** Tells two choices of the same name apart. */
  note: string;
}

const maxChoices = 50;

/** The choices of each kind, as `key`, `name`, `note` and sort order `place`. */
const sources = () =>
  ({
    department: sql`select d.id as key, depart_name as name, coalesce(company_name, '') as note, d.org_code as place
    from department d left join company using (tenant_id, company_no) where ${ofTenant('d')}`,
    'department-tree': sql`select d.id as key, depart_name as name, coalesce(company_name, '') as note, d.org_code as place
    from department d left join company using (tenant_id, company_no) where ${ofTenant('d')}`,
    store: sql`select store_no as key, store_name as name, store_no || ' ' || city as note, store_no as place from store
    where ${ofTenant('store')}`,
    'business-group': sql`select bg_no as key, bg_name as name, '' as note, lpad(sort::text, 9, '0') as place from business_group
    where ${ofTenant('business_group')}`,
    role: sql`select code as key, name, '' as note, lpad(sort::text, 9, '0') as place from role
    where ${ofTenant('role')}`,
    system: sql`select key, name, '' as note, lpad(sort::text, 9, '0') as place from subsystem`,
    person: sql`select id as key, realname as name, work_no as note, work_no as place from person
    join person_tenant on person_id = id where ${ofTenant('person_tenant')} and status = 'active'`,
  }) as const satisfies Record<AudienceKind, unknown>;

/** Finds the first choices of a kind whose name or note contains the words. */
export async function searchChoices(
  db: Database,
  kind: AudienceKind,
  words: string,
): Promise<AudienceChoice[]> {
  const { rows } = await sql<AudienceChoice>`
    select key, name, note from (${sources()[kind]}) choice
    where ${holdsText(sql`(name || ' ' || note)`, words)}
    order by place, key limit ${maxChoices}`.execute(db);
  return rows;
}

/** Returns the name of each scope; none for a scope whose subject no longer exists. */
export async function namesOfScopes(
  db: Database,
  scopes: readonly string[],
): Promise<Map<string, string>> {
  const kinds = new Map<string, string[]>();
  for (const scope of scopes) {
    const [kind = '', key = ''] = scope.split(/:(.*)/s);
    kinds.set(kind, [...(kinds.get(kind) ?? []), key]);
  }
  const names = new Map<string, string>();
  for (const [kind, source] of Object.entries(sources())) {
    const keys = kinds.get(kind);
    if (!keys) continue;
    const { rows } = await sql<AudienceChoice>`
      select key, name from (${source}) choice where key = any(${keys}::text[])`.execute(db);
    for (const { key, name } of rows) names.set(`${kind}:${key}`, name);
  }
  return names;
}
