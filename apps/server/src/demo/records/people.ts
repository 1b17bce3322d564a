import type { Member } from '../people/people.ts';
import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';

/** The supervisor of the cast, who decides about the stores of the east. */
export const supervisor = '900001';
/** The merchandiser of the cast. */
export const merchandiser = '900004';

/** Somebody of a department; its work number. */
export const someoneOf = (world: World, random: Random, orgCode: string): string =>
  random.pick(world.staffOfDepartment(orgCode)).workNo;

/** The manager of a store, or who stands in for them where the manager asks. @throws for a store without anybody else */
export function managerOf(world: World, storeNo: string, asks?: string): Member {
  const first = otherThan(asks, world.staffOf(storeNo));
  if (!first) throw new Error(`Nobody works in ${storeNo}`);
  return first;
}

/** The first of some people who decides on what somebody asks for. */
export const otherThan = (asks: string | undefined, people: readonly Member[]) =>
  people.find(({ workNo }) => workNo !== asks);
