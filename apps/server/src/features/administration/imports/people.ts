import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { compare, inParts, type Plan, type WantedRow } from './plan.ts';

export interface WantedPerson {
  workNo: string;
  realname: string;
  sex?: 0 | 1 | 2 | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  /** Codes of departments and positions, numbers of stores: those a person has beside them stay. */
  departments?: string[] | undefined;
  positions?: string[] | undefined;
  stores?: string[] | undefined;
}

/** Keys that will be there once the same import has made them. */
export interface FurtherKeys {
  departments?: ReadonlySet<string>;
  positions?: ReadonlySet<string>;
}

interface StoredPerson extends WantedPerson {
  id: string;
  /** In the tenant at work. */
  isMember: boolean;
  departments: string[];
  positions: string[];
  stores: string[];
}

/** Returns whether an account is the caller's to change. */
export type IsChangeable = (personId: string) => Promise<boolean>;

/** Plans people. An account of another tenant, or one with more rights than the caller's, is not changed. */
export async function planPeople(
  db: Database,
  wanted: readonly WantedRow<WantedPerson>[],
  { further = {}, isChangeable }: { further?: FurtherKeys; isChangeable: IsChangeable },
): Promise<Plan<WantedPerson>> {
  const stored = await readPeople(
    db,
    wanted.map(({ value }) => value.workNo),
  );
  const byNo = new Map(stored.map((person) => [lower(person.workNo), person]));
  const full = wanted.map(({ row, value }) => ({
    row,
    value: withMemberships(value, byNo.get(lower(value.workNo))),
  }));
  const plan = compare(full, {
    keyOf: ({ workNo }) => lower(workNo),
    label: '工号',
    there: byNo,
  });
  const known = await keysOf(db, further);
  for (const { row, value } of wanted) {
    const names = [
      ['部门', value.departments, known.departments],
      ['岗位', value.positions, known.positions],
      ['门店', value.stores, known.stores],
    ] as const;
    for (const [column, keys = [], there] of names) {
      const missing = keys.find((key) => !there.has(key));
      if (missing !== undefined) {
        plan.faults.push({ row, column, value: missing, words: `${column}不存在` });
      }
    }
  }
  await addNumberFaults(plan, byNo, isChangeable);
  await addPhoneFaults(db, plan);
  return plan;
}

/** Accounts whose rights are asked for at the same time. */
const askedTogether = 20;

/** Names numbers that no account may have, and accounts that the caller does not see or may not change. */
async function addNumberFaults(
  { added, changed, same, faults }: Plan<WantedPerson>,
  byNo: ReadonlyMap<string, StoredPerson>,
  isChangeable: IsChangeable,
): Promise<void> {
  const note = ({ row, value }: WantedRow<WantedPerson>, words: string) =>
    faults.push({ row, column: '工号', value: value.workNo, words });
  for (const each of added) {
    if (!/^\w{1,32}$/.test(each.value.workNo)) note(each, '工号为 1 到 32 位字母、数字或下划线');
  }
  const foreign = '该人员属于其他租户，或拥有您没有的管理权限';
  const personOf = ({ value }: WantedRow<WantedPerson>) => byNo.get(lower(value.workNo));
  for (const each of same) if (personOf(each)?.isMember !== true) note(each, foreign);
  for (const part of inParts(changed, askedTogether)) {
    const areTheirs = await Promise.all(part.map((each) => isChangeable(personOf(each)?.id ?? '')));
    part.forEach((each, nth) => areTheirs[nth] || note(each, foreign));
  }
}

const lower = (workNo: string): string => workNo.toLowerCase();

const union = (one: readonly string[], other: readonly string[] = []): string[] =>
  [...new Set([...one, ...other])].toSorted();

const withMemberships = (value: WantedPerson, before: StoredPerson | undefined): WantedPerson => ({
  ...value,
  workNo: before?.workNo ?? value.workNo,
  departments: union(before?.departments ?? [], value.departments),
  positions: union(before?.positions ?? [], value.positions),
  stores: union(before?.stores ?? [], value.stores),
});

/** A telephone is one person's: sign-in by it would be anybody's otherwise. */
async function addPhoneFaults(db: Database, plan: Plan<WantedPerson>): Promise<void> {
  const rows = [...plan.added, ...plan.changed].filter(({ value }) => value.phone);
  if (rows.length === 0) return;
  const phones = rows.flatMap(({ value }) => value.phone ?? []);
  const { rows: taken } = await sql<{ phone: string; no: string }>`
    select phone, lower(work_no) as no from person where phone = any(${phones})`.execute(db);
  const owners = new Map(taken.map(({ phone, no }) => [phone, no]));
  for (const { row, value } of rows) {
    const { phone } = value;
    if (!phone) continue;
    const owner = owners.get(phone);
    if (owner !== undefined && owner !== lower(value.workNo)) {
      plan.faults.push({ row, column: '手机号', value: phone, words: '手机号已被其他人员使用' });
    }
    owners.set(phone, lower(value.workNo));
  }
}

async function keysOf(db: Database, further: FurtherKeys) {
  const [departments, positions, stores] = await Promise.all([
    db.selectFrom('department').where(ofTenant('department')).select('org_code').execute(),
    db.selectFrom('position').where(ofTenant('position')).select('code').execute(),
    db.selectFrom('store').where(ofTenant('store')).select('store_no').execute(),
  ]);
  return {
    departments: new Set([
      ...departments.map(({ org_code }) => org_code),
      ...(further.departments ?? []),
    ]),
    positions: new Set([...positions.map(({ code }) => code), ...(further.positions ?? [])]),
    stores: new Set(stores.map(({ store_no }) => store_no)),
  };
}

async function readPeople(db: Database, workNos: readonly string[]): Promise<StoredPerson[]> {
  const tenant = tenantId();
  const { rows } = await sql<StoredPerson>`
    select person.id, work_no as "workNo", realname, sex, phone, email,
      exists (select from person_tenant
        where person_id = person.id and person_tenant.tenant_id = ${tenant}) as "isMember",
      array(select org_code from person_department join department on department.id = department_id
        where person_id = person.id and person_department.tenant_id = ${tenant} and department.tenant_id = ${tenant}
        order by 1) as departments,
      array(select position_code from person_position
        where person_id = person.id and person_position.tenant_id = ${tenant} order by 1) as positions,
      array(select store_no from person_store
        where person_id = person.id and person_store.tenant_id = ${tenant} order by 1) as stores
    from person where lower(work_no) = any(${workNos.map(lower)})`.execute(db);
  return rows.map((row) => ({
    ...row,
    departments: row.departments.toSorted(),
    positions: row.positions.toSorted(),
    stores: row.stores.toSorted(),
  }));
}

/**
 * Writes planned people. New ones have no password: an administrator gives them a first one, or they sign in by their
 * telephone or another system and choose one.
 */
export async function writePeople(
  tx: Database,
  { added, changed }: Plan<WantedPerson>,
  now: Date,
): Promise<void> {
  const tenant = tenantId();
  for (const part of inParts(added)) {
    const made = await tx
      .insertInto('person')
      .values(
        part.map(({ value }) => ({
          ...fieldsOf(value),
          realname: value.realname,
          work_no: value.workNo,
          tenant_id: tenant,
          password_hash: '!',
          password_changed_at: null,
          created_at: now,
        })),
      )
      .returning('id')
      .execute();
    const members = made.map(({ id }) => ({ person_id: id, tenant_id: tenant }));
    await tx.insertInto('person_tenant').values(members).execute();
  }
  for (const { value } of changed) {
    await tx
      .updateTable('person')
      .where('work_no', '=', value.workNo)
      .where('tenant_id', '=', tenant)
      .set({ ...fieldsOf(value), realname: value.realname })
      .execute();
  }
  await writeMemberships(tx, [...added, ...changed]);
}

const fieldsOf = ({ sex, phone, email }: WantedPerson) => ({
  ...(sex !== undefined && { sex }),
  ...(phone !== undefined && { phone }),
  ...(email !== undefined && { email }),
});

/** Adds memberships that people lack; those they have keep their last day. */
async function writeMemberships(
  tx: Database,
  rows: readonly WantedRow<WantedPerson>[],
): Promise<void> {
  const tenant = tenantId();
  const pairs = (keys: (value: WantedPerson) => string[] | undefined) =>
    JSON.stringify(
      rows.flatMap(({ value }) => (keys(value) ?? []).map((key) => ({ no: value.workNo, key }))),
    );
  await sql`insert into person_department (tenant_id, person_id, department_id)
    select ${tenant}::integer, person.id, department.id
    from ${wanted(pairs(({ departments }) => departments))}
    join department on department.org_code = wanted.key and department.tenant_id = ${tenant}
    on conflict do nothing`.execute(tx);
  await sql`insert into person_position (tenant_id, person_id, position_code)
    select ${tenant}::integer, person.id, wanted.key
    from ${wanted(pairs(({ positions }) => positions))} on conflict do nothing`.execute(tx);
  await sql`insert into person_store (tenant_id, person_id, store_no)
    select ${tenant}::integer, person.id, wanted.key
    from ${wanted(pairs(({ stores }) => stores))} on conflict do nothing`.execute(tx);
}

const wanted = (json: string) =>
  sql`jsonb_to_recordset(${json}::jsonb) as wanted(no text, key text)
    join person on person.work_no = wanted.no`;
