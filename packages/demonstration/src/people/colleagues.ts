import type { Member } from './members.ts';
import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';

/** The supervisor of the cast, who decides about the stores of the east. */
export const supervisor = '900001';
/** The merchandiser of the cast. */
export const merchandiser = '900004';

/** Somebody of a department; its work number. */
export const someoneOf = (world: World, random: Random, orgCode: string): string =>
  random.pick(world.staffOfDepartment(orgCode)).workNo;

/** The manager of a store; where they ask themselves their deputy, or else the supervisor. @throws for one without a manager */
export function managerOf(world: World, storeNo: string, asks?: string): Member {
  const managers = world.staffOf(storeNo).filter(({ roles }) => roles.includes('store-manager'));
  if (managers.length === 0) throw new Error(`Nobody manages ${storeNo}`);
  return managers.find(({ workNo }) => workNo !== asks) ?? world.person(supervisor);
}
