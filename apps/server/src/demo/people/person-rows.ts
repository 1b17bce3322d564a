import { departmentId } from '@portal/demonstration/organisation/organisation';
import { hoursBefore } from '@portal/demonstration/organisation/calendar';
import { cast } from '@portal/demonstration/people/cast';
import type { Heads } from '@portal/demonstration/people/heads';
import { type Member, personId } from '@portal/demonstration/people/members';
import type { Random } from '@portal/demonstration/random';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database/tables.gen.ts';

export type PersonRow = Insertable<Tables['person']> & { id: string };

/** A hash that fits no password: most of the group never signs in. */
const noPassword = '!';

/** Nobody has a number that begins with 154: the range is not given out. The cast has the first ones, in its order. */
export const demoPhone = (index: number) => `154${20_000_000 + index * 37}`;

export function personRows(
  members: Member[],
  random: Random,
  now: Date,
  hashes: Map<string, string>,
): PersonRow[] {
  return members.map((member, index) => ({
    id: personId(member.workNo),
    work_no: member.workNo,
    realname: member.realname,
    sex: member.sex,
    phone: demoPhone(index),
    email: `${member.workNo}@example.com`,
    post: member.post,
    default_system: member.defaultSystem,
    password_hash: hashes.get(member.workNo) ?? noPassword,
    password_changed_at: hashes.has(member.workNo)
      ? passwordChangedAt(member.workNo, now)
      : hoursBefore(now, random.below(2_000)),
    status:
      !hashes.has(member.workNo) && random.below(50) === 0 && !isHead(member) ? 'frozen' : 'active',
    created_at: hoursBefore(now, 24 * (30 + random.below(2_000))),
  }));
}

const isHead = ({ roles, post }: Member): boolean =>
  roles.includes('line-manager') || post === '店长';

/** Returns the time of an account's last password change; null for never. */
export function passwordChangedAt(workNo: string, now: Date): Date | null {
  const { passwordAge = 0 } = cast.find((one) => one.workNo === workNo) ?? {};
  return passwordAge === 'initial' ? null : hoursBefore(now, 24 * passwordAge);
}

/** Returns the rows of heads who are there, by table. */
export const headRows = ({ departments, stores }: Heads, isThere: (id: string) => boolean) => ({
  department_head: [...departments]
    .map(([orgCode, workNo]) => ({
      department_id: departmentId(orgCode),
      person_id: personId(workNo),
    }))
    .filter(({ person_id }) => isThere(person_id)),
  store_head: [...stores]
    .map(([store_no, workNo]) => ({ store_no, person_id: personId(workNo) }))
    .filter(({ person_id }) => isThere(person_id)),
});

/** Returns the rows of memberships, by table. */
export function membershipRows(members: Member[]) {
  const each = <T>(of: (member: Member, person_id: string) => T[]) =>
    members.flatMap((member) => of(member, personId(member.workNo)));
  return {
    person_tenant: each(({ tenants }, person_id) =>
      tenants.map((tenant_id) => ({ person_id, tenant_id })),
    ),
    person_role: each(({ roles }, person_id) =>
      roles.map((role_code) => ({ person_id, role_code })),
    ),
    person_department: each(({ departments }, person_id) =>
      departments.map((orgCode) => ({ person_id, department_id: departmentId(orgCode) })),
    ),
    person_company: each(({ companies }, person_id) =>
      companies.map((company_no) => ({ person_id, company_no })),
    ),
    person_business_group: each(({ businessGroups }, person_id) =>
      businessGroups.map((bg_no) => ({ person_id, bg_no })),
    ),
    person_store: each(({ storeNos }, person_id) =>
      storeNos.map((store_no) => ({ person_id, store_no })),
    ),
    person_account_set: each(({ accountSets }, person_id) =>
      accountSets.map((account_set_code) => ({ person_id, account_set_code })),
    ),
  };
}
