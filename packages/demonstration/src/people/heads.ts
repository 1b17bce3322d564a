import { type OrgCode, orgCodes } from '../organisation/organisation.ts';
import { at } from '../random.ts';
import { isOfCast } from './cast.ts';
import type { Member } from './members.ts';

/** Heads of departments who can sign in; each other department has the first of its people who is not known by name. */
const headsOfCast = new Map<OrgCode, string>([
  ['A01A01A01', '900001'],
  ['A01A07', '900008'],
]);

/** The people at the head of departments and stores, by work number. */
export interface Heads {
  departments: ReadonlyMap<OrgCode, string>;
  stores: ReadonlyMap<string, string>;
}

/** Names the heads of all departments, who get the post and the rights of one, and those of stores: their managers. */
export function appointHeads(people: readonly Member[]) {
  const departments = new Map(
    orgCodes.map((orgCode) => [orgCode, headsOfCast.get(orgCode) ?? firstOf(people, orgCode)]),
  );
  const stores = new Map(
    people
      .filter(({ post }) => post === '店长')
      .map(({ storeNos, workNo }) => [at(storeNos, 0), workNo] as const)
      .toReversed(), // of two managers of a store the first
  );
  const posts = new Map([...departments].map(([orgCode, workNo]) => [workNo, postOf(orgCode)]));
  const members = people.map((member): Member => {
    const post = posts.get(member.workNo);
    if (post === undefined) return member;
    const roles: Member['roles'] = [...new Set([...member.roles, 'line-manager' as const])];
    return isOfCast(member) ? { ...member, roles } : { ...member, roles, post };
  });
  return { members, heads: { departments, stores } satisfies Heads };
}

function firstOf(people: readonly Member[], orgCode: OrgCode): string {
  const first = people.find(
    (member) =>
      member.departments[0] === orgCode && member.storeNos.length !== 1 && !isOfCast(member),
  );
  if (!first) throw new Error(`Nobody works in ${orgCode}`);
  return first.workNo;
}

/** The group has a general manager, its centres directors, and their departments managers. */
function postOf(orgCode: string): string {
  if (orgCode.length === 'A01'.length) return '总经理';
  return orgCode.length === 'A01A01'.length ? '总监' : '经理';
}

/**
 * Returns who decides first on what somebody asks for: the head of their one store, or of the nearest department above
 * what they head themselves.
 */
export function lineManagerOf(
  { workNo, storeNos, departments }: Member,
  heads: Heads,
): string | undefined {
  const [store, ...others] = storeNos;
  const keeper = store !== undefined && others.length === 0 ? heads.stores.get(store) : undefined;
  if (keeper !== undefined && keeper !== workNo) return keeper;
  return departments.flatMap((orgCode) => {
    const upwards = orgCodes
      .filter((code) => orgCode.startsWith(code))
      .toReversed()
      .map((code) => heads.departments.get(code));
    const own = upwards.lastIndexOf(workNo);
    return upwards.slice(own + 1).find((head) => head !== undefined) ?? [];
  })[0];
}
