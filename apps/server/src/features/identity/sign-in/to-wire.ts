import type { PendingStep } from '@portal/contract/call';
import type { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import type { SignedIn, UserInfo } from '@portal/contract/identity/session';
import { SubsystemName } from '@portal/contract/subsystems/subsystems';
import { wireTime } from '@portal/common/group-time';
import type { DepartmentRow, PersonRow, TenantRow } from './store.ts';

/** The result of a sign-in, before it is put as the wire has it. */
export interface SignInResult {
  token: string;
  person: PersonRow;
  tenantId: number;
  departments: DepartmentRow[];
  tenants: TenantRow[];
  due: PendingStep[];
  dictionaries: Record<string, DictionaryItem[]>;
}

/** On the wire a status is a number: people and tenants alike, 1 is active. */
const active = 1;

const itemsAtMost = 500;
const dictionariesAtMost = 256 * 1_024; // bytes of JSON: browsers keep some 5 MB for a whole site

export function signInToWire(welcome: SignInResult): SignedIn {
  const { departments, tenantId } = welcome;
  return {
    token: welcome.token,
    userInfo: personToWire(welcome.person, { tenantId, department: departments[0] }),
    sysAllDictItems: portable(welcome.dictionaries),
    departs: departments.map((row) => ({
      id: row.id,
      departName: row.depart_name,
      orgCode: row.org_code,
    })),
    multi_depart: departments.length > 1 ? 2 : departments.length === 1 ? 1 : 0,
    tenantList: welcome.tenants.map(({ id, name }) => ({ id, name, status: active })),
    due: welcome.due,
  };
}

/** A person as they work just now: in which tenant, and in which of their departments. */
export function personToWire(
  person: PersonRow,
  { tenantId, department }: { tenantId: number; department: DepartmentRow | undefined },
): UserInfo {
  const defaultSystem = SubsystemName.safeParse(person.default_system);
  return {
    id: person.id,
    username: person.work_no,
    realname: person.realname,
    avatar: person.avatar,
    workNo: person.work_no,
    defaultSystem: defaultSystem.data ?? null,
    sex: person.sex,
    phone: person.phone,
    email: person.email,
    post: person.post,
    orgCode: department?.org_code ?? null,
    orgCodeTxt: department?.depart_name ?? null,
    status: active,
    loginTenantId: tenantId,
    createTime: wireTime(person.created_at),
  };
}

/**
 * Returns as many dictionaries as a browser can store, each whole: one cut short would look complete. The others are
 * fetched when they are needed.
 */
export function portable(dictionaries: SignInResult['dictionaries']): SignedIn['sysAllDictItems'] {
  let left = dictionariesAtMost;
  const fitting = Object.entries(dictionaries).filter(([code, items]) => {
    if (items.length > itemsAtMost) return false;
    const size = Buffer.byteLength(JSON.stringify([code, items]));
    if (size > left) return false;
    left -= size;
    return true;
  });
  return Object.fromEntries(fitting);
}
