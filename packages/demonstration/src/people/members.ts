import { defaultTenant } from '@portal/contract/limits';
import { type CastMember, cast } from './cast.ts';
import type { OrgCode } from '../organisation/organisation.ts';
import { regionOf } from '../organisation/places.ts';
import type { Random } from '../random.ts';
import { appointHeads } from './heads.ts';
import type { RoleCode } from './role-codes.ts';
import { makeStaff } from './staff.ts';
import { flagshipStoreNo, type Store } from '../organisation/stores.ts';

/** Somebody of the group, before a row is made of them. */
export interface Member {
  workNo: string;
  realname: string;
  sex: 1 | 2;
  post: string;
  defaultSystem: CastMember['defaultSystem'];
  roles: RoleCode[];
  departments: OrgCode[];
  businessGroups: string[];
  companies: string[];
  accountSets: string[];
  storeNos: string[];
  tenants: number[];
}

/** The id of who has a work number. */
export const personId = (workNo: string): string => `p-${workNo}`;

/** The cast first, then the rest of the group; and who is at the head of its departments and stores. */
export function makeMembers(random: Random, stores: Store[]) {
  const known = cast.map((one) => ({
    ...one,
    storeNos: storeNosOf(one, stores),
    tenants: one.tenants ?? [defaultTenant],
  }));
  const castStoreNos = new Set(known.flatMap(({ storeNos }) => storeNos));
  return appointHeads([...known, ...makeStaff(random, stores, castStoreNos)]);
}

function storeNosOf({ stores, businessGroups }: CastMember, all: Store[]): string[] {
  if (stores === 'none') return [];
  if (stores === 'one') return [flagshipStoreNo];
  return all
    .filter(({ bg_no }) => businessGroups.slice(0, 2).includes(bg_no))
    .filter(({ city }) => regionOf(city) === 'A01A01A01')
    .map(({ store_no }) => store_no)
    .slice(0, 30);
}
