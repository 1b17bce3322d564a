import { makeStores } from '@portal/demonstration/organisation/stores';
import type { Heads } from '@portal/demonstration/people/heads';
import { makeMembers, type Member } from '@portal/demonstration/people/members';
import { type Random, seededRandom } from '@portal/demonstration/random';
import { recordMakers } from '../records/all.ts';
import { createWorld, type World } from '@portal/demonstration/world/world';

interface DemonstrationWorld {
  world: World;
  members: Member[];
  heads: Heads;
  /** The source of chance after stores and people were made; the next things made depend on it. */
  random: Random;
}

/** Makes the stores and people of the demonstration, and the world around them. */
export function demonstrationWorld(now: Date, seed: number): DemonstrationWorld {
  const random = seededRandom(seed);
  const stores = makeStores(random, now);
  const { members, heads } = makeMembers(random, stores);
  const world = createWorld({ now, stores, people: members, heads, makers: recordMakers });
  return { world, members, heads, random };
}
